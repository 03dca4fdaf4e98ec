import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import {randomId} from '../ids'
import type {CardEntry} from './card'
import {tryCard} from './card'
import {methodsFor} from './methods'
import type {PaymentNotification} from './notification'
import {
  findOverdueSessions,
  findPayment,
  findSession,
  insertNotification,
  insertSession,
  updateSession,
} from './psp-repository'
import type {PaymentSession} from './session'
import {PspError, isPayable} from './session'

/** Life time of a session in milliseconds. */
const SESSION_LIFE = 30 * 60_000

export interface NewSession {
  merchant: string
  merchantReference: string
  /** Amount in minor units. */
  amount: number
  currency: string
  countryCode?: string
  locale: string
  returnUrl?: string
  notificationUrl?: string
}

/** Opens a session for one payment. May run inside the transaction of an order. */
export function openSession(db: Database, input: NewSession, now = Date.now()): PaymentSession {
  const session: PaymentSession = {
    ...input,
    id: `ps_${randomId(32)}`,
    sessionData: randomId(64),
    status: 'open',
    refunded: 0,
    createdAt: now,
    expiresAt: now + SESSION_LIFE,
  }
  insertSession(db, session)
  return session
}

/** Returns a session. Throws PspError 404 when it does not exist. */
export function requireSession(db: Database, id: string): PaymentSession {
  const session = findSession(db, id)
  if (!session) throw new PspError(404, 'session_not_found', `There is no session '${id}'.`)
  return session
}

type Attempt = {type: 'card'; card: CardEntry} | {type: string; card?: undefined}

/**
 * Processes a payment by the shopper. Throws PspError 409 when the session has ended, 400 for a
 * method that does not apply to the payment.
 */
export function pay(db: Database, id: string, attempt: Attempt): PaymentSession {
  return change(db, id, (session) => {
    const method = methodsFor({...session, countryCode: session.countryCode ?? null}).find(
      ({type}) => type === attempt.type,
    )
    if (!method || (method.type === 'card' && !attempt.card)) {
      throw new PspError(400, 'method_not_available', `'${attempt.type}' is not available here.`)
    }
    const {outcome, instrument, reason} = attempt.card
      ? tryCard(attempt.card)
      : {
          outcome: method.confirms ? ('challenge' as const) : ('authorised' as const),
          instrument: undefined,
          reason: undefined,
        }
    const tried = {...session, method: method.type, instrument, refusal: undefined}
    if (outcome === 'challenge') return {...tried, status: 'challenge'}
    return outcome === 'authorised'
      ? authorised(db, tried)
      : refused(db, tried, reason ?? 'refused')
  })
}

/** Processes the shopper's answer to the challenge. Throws PspError 409 when there is none. */
export function answerChallenge(
  db: Database,
  id: string,
  answer: 'accept' | 'refuse',
): PaymentSession {
  return change(db, id, (session) => {
    if (session.status !== 'challenge') {
      throw new PspError(409, 'no_challenge', 'There is nothing to confirm.')
    }
    return answer === 'accept'
      ? authorised(db, session)
      : refused(db, session, 'authentication_failed')
  })
}

/** Cancels a session on behalf of the shopper or the merchant. A session that has ended is not changed. */
export function cancelSession(db: Database, id: string): PaymentSession {
  return inTransaction(db, () => {
    const session = requireSession(db, id)
    if (!isPayable(session)) return session
    const cancelled: PaymentSession = {...session, status: 'cancelled'}
    updateSession(db, cancelled)
    notify(db, cancelled, {type: 'CANCELLATION', success: true})
    return cancelled
  })
}

/** Closes the sessions that were not paid in time; returns their number. */
export function expireSessions(db: Database, now = Date.now()): number {
  return inTransaction(db, () => {
    const overdue = findOverdueSessions(db, now)
    for (const session of overdue) {
      const expired: PaymentSession = {...session, status: 'expired'}
      updateSession(db, expired)
      notify(db, expired, {type: 'EXPIRY', success: true})
    }
    return overdue.length
  })
}

/**
 * Refunds an amount in minor units, or the whole remaining amount when none is given. Throws
 * PspError 404 for an unknown payment, 422 for an amount above the paid amount. Returns the
 * reference of the refund.
 */
export function refund(db: Database, pspReference: string, amount?: number): string {
  return inTransaction(db, () => {
    const session = findPayment(db, pspReference)
    if (!session) {
      throw new PspError(404, 'payment_not_found', `There is no payment '${pspReference}'.`)
    }
    const left = session.amount - session.refunded
    const value = amount ?? left
    if (value <= 0 || value > left) {
      throw new PspError(422, 'amount_not_refundable', `At most ${left} can be given back.`)
    }
    const refunded = session.refunded + value
    const status = refunded === session.amount ? 'refunded' : session.status
    updateSession(db, {...session, refunded, status})
    const reference = newReference()
    notify(db, session, {
      type: 'REFUND',
      success: true,
      pspReference: reference,
      originalReference: pspReference,
      amount: {value, currency: session.currency},
    })
    return reference
  })
}

function inTransaction<Result>(db: Database, work: () => Result): Result {
  return db.inTransaction ? work() : db.transaction(work).immediate()
}

function change(
  db: Database,
  id: string,
  next: (session: PaymentSession) => PaymentSession,
): PaymentSession {
  return inTransaction(db, () => {
    const session = requireSession(db, id)
    if (!isPayable(session) || session.expiresAt <= Date.now()) {
      throw new PspError(409, 'session_closed', 'This payment is no longer open.')
    }
    const after = next(session)
    updateSession(db, after)
    return after
  })
}

const newReference = () => randomId(16).toUpperCase()

function authorised(db: Database, session: PaymentSession): PaymentSession {
  const paid: PaymentSession = {...session, status: 'authorised', pspReference: newReference()}
  notify(db, paid, {type: 'AUTHORISATION', success: true})
  return paid
}

function refused(db: Database, session: PaymentSession, reason: string): PaymentSession {
  const after: PaymentSession = {...session, status: 'refused', refusal: reason}
  notify(db, after, {type: 'AUTHORISATION', success: false, reason})
  return after
}

function notify(
  db: Database,
  session: PaymentSession,
  event: Pick<PaymentNotification, 'type' | 'success'> & Partial<PaymentNotification>,
): void {
  const now = Date.now()
  const notification: PaymentNotification = {
    id: randomUUID(),
    createdAt: new Date(now).toISOString(),
    merchant: session.merchant,
    merchantReference: session.merchantReference,
    pspReference: session.pspReference ?? session.id,
    method: session.method,
    instrument: session.instrument,
    amount: {value: session.amount, currency: session.currency},
    ...event,
  }
  insertNotification(db, {
    id: notification.id,
    sessionId: session.id,
    body: JSON.stringify(notification),
    now,
  })
}
