import type {Database} from 'commerce-sandbox/database'
import type {NewSession} from 'commerce-sandbox/domains/payment'
import {randomId} from 'commerce-sandbox/plugin'
import type {CardEntry} from './card'
import {readCard} from './card'
import {methodsFor} from './methods'
import {inTransaction, newReference, notify, record} from './operations'
import {takePaymentData} from './payment-data-repository'
import {
  findOverdueSessions,
  findSession,
  findUndecidedSessions,
  insertSession,
  updateSession,
} from './psp-repository'
import type {PaymentSession} from './session'
import {PspError, isPayable} from './session'
import {storedCardFor} from './stored-card'
import {PENDING_MS} from './test-cards'

/** Life time of a session in milliseconds. */
const SESSION_LIFE = 30 * 60_000

/** Opens a session for one payment. May run inside the transaction of an order. */
export function openSession(db: Database, input: NewSession, now = Date.now()): PaymentSession {
  const session: PaymentSession = {
    ...input,
    id: `ps_${randomId(32)}`,
    sessionData: randomId(64),
    status: 'open',
    behaviour: 'authorise',
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

/** A payment method with the data of a card, or with data that a frame collected before. */
export interface Attempt {
  readonly type: string
  readonly card?: CardEntry
  /** Token of payment data, or of a stored card. */
  readonly data?: string
}

/**
 * Processes a payment by the shopper. Throws PspError 409 when the session has ended, 400 for a
 * method that does not apply to the payment, 410 for payment data that has expired or was used, 503
 * for the test card of a provider that is down.
 */
export function pay(db: Database, id: string, attempt: Attempt): PaymentSession {
  return change(db, id, (session) => {
    const method = methodsFor({...session, countryCode: session.countryCode ?? null}).find(
      ({type}) => type === attempt.type,
    )
    const read = readAttempt(db, session, attempt)
    if (!method || (method.type === 'card' && !read)) {
      throw new PspError(400, 'method_not_available', `'${attempt.type}' is not available here.`)
    }
    const behaviour = read?.behaviour ?? (method.confirms ? 'challenge' : 'authorise')
    return outcomeOf(db, {
      ...session,
      method: method.type,
      instrument: read?.instrument,
      refusal: undefined,
      behaviour,
    })
  })
}

function readAttempt(db: Database, session: PaymentSession, {type, card, data}: Attempt) {
  if (card) return readCard(card)
  if (data === undefined) return undefined
  const stored = type === 'card' ? storedCardFor(db, session, data) : undefined
  if (stored) return stored
  const known = takePaymentData(db, data, session.id, Date.now())
  if (known?.method === type) return known
  throw new PspError(410, 'payment_data_gone', 'The payment data has expired or was used.')
}

function outcomeOf(db: Database, session: PaymentSession): PaymentSession {
  switch (session.behaviour) {
    case 'down':
      throw new PspError(503, 'provider_down', 'The provider is not available.')
    case 'challenge':
      return {...session, status: 'challenge'}
    case 'decline':
      return refused(db, session, 'card_declined')
    case 'no-funds':
      return refused(db, session, 'insufficient_funds')
    case 'pending':
      return {...session, status: 'pending', decideAt: Date.now() + PENDING_MS}
    default:
      return authorised(db, session)
  }
}

/** Decides about pending payments that are due; returns their number. */
export function decidePending(db: Database, now = Date.now()): number {
  // This runs several times a second: without work it must not lock the database for writing.
  if (findUndecidedSessions(db, now).length === 0) return 0
  return inTransaction(db, () => {
    const due = findUndecidedSessions(db, now)
    for (const session of due) updateSession(db, authorised(db, {...session, decideAt: undefined}))
    return due.length
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
    record(db, cancelled, {kind: 'cancellation', state: 'succeeded'})
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

/** Payments are captured at once: the sandbox's merchants have no delayed capture. */
function authorised(db: Database, session: PaymentSession): PaymentSession {
  const paid: PaymentSession = {...session, status: 'authorised', pspReference: newReference()}
  record(db, paid, {kind: 'authorisation', state: 'succeeded', reference: paid.pspReference})
  record(db, paid, {kind: 'capture', state: 'succeeded'})
  notify(db, paid, {type: 'AUTHORISATION', success: true})
  return paid
}

function refused(db: Database, session: PaymentSession, reason: string): PaymentSession {
  const after: PaymentSession = {...session, status: 'refused', refusal: reason}
  record(db, after, {kind: 'authorisation', state: 'refused', reason})
  notify(db, after, {type: 'AUTHORISATION', success: false, reason})
  return after
}
