-- KEYS a value   ARGV what it has to be ("": nothing), what it becomes
local present = redis.call('GET', KEYS[1]) or ''
if present ~= ARGV[1] then
    return 0
end
redis.call('SET', KEYS[1], ARGV[2])
return 1
