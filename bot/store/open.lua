-- A new table, for a short while only: it stays once its venue is won.
-- KEYS table   ARGV version, token, data, venue, people, seconds to live
if redis.call('EXISTS', KEYS[1]) == 1 then
    return redis.call('HGET', KEYS[1], 'token') == ARGV[2] and 1 or 0
end
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'token', ARGV[2], 'data', ARGV[3],
    'venue', ARGV[4], 'people', ARGV[5])
redis.call('EXPIRE', KEYS[1], ARGV[6])
return 1
