/** Scripts that the store runs as one step; the first line is their name. The tests' own server has them in JavaScript. */

/**
 * Adds a purge, which is the newest of the log, and announces it.
 * KEYS: log. ARGV: request; milliseconds that purges are kept; their maximum number, above which all pages are purged;
 * the request for that; id of the call; channel of the answers.
 * Returns the purge's time and the number of processes that were told.
 */
export const ADD_PURGE = `#!lua flags=allow-oom
-- add-purge
local time = redis.call('TIME')
local newest = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
local at = math.max(time[1] * 1000 + math.floor(time[2] / 1000), (tonumber(newest[2]) or 0) + 1)
redis.call('ZREMRANGEBYSCORE', KEYS[1], 1, at - tonumber(ARGV[2]))
local request = ARGV[1]
if redis.call('ZCARD', KEYS[1]) > tonumber(ARGV[3]) then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], 1, '+inf')
  request = ARGV[4]
end
redis.call('ZADD', KEYS[1], at, request)
return {at, redis.call('PUBLISH', KEYS[1], cjson.encode({at = at, id = ARGV[5], answerTo = ARGV[6]}))}
`

/**
 * The purges after a time, and the id of the log, which is a new one when the store has lost its contents.
 * KEYS: log. ARGV: time; id for a new log.
 */
export const READ_LOG = `-- read-log
local id = redis.call('ZRANGEBYSCORE', KEYS[1], 0, 0)[1]
if not id then
  id = ARGV[2]
  redis.call('ZADD', KEYS[1], 0, id)
end
return {id, redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf', 'WITHSCORES')}
`

/**
 * Stores a page and ends its lock, if the lock is still the caller's.
 * KEYS: lock, page. ARGV: token; page; milliseconds. Returns 1, or 0 without the lock.
 */
export const KEEP_PAGE = `-- keep-page
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('DEL', KEYS[1])
return 1
`

/**
 * Changes the caller's lock. KEYS: lock. ARGV: token; new value, '' to end it; milliseconds. Returns 1, or 0 without the
 * lock.
 */
export const CHANGE_LOCK = `-- change-lock
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1
`

/**
 * Counts a request of a rate (GCRA: the time at which a client that used its rate evenly would send the next one).
 * KEYS: client. ARGV: milliseconds per request; number of requests at once. Returns 0, or the milliseconds to wait.
 */
export const TAKE = `-- take
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local each = tonumber(ARGV[1])
local next = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0))
local wait = math.ceil(next - now - (ARGV[2] - 1) * each)
if wait > 0 then return wait end
next = math.ceil(next + each)
redis.call('SET', KEYS[1], string.format('%.0f', next), 'PX', string.format('%.0f', next - now))
return 0
`

/**
 * A step of attempts (server/app/session/attempt-delay.ts).
 * KEYS: attempts. ARGV: step; attempts without a delay; first and longest delay, and memory, in milliseconds.
 * Returns 0, or the milliseconds to wait.
 */
export const ATTEMPT = `-- attempt
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local count, ends = string.match(redis.call('GET', KEYS[1]) or '0 0', '(%d+) (%d+)')
count, ends = tonumber(count), tonumber(ends)
local step, free = ARGV[1], tonumber(ARGV[2])
local wait = math.max(0, ends - now)
if step == 'wait' or (step == 'begin' and wait > 0) then return wait end
if step == 'begin' then
  count = count + 1
  ends = count < free and 0 or now + math.min(tonumber(ARGV[4]), ARGV[3] * 2 ^ (count - free))
elseif step == 'withdraw' then
  count = count - 1
  if count < free then ends = 0 end
else
  count = 0
end
if count < 1 then
  redis.call('DEL', KEYS[1])
else
  redis.call('SET', KEYS[1], string.format('%d %.0f', count, ends), 'PX', ARGV[5])
end
return 0
`

/** A value and its remaining milliseconds, of one moment. KEYS: name. */
export const READ_VALUE = `-- read-value
return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}
`
