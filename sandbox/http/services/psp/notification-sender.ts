import type {Database} from '../../../db/database'
import {SIGNATURE_HEADER, pauseAfter, signatureOf} from '../../../domains/psp/notification'
import type {OutgoingNotification} from '../../../domains/psp/psp-repository'
import {findDueNotifications, findSession, recordAttempt} from '../../../domains/psp/psp-repository'
import {decidePending, expireSessions} from '../../../domains/psp/psp-service'

/** Time limit in milliseconds for a merchant's answer. */
const TIMEOUT = 5000
/** Interval in milliseconds between queries for due notifications. */
const DELIVERY_ROUND = 250
/** Interval in milliseconds between searches for sessions that were not paid in time. */
const EXPIRY_ROUND = 30_000

interface SenderOptions {
  readonly db: Database
  readonly hmacKey: string
  /** Default address of the merchant for notifications, when the session sets none. */
  readonly defaultUrl: (merchant: string) => string
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
    const session = findSession(this.options.db, sessionId)
    if (!session) return 'The session is gone.'
    const url = session.notificationUrl ?? this.options.defaultUrl(session.merchant)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signatureOf(body, this.options.hmacKey),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await response.body?.cancel()
      return response.ok ? null : `HTTP ${response.status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
