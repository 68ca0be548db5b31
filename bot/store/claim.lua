-- What is due by now, most urgent first, is nobody else's until the lease ends. The lease of a dirty
-- table says where it stood in line. Answers with the tables, each before its place.
-- KEYS index, and for dirty tables held, again   ARGV now, limit, end of the lease, token
local found = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES',
    'LIMIT', 0, ARGV[2])
for at = 1, #found, 2 do
    local id, place = found[at], found[at + 1]
    redis.call('ZADD', KEYS[1], ARGV[3], id)
    if KEYS[2] then
        redis.call('HSET', KEYS[2], id, ARGV[4] .. ' ' .. place)
        local again = redis.call('HGET', KEYS[3], id)
        if again and tonumber(again) <= tonumber(ARGV[1]) then
            redis.call('HDEL', KEYS[3], id)
        end
    end
end
return found
