import {createHash} from 'node:crypto'
import {FORGET_LOGIN, PREVIEW_LOGIN_ENDED, STATE_ASKED} from '../../../common/server-events'
import {DELAYS} from '../../app/session/attempt-delay'
import type {StateCall, StateQuestion} from '../../app/shared-state'
import type {StoreClient} from './connect'
import {ATTEMPT, TAKE} from './scripts'
import {PATIENT_MS, type SharedStore} from './shared-store'

/** Keys have addresses of clients. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

async function run(client: StoreClient, name: string, call: StateCall): Promise<number> {
  switch (call.kind) {
    case 'rate': {
      const {perSecond, burst} = call.rate
      return Number(await client.eval(TAKE, 1, name, 1000 / perSecond, burst))
    }
    case 'attempt': {
      const {free, firstMs, longestMs, memoryMs} = DELAYS
      const values = [call.step, free, firstMs, longestMs, memoryMs]
      return Number(await client.eval(ATTEMPT, 1, name, ...values))
    }
    case 'mark': {
      const forMs = Math.max(1, Math.ceil(call.forMs))
      return (await client.set(name, '1', 'PX', forMs, 'NX')) === 'OK' ? 1 : 0
    }
    case 'unmark':
      return client.del(name)
  }
}

/** Milliseconds since 1970 at which a login ends, and its id. */
interface EndedLogin {
  readonly id: string
  readonly endsAt: number
}

/**
 * Answers the bundle's questions about state of all processes: limits, delays of attempts, tokens that are used once;
 * and passes on ended logins of the preview.
 * @param prefix begin of all names
 */
export function createSharedState(store: SharedStore, prefix: string) {
  const {messages} = store.connection
  const logins = `${prefix}:ended-logins`

  const answer = async ({call, answer}: StateQuestion): Promise<void> => {
    const kind = call.kind === 'unmark' ? 'mark' : call.kind
    const name = `${prefix}:${kind}:${hashOf(call.key)}`
    // Rates are asked with every request of a route, the others with logins.
    const limitMs = call.kind === 'rate' ? store.connection.budgetMs : PATIENT_MS
    const result = await store.call(call.kind, (client) => run(client, name, call), {limitMs})
    answer(result && result.value)
  }
  const onQuestion = (question: StateQuestion): void => void answer(question)

  const onLoginEnded = ({id, endsAt}: EndedLogin): void =>
    void store.call(
      'login-ended',
      async (client) => {
        await client.zremrangebyscore(logins, 1, Date.now())
        await client.zadd(logins, endsAt, id)
        await client.publish(logins, id)
      },
      {limitMs: PATIENT_MS},
    )
  const readLogins = async (): Promise<void> => {
    const read = (client: StoreClient) =>
      client.zrangebyscore(logins, Date.now(), '+inf', 'WITHSCORES')
    const ended = (await store.call('ended-logins', read, {limitMs: PATIENT_MS}))?.value ?? []
    for (let at = 0; at + 1 < ended.length; at += 2) {
      const login = {id: ended[at], endsAt: Number(ended[at + 1])}
      process.emit(FORGET_LOGIN as 'message', login, undefined)
    }
  }
  messages.on('message', (channel: string) => void (channel === logins && readLogins()))

  process.on(STATE_ASKED, onQuestion)
  process.on(PREVIEW_LOGIN_ENDED, onLoginEnded)
  return {
    answer,
    /** To be called when the store can be used, the first time and again. */
    onUsable: async (): Promise<void> => {
      await messages.subscribe(logins).catch(() => undefined)
      await readLogins()
    },
    close: (): void => {
      process.off(STATE_ASKED, onQuestion)
      process.off(PREVIEW_LOGIN_ENDED, onLoginEnded)
    },
  }
}
