-- One message may be sent now, or in so many microseconds.
-- Each limit remembers when it would be quite unused again (the generic cell rate algorithm):
-- every message moves that moment on by `gap`, and it may lie at most `slack` ahead of now.
-- KEYS holds: all, chat; then one for each limit   ARGV now, how many holds, gap, slack, gap, slack...
local now, holds = tonumber(ARGV[1]), tonumber(ARGV[2])
local wait = 0
for at = 1, holds do
    wait = math.max(wait, tonumber(redis.call('GET', KEYS[at]) or now) - now)
end
local moments = {}
for at = holds + 1, #KEYS do
    local place = 3 + (at - holds - 1) * 2
    local moment = math.max(tonumber(redis.call('GET', KEYS[at]) or now), now)
    wait = math.max(wait, moment - tonumber(ARGV[place + 1]) - now)
    moments[at] = moment + tonumber(ARGV[place])
end
if wait > 0 then
    return wait
end
for at, moment in pairs(moments) do
    -- a minute longer than needed: the caller's clock need not be the server's
    redis.call('SET', KEYS[at], string.format('%.0f', moment),
        'PX', string.format('%.0f', math.ceil((moment - now) / 1000) + 60000))
end
return 0
