/** The scripts of `shared-store/scripts.ts` in JavaScript, for the small store of the tests. */
import type {SmallDatabase} from './small-database'

type Script = (
  database: SmallDatabase,
  keys: readonly string[],
  values: readonly string[],
  publish: (channel: string, text: string) => number,
) => unknown

/** Members of a sorted set with scores above and up to the bounds, alternating with the scores. */
const between = (database: SmallDatabase, key: string, above: number, upTo: number): string[] =>
  database
    .sorted(key)
    .filter(([, score]) => score > above && score <= upTo)
    .flatMap(([member, score]) => [member, String(score)])

export const smallScripts: Readonly<Record<string, Script>> = {
  'add-purge'(
    database,
    [log = ''],
    [given = '', retentionMs, most, all = '', id, answerTo],
    publish,
  ) {
    const members = database.get<Map<string, number>>(log) ?? new Map<string, number>()
    const newest = database.sorted(log).at(-1)?.[1] ?? 0
    const at = Math.max(Date.now(), newest + 1)
    const isOver = members.size > Number(most)
    for (const [member, score] of members)
      if (score >= 1 && (isOver || score <= at - Number(retentionMs))) members.delete(member)
    database.score(log, isOver ? all : given, at, true)
    return [at, publish(log, JSON.stringify({at, id, answerTo}))]
  },
  'read-log'(database, [log = ''], [after, newId = '']) {
    const known = database.sorted(log).find(([, score]) => score === 0)?.[0]
    if (!known) database.score(log, newId, 0)
    return [known ?? newId, between(database, log, Number(after), Infinity)]
  },
  'read-value'(database, [name = '']) {
    return [database.get(name), database.left(name)]
  },
  'keep-page'(database, [lock = '', page = ''], [token, value = '', ms]) {
    if (database.get(lock) !== token) return 0
    database.set(page, value, Date.now() + Number(ms))
    database.delete(lock)
    return 1
  },
  'change-lock'(database, [lock = ''], [token, value = '', ms]) {
    if (database.get(lock) !== token) return 0
    if (value === '') database.delete(lock)
    else database.set(lock, value, Date.now() + Number(ms))
    return 1
  },
  take(database, [client = ''], [each, burst]) {
    const now = Date.now()
    const due = Math.max(now, Number(database.get(client) ?? 0))
    const wait = Math.ceil(due - now - (Number(burst) - 1) * Number(each))
    if (wait > 0) return wait
    const next = Math.ceil(due + Number(each))
    database.set(client, String(next), next)
    return 0
  },
  attempt(database, [key = ''], [step, free, first, longest, memory]) {
    const now = Date.now()
    const [known = 0, until = 0] = (database.get<string>(key) ?? '0 0').split(' ').map(Number)
    const wait = Math.max(0, until - now)
    if (step === 'wait' || (step === 'begin' && wait > 0)) return wait
    const count = {begin: known + 1, withdraw: known - 1}[step ?? ''] ?? 0
    const delay = Math.min(Number(longest), Number(first) * 2 ** (count - Number(free)))
    const begun = count < Number(free) ? 0 : now + delay
    const ends = step === 'begin' ? begun : count < Number(free) ? 0 : until
    if (count < 1) database.delete(key)
    else database.set(key, `${count} ${ends}`, now + Number(memory))
    return 0
  },
}
