-- The table, but only its version if the one already known is this very one: a server that has
-- lost its last writes may have come to the same number in another way.
-- KEYS table   ARGV known version or '', its token
local version, token = unpack(redis.call('HMGET', KEYS[1], 'version', 'token'))
if not version then
    return redis.call('EXISTS', KEYS[1]) == 1 and {'', '', ''} or {}
end
if version == ARGV[1] and token == ARGV[2] then
    return {version}
end
return {version, redis.call('HGET', KEYS[1], 'data') or '', token or ''}
