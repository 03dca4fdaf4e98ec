import {setTimeout as sleep} from 'node:timers/promises'
import type {Logger} from 'pino'
import {RefreshStore} from '../../app/session/refresh-store'
import {answerRefreshes, type Refreshes} from '../cluster-refreshes'
import type {PurgeRequest} from '../page-cache/page-store'
import type {SharedPages} from '../page-cache/shared-pages'
import type {SharedAnswers} from '../proxy-cache'
import type {StoreConnection} from './connect'
import {PurgeLog} from './purge-log'
import {createSharedAnswers} from './shared-answers'
import {createSharedPages} from './shared-pages'
import {createSharedRefreshes} from './shared-refreshes'
import {createSharedState} from './shared-state'
import {SharedStore, type StoreFigures} from './shared-store'

/** Milliseconds that a start waits for the store. */
const START_MS = 2_000
const ASK_EVERY_MS = 10

interface SharedOptions {
  connection: StoreConnection
  /** Address under which browsers reach the shop: shops do not share. */
  origin: string
  bundleId: string
  logger: Logger
  onCall: StoreFigures
  /** Processes that share refreshes while the store does not answer; this process alone when absent. */
  refreshes?: Refreshes
  /** Purges this process. @returns number of pages removed */
  purgeProcess: (request: PurgeRequest) => number
}

/** What this process shares with the processes of all hosts. */
export interface Shared {
  readonly store: SharedStore
  readonly pages: SharedPages
  /** Answers of the caching proxies. */
  readonly answers: SharedAnswers
  /** Purges the processes of all hosts. @returns number of pages removed @throws PurgeUnconfirmed */
  purge: (request: PurgeRequest) => Promise<number>
  /** Resolves when the store has answered, or at a time limit: the host starts without it. */
  ready: () => Promise<void>
  close: () => void
}

/** Refreshes of this process alone. */
function ownRefreshes(): Refreshes {
  const own = new RefreshStore()
  return {ask: (question) => own.ask(question), ended: (end) => own.ended(end)}
}

export function createShared(options: SharedOptions): Shared {
  const {connection, origin, bundleId, logger, onCall, purgeProcess} = options
  const {refreshes = ownRefreshes()} = options
  const prefix = `shop:${origin}`
  const store = new SharedStore(connection, logger, onCall)
  const log = new PurgeLog({store, name: `${prefix}:purges`, apply: purgeProcess})
  const state = createSharedState(store, prefix)
  const stopRefreshes = answerRefreshes(createSharedRefreshes(store, prefix, refreshes))
  store.onUsable = () => void state.onUsable()
  return {
    store,
    pages: createSharedPages({store, log, prefix, bundleId}),
    answers: createSharedAnswers({store, log, prefix, bundleId}),
    purge: (request) => log.purge(request),
    ready: async () => {
      const until = performance.now() + START_MS
      while (log.id === null && performance.now() < until) await sleep(ASK_EVERY_MS)
    },
    close: () => {
      stopRefreshes()
      state.close()
      log.close()
      store.close()
    },
  }
}
