import {REFRESH_ASKED, REFRESH_ENDED} from '../../common/server-events'
import {
  REFRESH_LIMIT_MS,
  type RefreshEnd,
  type RefreshQuestion,
  type RefreshStore,
} from '../app/session/refresh-store'
import type {SessionTokens} from '../app/session/tokens'
import {PendingCalls} from './pending-calls'

/** Milliseconds that a process waits for the first process: longer than that waits for another refresh. */
const ANSWER_WITHIN_MS = REFRESH_LIMIT_MS + 1_000

/** Messages from a process that refreshes a session to the first process, and back. They contain tokens. */
export type RefreshMessage =
  | {type: 'storefront:ask-refresh'; id: number; key: string}
  | {type: 'storefront:refresh'; id: number; tokens: SessionTokens | null}
  | ({type: 'storefront:refresh-ended'} & Omit<RefreshEnd, 'token'>)

type Tell = (message: RefreshMessage) => unknown

/** Processes that share refreshes. */
export interface Refreshes {
  ask: (question: RefreshQuestion) => void
  ended: (end: RefreshEnd) => void
}

/** Lets processes share the refreshes of this one. @returns ends that */
export function answerRefreshes({ask, ended}: Refreshes): () => void {
  process.on(REFRESH_ASKED, ask)
  process.on(REFRESH_ENDED, ended)
  return () => {
    process.off(REFRESH_ASKED, ask)
    process.off(REFRESH_ENDED, ended)
  }
}

/** The refreshes of a process that answers requests: it asks the first process for the result of another one. */
export function shareRefreshes(tell: Tell) {
  const calls = new PendingCalls<SessionTokens | null>()
  const refreshes: Refreshes = {
    ask: ({key, answer}) => {
      // A process that leaves the others refreshes for itself.
      if (!process.connected) return answer(null)
      const send = (id: number) => void tell({type: 'storefront:ask-refresh', id, key})
      calls.call(ANSWER_WITHIN_MS, send).then(answer, () => answer(null))
    },
    ended: ({key, refreshed}) => void tell({type: 'storefront:refresh-ended', key, refreshed}),
  }
  return {
    refreshes,
    onMessage: ({id, tokens}: Extract<RefreshMessage, {type: 'storefront:refresh'}>) =>
      calls.answer(id, tokens),
  }
}

/** In the first process: keeps the refreshes of all others. */
export function answerRefresh<Process>(
  store: RefreshStore,
  sendTo: (process: Process, message: RefreshMessage) => unknown,
) {
  return (from: Process, message: Exclude<RefreshMessage, {type: 'storefront:refresh'}>): void => {
    if (message.type === 'storefront:refresh-ended') return store.ended(message)
    const {id, key} = message
    store.ask({
      key,
      answer: (tokens) => void sendTo(from, {type: 'storefront:refresh', id, tokens}),
    })
  }
}
