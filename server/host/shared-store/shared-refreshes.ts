import {randomUUID} from 'node:crypto'
import {setTimeout as sleep} from 'node:timers/promises'
import {
  STORED_MS,
  STORED_UNCHANGED_MS,
  REFRESH_LIMIT_MS,
  type Refreshed,
} from '../../app/session/refresh-store'
import type {SessionTokens} from '../../app/session/tokens'
import type {Refreshes} from '../cluster-refreshes'
import {seal, unseal} from './sealed-tokens'
import {CHANGE_LOCK, READ_VALUE} from './scripts'
import {PATIENT_MS, type SharedStore} from './shared-store'

/** A refresh that is made twice may end a session; it takes longer than this anyway. */
const PATIENT = {limitMs: PATIENT_MS}
const ASK_EVERY_MS = 50
/** Begins the value of a refresh that runs; a result has no colon. */
const RUNNING = 'running:'

/** A result, and its age in whole seconds. */
interface Found {
  readonly refreshed: Refreshed
  readonly age: number
}

const lifetimeMsOf = ({nextKey}: Refreshed): number => (nextKey ? STORED_MS : STORED_UNCHANGED_MS)

/**
 * Shares refreshes of sessions among all hosts: one of all simultaneous requests refreshes, and its encrypted result answers
 * the others and later ones.
 * @param own processes that share refreshes while the store does not answer
 */
export function createSharedRefreshes(store: SharedStore, prefix: string, own: Refreshes) {
  const nameOf = (key: string) => `${prefix}:refresh:${key}`
  /** Values of the refreshes that this process runs. */
  const running = new Map<string, string>()

  const read = async (name: string): Promise<{value: string | null; leftMs: number} | null> => {
    const answer = await store.call(
      'refresh',
      async (client) => {
        const [value, leftMs] = (await client.eval(READ_VALUE, 1, name)) as [string | null, number]
        return {value, leftMs}
      },
      PATIENT,
    )
    return answer && answer.value
  }

  /** The last of the refreshes that followed one another. */
  const latest = async (
    name: string,
    token: string,
    value: string,
    leftMs: number,
  ): Promise<Found | null> => {
    const refreshed = unseal(name, token, value)
    if (!refreshed) return null
    const age = Math.ceil(Math.max(0, lifetimeMsOf(refreshed) - leftMs) / 1000)
    const nextName = refreshed.nextKey && nameOf(refreshed.nextKey)
    const next = nextName ? await read(nextName) : null
    if (!nextName || !next?.value || next.value.startsWith(RUNNING)) return {refreshed, age}
    const later = await latest(nextName, refreshed.tokens.refreshToken, next.value, next.leftMs)
    return later ?? {refreshed, age}
  }

  /** Tokens; `null` to let the caller refresh, `undefined` when the store does not answer. */
  const find = async (key: string, token: string): Promise<SessionTokens | null | undefined> => {
    const name = nameOf(key)
    const mine = RUNNING + randomUUID()
    for (const until = performance.now() + REFRESH_LIMIT_MS; performance.now() < until;) {
      const claimed = await store.call(
        'refresh',
        (client) => client.set(name, mine, 'PX', REFRESH_LIMIT_MS, 'NX'),
        PATIENT,
      )
      if (!claimed) return undefined
      if (claimed.value === 'OK') {
        running.set(key, mine)
        return null
      }
      const known = await read(name)
      if (!known) return undefined
      if (known.value?.startsWith(RUNNING)) await sleep(ASK_EVERY_MS)
      else if (known.value) {
        const found = await latest(name, token, known.value, known.leftMs)
        if (!found) return null
        const {tokens} = found.refreshed
        return {
          ...tokens,
          expiresIn: Math.max(0, tokens.expiresIn - found.age),
          refreshExpiresIn: Math.max(0, tokens.refreshExpiresIn - found.age),
        }
      }
    }
    return null
  }

  const refreshes: Refreshes = {
    ask: (question) =>
      void find(question.key, question.token).then((tokens) =>
        tokens === undefined ? own.ask(question) : question.answer(tokens),
      ),
    ended: (end) => {
      own.ended(end)
      const {key, token, refreshed} = end
      const name = nameOf(key)
      const mine = running.get(key)
      running.delete(key)
      void store.call(
        'refresh',
        async (client) => {
          if (refreshed) {
            await client.set(name, seal(name, token, refreshed), 'PX', lifetimeMsOf(refreshed))
          } else if (mine) await client.eval(CHANGE_LOCK, 1, name, mine, '', 0)
        },
        PATIENT,
      )
    },
  }
  return refreshes
}
