import type {Database} from 'commerce-sandbox/database'
import {inTransaction, newReference, notify, record} from './operations'
import {findPayment, updateSession} from './psp-repository'
import {PspError} from './session'

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
    record(db, session, {kind: 'refund', state: 'succeeded', reference, amount: value})
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
