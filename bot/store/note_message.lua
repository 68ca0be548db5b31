-- KEYS newest messages of the chat   ARGV topic, message, seconds to live
local present = redis.call('HGET', KEYS[1], ARGV[1])
if not present or tonumber(present) < tonumber(ARGV[2]) then
    redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
end
redis.call('EXPIRE', KEYS[1], ARGV[3])
