-- Tables by stage and game. Each remembers as what it is counted, so that none is counted twice
-- when a step is asked again, and none is forgotten. A table that is over counts as nothing ('').
local function count(census, table_key, kind)
    local before = redis.call('HGET', table_key, 'counted') or ''
    if before == kind then
        return
    end
    if before ~= '' then
        redis.call('HINCRBY', census, before, -1)
    end
    if kind ~= '' then
        redis.call('HINCRBY', census, kind, 1)
        redis.call('HSET', table_key, 'counted', kind)
    else
        redis.call('HDEL', table_key, 'counted')
    end
end

