-- The table, but only its version if that is the one already known.
-- KEYS table   ARGV known version or ''
local version = redis.call('HGET', KEYS[1], 'version')
if not version then
    return redis.call('EXISTS', KEYS[1]) == 1 and {'', ''} or {}
end
if version == ARGV[1] then
    return {version}
end
return {version, redis.call('HGET', KEYS[1], 'data') or ''}
