import {createHash} from 'node:crypto'
import {z} from 'zod'
import type {CachedAnswer, SharedAnswers} from '../proxy-cache'
import type {PurgeLog} from './purge-log'
import {packRecord, unpackRecord} from './record'
import {READ_VALUE} from './scripts'
import {PATIENT_MS, type SharedStore} from './shared-store'

/** Version of the form in which answers are stored; a host reads no other one. */
const FORMAT = 1

const span = z.number().min(0)
const descriptionSchema = z.object({
  headers: z.array(
    z.tuple([z.string(), z.union([z.string(), z.number(), z.array(z.string())])]).readonly(),
  ),
  /** Milliseconds from the answer until it is stale. */
  freshMs: span,
  /** Newest purge that was known when the backend was asked, by the log's clock. */
  purgesUntil: span,
})

interface SharedAnswersOptions {
  store: SharedStore
  log: PurgeLog
  /** Begin of all names; it has the shop's origin. */
  prefix: string
  /** Id of the build: its rules for headers made the answers. */
  bundleId: string
}

/** The answers of the caching proxies in the shared store. */
export function createSharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const {store, log, prefix, bundleId} = options
  /** Keys have whole addresses. */
  const nameOf = (key: string): string => {
    const hash = createHash('sha256').update(key).digest('base64url')
    return `${prefix}:answer:${FORMAT}:${bundleId}:${log.id}:${hash}`
  }
  const decode = (value: Buffer, remainingMs: number, now: number): CachedAnswer | null => {
    const record = unpackRecord(value)
    const {data} = descriptionSchema.safeParse(record?.description)
    if (!record || !data || remainingMs < 0 || log.isAllPurged(data.purgesUntil)) return null
    const madeAt = now - Math.max(0, data.freshMs - remainingMs)
    const {headers, freshMs} = data
    return {headers, body: record.bodies, madeAt, freshUntil: madeAt + freshMs}
  }

  return {
    read: async (key, now) => {
      if (log.id === null) return null
      const read = async (): Promise<CachedAnswer | null> => {
        const {calls} = store.connection
        const [value, remaining] = (await calls.callBuffer('EVAL', READ_VALUE, 1, nameOf(key))) as [
          Buffer | null,
          number,
        ]
        return value && decode(value, remaining, now)
      }
      const outcomeOf = (found: CachedAnswer | null) => (found ? 'found' : 'absent')
      return (await store.call('answer', read, {outcomeOf}))?.value ?? null
    },
    begin: () => {
      const {id, readUntil: purgesUntil} = log
      return async (key, {headers, body, madeAt, freshUntil}, now) => {
        const remainingMs = Math.floor(freshUntil - now)
        // A purge, or another log, since the backend was asked.
        if (id === null || id !== log.id || log.isAllPurged(purgesUntil) || remainingMs < 1) return
        const freshMs = freshUntil - madeAt
        const value = packRecord({headers, freshMs, purgesUntil}, [body])
        if (!value) return
        await store.call(
          'keep-answer',
          (client) => client.set(nameOf(key), value, 'PX', remainingMs),
          {limitMs: PATIENT_MS},
        )
      }
    },
  }
}
