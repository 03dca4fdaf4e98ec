import type {Redis} from 'iovalkey'

/** Milliseconds for a connection, and without data while a call waits for it; after that it is made again. */
const SILENT_MS = 2_000
const LONGEST_PAUSE_MS = 1_000

export type StoreClient = Redis

/** Two connections to the store: one for calls, one that receives messages. */
export interface StoreConnection {
  readonly calls: StoreClient
  readonly messages: StoreClient
  /** Milliseconds that a visitor waits for one call of the store, at most. */
  readonly budgetMs: number
}

/** A page of the store is there within one millisecond; a store that needs more than this costs more than it saves. */
const BUDGET_MS = 50

/**
 * Connects to the server of `SHARED_STORE_URL`; resolves before it answers, and reconnects for ever. A call without a
 * connection fails at once.
 * @param url such as `redis://user:password@host:6379/0`, or `rediss:` for TLS
 */
export async function connectStore(url: string, budgetMs = BUDGET_MS): Promise<StoreConnection> {
  const {Redis} = await import('iovalkey')
  const options = {
    autoResendUnfulfilledCommands: false,
    connectTimeout: SILENT_MS,
    enableOfflineQueue: false,
    keepAlive: 10_000,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(LONGEST_PAUSE_MS, 25 * 2 ** Math.min(times, 10)),
    socketTimeout: SILENT_MS,
  }
  const connect = (): Redis => {
    const client = new Redis(url, options)
    // Every call reports its own failure; without a listener the client writes to the console.
    client.on('error', () => undefined)
    return client
  }
  return {calls: connect(), messages: connect(), budgetMs}
}
