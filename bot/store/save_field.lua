-- A field of what belongs to a table; it lives as long as the table, and not without one.
-- KEYS table, hash   ARGV field, value or '', the person who has to sit there for it or ''
local function sits(person)
    local people = redis.call('HGET', KEYS[1], 'people') or ''
    return string.find(',' .. people .. ',', ',' .. person .. ',', 1, true)
end

if ARGV[2] == '' then
    redis.call('HDEL', KEYS[2], ARGV[1])
elseif redis.call('EXISTS', KEYS[1]) == 1 and (ARGV[3] == '' or sits(ARGV[3])) then
    redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
    local left = redis.call('TTL', KEYS[1])
    if left > 0 then
        redis.call('EXPIRE', KEYS[2], left)
    end
end
