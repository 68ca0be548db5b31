-- KEYS table, dirty, held, again   ARGV id, at
if redis.call('EXISTS', KEYS[1]) == 1 then
    mark(KEYS[2], KEYS[3], KEYS[4], ARGV[1], ARGV[2])
end
