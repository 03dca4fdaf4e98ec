import {secretsEqual} from '../auth/secrets'
import type {CheckoutContext} from '../baskets/basket-service'
import {sessionsOf} from './hosted-payment'
import type {Order} from './order'
import {requireOrder} from './order-service'
import {applyPaymentEvent} from './settle-payment'

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
  const {db, provider} = context
  return db
    .transaction(() => {
      const order = requireOrder(context, orderNo)
      const session = sessionsOf(context, order).find((one) =>
        secretsEqual(one.sessionData, sessionData),
      )
      const isKnown = session?.pspReference !== undefined && isSettled(order, session.pspReference)
      const outcome = session && !isKnown ? provider?.outcomeOf(db, session.id) : undefined
      if (!outcome) return order
      applyPaymentEvent(context, order, outcome)
      return requireOrder(context, orderNo)
    })
    .immediate()
}

function isSettled({custom}: Order, pspReference: string): boolean {
  return custom['c_pspReference'] === pspReference
}
