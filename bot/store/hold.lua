-- Nothing is sent until then; a longer hold stays. Nobody is held for more than a day.
-- KEYS hold   ARGV until
local present = redis.call('GET', KEYS[1])
if not present or tonumber(present) < tonumber(ARGV[1]) then
    redis.call('SET', KEYS[1], ARGV[1], 'EX', 86400)
end
