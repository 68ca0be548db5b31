-- The next version of a table with its log, deadline and dirty mark, if nobody was quicker.
-- KEYS table, dirty, held, again, due, log, shown, opened, census
-- ARGV id, version before, version after, token, data, venue, people, wake_at or '',
--      dirty_at or '', seconds to live if it is over or '', the update at work or '', how many
--      updates to remember, as what it is counted, token before or '', log entries...
local id = ARGV[1]
local version, token = unpack(redis.call('HMGET', KEYS[1], 'version', 'token'))
if version ~= ARGV[2] or (ARGV[14] ~= '' and token ~= ARGV[14]) then
    -- the same commit, asked again after its answer was lost
    return version == ARGV[3] and token == ARGV[4] and 1 or 0
end
count(KEYS[9], KEYS[1], ARGV[13])
redis.call('HSET', KEYS[1], 'version', ARGV[3], 'token', ARGV[4], 'data', ARGV[5],
    'venue', ARGV[6], 'people', ARGV[7])
for at = 15, #ARGV do
    redis.call('RPUSH', KEYS[6], ARGV[at])
end
if ARGV[11] ~= '' then
    local updates = {ARGV[11]}
    for update in string.gmatch(redis.call('HGET', KEYS[1], 'updates') or '', '%d+') do
        if #updates < tonumber(ARGV[12]) then
            table.insert(updates, update)
        end
    end
    redis.call('HSET', KEYS[1], 'updates', table.concat(updates, ' '))
end
if ARGV[8] == '' then
    redis.call('ZREM', KEYS[5], id)
else
    redis.call('ZADD', KEYS[5], ARGV[8], id)
end
if ARGV[9] ~= '' then
    mark(KEYS[2], KEYS[3], KEYS[4], id, ARGV[9])
end
if ARGV[10] ~= '' then
    redis.call('HSET', KEYS[1], 'over', '1')
    for _, at in ipairs({1, 6, 7, 8}) do
        -- from then on; what is changed afterwards lengthens nothing
        redis.call('EXPIRE', KEYS[at], ARGV[10], 'LT')
    end
end
return 1
