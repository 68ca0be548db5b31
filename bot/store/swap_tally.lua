-- KEYS a tally, how many have answered what
-- ARGV the tally as it has to be, as it becomes, the question's name, its votes
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
    return 0
end
redis.call('SET', KEYS[1], ARGV[2])
redis.call('HSET', KEYS[2], ARGV[3], ARGV[4])
return 1
