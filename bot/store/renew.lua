-- A worker is alive and still works on these tables: each lease that is its own ends later.
-- KEYS dirty, held   ARGV end of the lease, id, token, id, token...
for at = 2, #ARGV, 2 do
    local lease = redis.call('HGET', KEYS[2], ARGV[at])
    if string.match(lease or '', '^%S+') == ARGV[at + 1] then
        redis.call('ZADD', KEYS[1], 'XX', ARGV[1], ARGV[at])
    end
end
