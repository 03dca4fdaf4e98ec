import {secretsEqual} from '../auth/secrets'
import type {CheckoutContext} from '../baskets/basket-service'
import {notificationOf} from '../psp/operations'
import {findSessionsOf} from '../psp/psp-repository'
import type {PaymentSession} from '../psp/session'
import type {Order} from './order'
import {requireOrder} from './order-service'
import {applyPaymentEvent} from './settle-payment'

const eventOf = (session: PaymentSession) => {
  switch (session.status) {
    case 'authorised':
      return {type: 'AUTHORISATION', success: true} as const
    case 'cancelled':
      return {type: 'CANCELLATION', success: true} as const
    case 'expired':
      return {type: 'EXPIRY', success: true} as const
    default:
      return null
  }
}

/**
 * Asks the provider for the state of an order's payment session and applies it, so that an order is
 * paid although its notification is late or lost. `sessionData` proves that the browser paid this
 * session; another value changes nothing. A repeated call has no effect. Throws OrderNotFound.
 */
export function confirmPayment(
  context: CheckoutContext,
  orderNo: string,
  sessionData: string,
): Order {
  const {db} = context
  return db
    .transaction(() => {
      const order = requireOrder(context, orderNo)
      const session = findSessionsOf(db, order.siteId, orderNo).find((one) =>
        secretsEqual(one.sessionData, sessionData),
      )
      const event = session && eventOf(session)
      const isKnown = session?.pspReference !== undefined && isSettled(order, session.pspReference)
      if (!event || isKnown) return order
      applyPaymentEvent(context, order, notificationOf(session, event))
      return requireOrder(context, orderNo)
    })
    .immediate()
}

function isSettled({custom}: Order, pspReference: string): boolean {
  return custom['c_pspReference'] === pspReference
}
