-- Nothing that stands in Telegram, and nothing that is opened there, leads to the person any more.
-- A teller that is at work there looks once more: it may have sent them a message just now.
-- KEYS dirty, held, again, shown, opened   ARGV id, now, person, places...
redis.call('HDEL', KEYS[5], ARGV[3])
for at = 4, #ARGV do
    redis.call('HDEL', KEYS[4], ARGV[at])
end
if redis.call('HEXISTS', KEYS[2], ARGV[1]) == 1 then
    mark(KEYS[1], KEYS[2], KEYS[3], ARGV[1], ARGV[2])
end
