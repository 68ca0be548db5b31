-- A table that cannot be read is over; what is stored of it stays for a while, to be looked at.
-- The version matches nobody's any more, so that no commit can bring the table back.
-- KEYS table, dirty, held, again, due, log, shown, opened, census   ARGV id, seconds to live
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
redis.call('HDEL', KEYS[4], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
local venue = ''
if redis.call('TYPE', KEYS[1]).ok == 'hash' then
    venue = redis.call('HGET', KEYS[1], 'venue') or ''
    count(KEYS[9], KEYS[1], '')
    redis.call('HSET', KEYS[1], 'over', '1', 'version', 'closed')
else
    redis.call('DEL', KEYS[1])
end
for _, at in ipairs({1, 6, 7, 8}) do
    redis.call('EXPIRE', KEYS[at], ARGV[2])
end
return venue
