-- A table comes from elsewhere, in place of what an import that was cut off has left of it.
-- KEYS table, log, shown, opened, due, dirty, census
-- ARGV id, due or '', dirty or '', then for each of the first four keys: when it expires in ms since
--      the epoch or '', how many arguments follow, those
for at, score in ipairs({ARGV[2], ARGV[3]}) do
    if score == '' then
        redis.call('ZREM', KEYS[4 + at], ARGV[1])
    else
        redis.call('ZADD', KEYS[4 + at], score, ARGV[1])
    end
end
count(KEYS[7], KEYS[1], '')
local first = 4
for part = 1, 4 do
    local expires, size = ARGV[first], tonumber(ARGV[first + 1])
    redis.call('DEL', KEYS[part])
    local at = first + 2
    while at < first + 2 + size do
        if part == 2 then
            redis.call('RPUSH', KEYS[2], ARGV[at])
            at = at + 1
        else
            redis.call('HSET', KEYS[part], ARGV[at], ARGV[at + 1])
            at = at + 2
        end
    end
    if expires ~= '' then
        redis.call('PEXPIREAT', KEYS[part], expires)
    end
    first = at
end
local kind = redis.call('HGET', KEYS[1], 'counted')
if kind then
    redis.call('HDEL', KEYS[1], 'counted')
    count(KEYS[7], KEYS[1], kind)
end
