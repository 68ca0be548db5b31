-- KEYS table, due   ARGV id, at or '', version or '' for any
if ARGV[3] ~= '' and redis.call('HGET', KEYS[1], 'version') ~= ARGV[3] then
    return
end
if ARGV[2] == '' then
    redis.call('ZREM', KEYS[2], ARGV[1])
else
    redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
end
