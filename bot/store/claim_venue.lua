-- The venue is for this table if it is free, or still given to the stale one.
-- Answers with the table that stands there now.
-- KEYS venues of the chat   ARGV topic, id, the stale one or ''
local present = redis.call('HGET', KEYS[1], ARGV[1])
if not present or present == ARGV[3] then
    redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
    return ARGV[2]
end
return present
