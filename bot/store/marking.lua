-- The table should be looked at: at the earlier of this moment and the one already set. While a
-- teller works on it the mark waits for that teller, so that no two work on one table.
local function mark(dirty, held, again, id, at)
    if redis.call('HEXISTS', held, id) == 1 then
        local present = redis.call('HGET', again, id)
        if not present or tonumber(at) < tonumber(present) then
            redis.call('HSET', again, id, at)
        end
        return
    end
    local present = redis.call('ZSCORE', dirty, id)
    if not present or tonumber(at) < tonumber(present) then
        redis.call('ZADD', dirty, at, id)
    end
end

