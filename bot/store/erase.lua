-- KEYS table, dirty, held, again, due, log, shown, opened, census   ARGV id
if redis.call('TYPE', KEYS[1]).ok == 'hash' then
    count(KEYS[9], KEYS[1], '')
end
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
redis.call('HDEL', KEYS[4], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
for _, at in ipairs({1, 6, 7, 8}) do
    redis.call('DEL', KEYS[at])
end
