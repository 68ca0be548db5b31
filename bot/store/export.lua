-- What stands under keys at this moment: type, when it expires in ms since the epoch (or -1), content.
-- Behind that, of a table: when its clock wants it, and when a teller should look at it. A lease is
-- not told of: who holds it does not come along.
-- KEYS any; or table, log, shown, opened, due, dirty, again   ARGV id of the table or ''
local readers = {
    string = function(key) return {redis.call('GET', key)} end,
    list = function(key) return redis.call('LRANGE', key, 0, -1) end,
    hash = function(key) return redis.call('HGETALL', key) end,
    set = function(key) return redis.call('SMEMBERS', key) end,
    zset = function(key) return redis.call('ZRANGE', key, 0, -1, 'WITHSCORES') end,
}
local found = {}
for at = 1, ARGV[1] == '' and #KEYS or 4 do
    local kind = redis.call('TYPE', KEYS[at]).ok
    local read = readers[kind]
    found[at] = {kind, redis.call('PEXPIRETIME', KEYS[at]), read and read(KEYS[at]) or {}}
end
if ARGV[1] ~= '' then
    local due, dirty = redis.call('ZSCORE', KEYS[5], ARGV[1]), redis.call('ZSCORE', KEYS[6], ARGV[1])
    local again = redis.call('HGET', KEYS[7], ARGV[1])
    if again and (not dirty or tonumber(again) < tonumber(dirty)) then
        dirty = again
    end
    found[5], found[6] = due or '', dirty or ''
end
return found
