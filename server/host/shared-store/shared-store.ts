import type {Logger} from 'pino'
import {CircuitBreaker} from '../../app/circuit-breaker'
import type {StoreClient, StoreConnection} from './connect'

/** Milliseconds of calls that no visitor waits for. */
export const PATIENT_MS = 1_000

/** The breaker opens after these failures, unless most calls succeed; it is tried every second. */
const LIMITS = {failures: 5, windowMs: 10_000, restMs: 900}

/** What became of a call: its own outcome, or `late`, `failed`, `full` (no memory), `paused` (not made). */
export type StoreFigures = (call: string, outcome: string, seconds?: number) => void

class Late extends Error {
  constructor(limitMs: number) {
    super(`The shared store did not answer within ${limitMs} ms.`)
    this.name = 'Late'
  }
}

/** @throws Late. Answers that have arrived while the process was busy are in time. */
function within<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Late(limitMs))
    const timer = setTimeout(() => setImmediate(late), limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const isFull = (error: Error): boolean => /^(OOM|MISCONF)\b/.test(error.message)

function outcomeOf(error: Error): string {
  if (error instanceof Late) return 'late'
  return isFull(error) ? 'full' : 'failed'
}

interface CallOptions<Value> {
  limitMs?: number
  /** Outcome of an answer in the figures. */
  outcomeOf?: (value: Value) => string
}

/**
 * Calls of the store that several hosts share. No call throws and none takes longer than its limit: without an answer
 * its result is null, and the process does without the store. While the store fails it is called by `probe` alone.
 */
export class SharedStore {
  private readonly breaker = new CircuitBreaker(LIMITS)
  /** Whether the store was usable when the log last said so; undefined before the first line. */
  private reported: boolean | undefined
  private probed = false
  /** Called when the store can be used, the first time and after each failure. */
  onUsable: () => void = () => undefined

  constructor(
    readonly connection: StoreConnection,
    private readonly logger: Logger,
    private readonly onCall: StoreFigures,
  ) {}

  /** For the figures: open until the first answer too. */
  get state(): CircuitBreaker['state'] {
    return this.probed ? this.breaker.state : 'open'
  }

  /** @returns null when the store is paused, late, full or failed */
  async call<Value>(
    name: string,
    run: (client: StoreClient) => Promise<Value>,
    options: CallOptions<Value> = {},
  ): Promise<{value: Value} | null> {
    if (this.state === 'closed') return this.run(name, run, options)
    this.onCall(name, 'paused')
    return null
  }

  /** A call that is made while the others are paused, at most once a second; a success allows them again. */
  async probe<Value>(
    name: string,
    run: (client: StoreClient) => Promise<Value>,
  ): Promise<{value: Value} | null> {
    const isConnecting = !this.probed && /^(connect|wait)/.test(this.connection.calls.status)
    if (isConnecting || !this.breaker.admits()) return null
    const {budgetMs} = this.connection
    const answer = await this.run(name, run, {limitMs: this.probed ? 4 * budgetMs : PATIENT_MS})
    if (answer) this.probed = true
    this.report()
    return answer
  }

  close(): void {
    const {calls, messages} = this.connection
    for (const client of [calls, messages]) client.disconnect()
  }

  private async run<Value>(
    name: string,
    run: (client: StoreClient) => Promise<Value>,
    {
      limitMs = this.connection.budgetMs,
      outcomeOf: outcomeOfValue = () => 'ok',
    }: CallOptions<Value>,
  ): Promise<{value: Value} | null> {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    try {
      const value = await within(run(this.connection.calls), limitMs)
      this.breaker.succeeded()
      this.onCall(name, outcomeOfValue(value), seconds())
      return {value}
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      this.onCall(name, outcomeOf(error), seconds())
      // A full store still answers reads.
      if (!isFull(error)) this.breaker.failed()
      this.report(error)
      return null
    }
  }

  /** Logs every change once. The error's text only: its object has the arguments of the call. */
  private report(error?: Error): void {
    const usable = this.state === 'closed'
    if (usable === this.reported) return
    if (this.reported === undefined && !usable && !error) return
    this.reported = usable
    if (!usable) {
      this.logger.warn(
        {reason: error?.message},
        'the shared store fails; this process does without',
      )
      return
    }
    this.logger.info('the shared store answers')
    this.onUsable()
  }
}
