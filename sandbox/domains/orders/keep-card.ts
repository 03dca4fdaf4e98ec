import type {ShopContext} from '../baskets/shop-context'
import {saveProviderCard} from '../customers/provider-card'
import {hostedInstruments} from './hosted-payment'
import type {Order} from './order'

/** Custom attribute of a payment instrument: the customer wants the card to be saved. */
export const SAVE_CARD = 'c_saveCard'

/** Saves the card of a paid order in the account of its customer, when the customer asked for it. */
export function keepCard(context: ShopContext, order: Order, pspReference: string): void {
  if (order.guest) return
  const instrument = hostedInstruments(context, order.content).find(({custom}) => custom[SAVE_CARD])
  const card = instrument && context.provider?.storeCard(context.db, pspReference)
  if (!card) return
  saveProviderCard(context, order.customerId, {
    paymentMethodId: instrument.paymentMethodId,
    token: card.token,
    instrument: card.instrument,
  })
}
