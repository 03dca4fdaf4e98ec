import type {Database} from 'commerce-sandbox/database'
import {pauseAfter, signatureOf} from 'commerce-sandbox/plugin'
import type {Outgoing, Sandbox} from 'commerce-sandbox/plugin'
import {decidePending, expireSessions} from './psp-service'
import {
  findDueNotifications,
  findSession,
  type OutgoingNotification,
  recordAttempt,
} from './psp-repository'
import {SIGNATURE_HEADER} from './notification'
import {paymentSettings} from './settings'

/** Interval in milliseconds between queries for due notifications. */
const DELIVERY_ROUND = 250
/** Interval in milliseconds between searches for sessions that were not paid in time. */
const EXPIRY_ROUND = 30_000

interface SenderOptions {
  readonly db: Database
  readonly hmacKey: string
  readonly outgoing: Outgoing
  /** Path segments of the sandbox's own route for a merchant's notifications, when the session sets no address. */
  readonly pathOf: (merchant: string) => readonly string[]
}

/** Leaves a round to the next one when another process, such as an import, keeps the database locked. */
async function unlessLocked(round: () => unknown): Promise<void> {
  try {
    await round()
  } catch (error) {
    if ((error as {code?: unknown}).code !== 'SQLITE_BUSY') throw error
  }
}

/**
 * Delivers the provider's notifications, each until the merchant answers 2xx or no attempt is left.
 * Due notifications are stored in the database: after a restart the process continues where it stopped.
 */
export class NotificationSender {
  private rounds: NodeJS.Timeout[] = []
  private running: Promise<void> | undefined
  private stopped = true

  constructor(private readonly options: SenderOptions) {}

  start(): void {
    this.stopped = false
    this.rounds = [
      setInterval(() => this.wake(), DELIVERY_ROUND).unref(),
      setInterval(
        () => void unlessLocked(() => expireSessions(this.options.db)),
        EXPIRY_ROUND,
      ).unref(),
    ]
    this.wake()
  }

  /** Checks for due notifications at once, without waiting for the next interval. */
  wake(): void {
    if (this.stopped || this.running) return
    this.running = unlessLocked(() => this.deliverDue()).finally(() => {
      this.running = undefined
    })
  }

  /** Delivers the due notifications and waits for the merchant's answers. */
  async flush(): Promise<void> {
    await this.running
    this.wake()
    await this.running
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.rounds.forEach((round) => clearInterval(round))
    await this.running
  }

  private async deliverDue(): Promise<void> {
    decidePending(this.options.db)
    for (const notification of findDueNotifications(this.options.db, Date.now())) {
      if (this.stopped) return
      recordAttempt(this.options.db, await this.attempt(notification))
    }
  }

  private async attempt(notification: OutgoingNotification): Promise<OutgoingNotification> {
    const attempts = notification.attempts + 1
    const error = await this.post(notification)
    if (error === null) {
      const deliveredAt = Date.now()
      return {...notification, attempts, deliveredAt, nextAttemptAt: null, lastError: null}
    }
    const pause = pauseAfter(attempts)
    const nextAttemptAt = pause === null ? null : Date.now() + pause
    return {...notification, attempts, nextAttemptAt, lastError: error}
  }

  /** Null when the merchant accepted the notification, else the error. */
  private async post({sessionId, body}: OutgoingNotification): Promise<string | null> {
    const {db, hmacKey, outgoing, pathOf} = this.options
    const session = findSession(db, sessionId)
    if (!session) return 'The session is gone.'
    const {notificationUrl, merchant} = session
    const headers = {[SIGNATURE_HEADER]: signatureOf(body, hmacKey)}
    try {
      const status = notificationUrl
        ? await outgoing.post(notificationUrl, body, headers)
        : await outgoing.postOwn(pathOf(merchant), body, headers)
      return status >= 200 && status < 300 ? null : `HTTP ${status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

const senders = new WeakMap<Sandbox, NotificationSender>()

/** The sender of a server. A merchant without an address of its own is the sandbox's: a controller of its site. */
export function senderOf(sandbox: Sandbox): NotificationSender {
  const {db, outgoing} = sandbox
  const sender =
    senders.get(sandbox) ??
    new NotificationSender({
      db,
      hmacKey: paymentSettings.of(sandbox).hmacKey,
      outgoing,
      pathOf: (merchant) => [
        'on',
        'demandware.store',
        `Sites-${merchant}-Site`,
        'default',
        'Payment-Notify',
      ],
    })
  senders.set(sandbox, sender)
  return sender
}
