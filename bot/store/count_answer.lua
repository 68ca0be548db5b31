-- An answer is counted and its giver has given it: both at once, or neither.
-- KEYS a person's record, a tally, how many have answered what
-- ARGV the record as it has to be ("": none) and as it becomes, the tally likewise,
--      the question's name, its votes
local record = redis.call('GET', KEYS[1]) or ''
if record == ARGV[2] then
    return 1
end
if record ~= ARGV[1] or (redis.call('GET', KEYS[2]) or '') ~= ARGV[3] then
    return 0
end
redis.call('SET', KEYS[1], ARGV[2])
redis.call('SET', KEYS[2], ARGV[4])
redis.call('HSET', KEYS[3], ARGV[5], ARGV[6])
return 1
