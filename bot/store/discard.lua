-- The venue is lost: the new table goes, unless it has been kept after all.
-- KEYS table
if redis.call('TTL', KEYS[1]) >= 0 then
    redis.call('DEL', KEYS[1])
end
