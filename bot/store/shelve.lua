-- Tables that are over and may name the person; what has expired by now is not looked for.
-- KEYS traces   ARGV seconds after which a table has expired, tables...
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[1])
for at = 2, #ARGV do
    redis.call('ZADD', KEYS[1], now, ARGV[at])
end
redis.call('EXPIRE', KEYS[1], ARGV[1])
