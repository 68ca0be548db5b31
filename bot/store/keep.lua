-- The venue is won: the new table stays, and clock and teller learn of it.
-- KEYS table, dirty, held, again, due, census   ARGV id, wake_at or '', dirty_at, as what it counts
if redis.call('PERSIST', KEYS[1]) == 0 then
    return redis.call('EXISTS', KEYS[1])
end
if ARGV[2] ~= '' then
    redis.call('ZADD', KEYS[5], ARGV[2], ARGV[1])
end
count(KEYS[6], KEYS[1], ARGV[4])
mark(KEYS[2], KEYS[3], KEYS[4], ARGV[1], ARGV[3])
return 1
