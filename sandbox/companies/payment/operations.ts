import {randomUUID} from 'node:crypto'
import type {Database} from 'commerce-sandbox/database'
import type {PaymentNotification} from 'commerce-sandbox/domains/payment'
import {randomId} from 'commerce-sandbox/plugin'
import type {Operation} from './operation-repository'
import {saveOperation} from './operation-repository'
import {insertNotification} from './psp-repository'
import type {PaymentSession} from './session'
import {LATE_NOTIFICATION_MS} from './test-cards'

export const newReference = () => randomId(16).toUpperCase()

/** Runs work in the transaction that is open, else in one of its own. */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
  return db.inTransaction ? work() : db.transaction(work).immediate()
}

/** Stores an operation of a session; its amount is that of the session unless given. */
export function record(
  db: Database,
  session: PaymentSession,
  operation: Pick<Operation, 'kind' | 'state'> & Partial<Operation>,
): void {
  saveOperation(db, {
    reference: newReference(),
    sessionId: session.id,
    amount: session.amount,
    currency: session.currency,
    ...operation,
  })
}

/** Number of notifications about a payment, and their delay in milliseconds, by test card. */
function deliveryOf({behaviour}: PaymentSession): {copies: number; delayMs: number} {
  if (behaviour === 'notify-never') return {copies: 0, delayMs: 0}
  if (behaviour === 'notify-twice') return {copies: 2, delayMs: 0}
  return {copies: 1, delayMs: behaviour === 'notify-late' ? LATE_NOTIFICATION_MS : 0}
}

type Event = Pick<PaymentNotification, 'type' | 'success'> & Partial<PaymentNotification>

/** Returns the notification about an event of a session. */
export function notificationOf(session: PaymentSession, event: Event): PaymentNotification {
  return {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    merchant: session.merchant,
    merchantReference: session.merchantReference,
    pspReference: session.pspReference ?? session.id,
    method: session.method,
    instrument: session.instrument,
    amount: {value: session.amount, currency: session.currency},
    ...event,
  }
}

/** Stores a notification for the merchant, to be delivered in the background. */
export function notify(db: Database, session: PaymentSession, event: Event): void {
  const now = Date.now()
  const notification = notificationOf(session, event)
  const isPayment = event.type === 'AUTHORISATION' && event.success
  const {copies, delayMs} = isPayment ? deliveryOf(session) : {copies: 1, delayMs: 0}
  for (let copy = 0; copy < copies; copy += 1) {
    insertNotification(db, {
      id: copy === 0 ? notification.id : randomUUID(),
      sessionId: session.id,
      body: JSON.stringify(notification),
      now,
      dueAt: now + delayMs,
    })
  }
}
