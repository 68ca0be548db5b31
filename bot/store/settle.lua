-- The teller has done what it could: nothing more to do, or something later, or nothing could be
-- done and the table keeps its place in line. What became dirty meanwhile stays so. A lease that
-- went to another changes nothing.
-- KEYS dirty, held, again   ARGV id, token, next_at or '' or 'place'
local lease = redis.call('HGET', KEYS[2], ARGV[1])
local token, place = string.match(lease or '', '^(%S+) ?(%S*)$')
if token ~= ARGV[2] then
    return
end
local at = ARGV[3]
if at == 'place' then
    at = place == '' and '0' or place
end
local again = redis.call('HGET', KEYS[3], ARGV[1])
if again and (at == '' or tonumber(again) < tonumber(at)) then
    at = again
end
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
if at == '' then
    redis.call('ZREM', KEYS[1], ARGV[1])
else
    redis.call('ZADD', KEYS[1], at, ARGV[1])
end
