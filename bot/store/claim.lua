-- What is due by now, most urgent first, is nobody else's until the lease ends.
-- KEYS index, and for dirty tables held, again   ARGV now, limit, end of the lease, token
local ids = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
for _, id in ipairs(ids) do
    redis.call('ZADD', KEYS[1], ARGV[3], id)
    if KEYS[2] then
        redis.call('HSET', KEYS[2], id, ARGV[4])
        local again = redis.call('HGET', KEYS[3], id)
        if again and tonumber(again) <= tonumber(ARGV[1]) then
            redis.call('HDEL', KEYS[3], id)
        end
    end
end
return ids
