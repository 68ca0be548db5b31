-- Those who may be asked by now, each told to one worker once.
-- KEYS a sorted set   ARGV now, limit
local ids = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
for _, id in ipairs(ids) do
    redis.call('ZREM', KEYS[1], id)
end
return ids
