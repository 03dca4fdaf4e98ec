import {addressIn} from './addresses'
import {present} from './expectations'
import type {Stage} from './scenario'
import type {Shopper} from './shopper'

/** A basket that lacks nothing for an order, paid without a card where the site allows it. */
export async function readyBasket(stage: Stage, shopper: Shopper): Promise<string> {
  const {productId} = await stage.sample()
  const {baskets} = shopper
  const created = await baskets.createBasket({parameters: {}, body: {}})
  const basketId = present(created.basketId, 'basketId')
  await baskets.addItemToBasket({parameters: {basketId}, body: [{productId, quantity: 1}]})
  await addIdentity(shopper, basketId)
  await payFor(shopper, basketId)
  return basketId
}

/** Says who buys, where the goods go and how. */
export async function addIdentity({baskets, target}: Shopper, basketId: string): Promise<void> {
  const parameters = {basketId}
  await baskets.updateCustomerForBasket({parameters, body: {email: 'kim@example.test'}})
  const shipment = {basketId, shipmentId: 'me'}
  await baskets.updateShippingAddressForShipment({
    parameters: {...shipment, useAsBilling: true},
    body: addressIn(target),
  })
  const {defaultShippingMethodId} = await baskets.getShippingMethodsForShipment({
    parameters: shipment,
  })
  await baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: {id: present(defaultShippingMethodId, 'a default shipping method')},
  })
}

/** Says how the basket is paid. */
export async function payFor(shopper: Shopper, basketId: string): Promise<void> {
  await shopper.baskets.addPaymentInstrumentToBasket({
    parameters: {basketId},
    body: await paymentOf(shopper, basketId),
  })
}

// A type alias: only aliases fit the SDK's index signatures for `c_` fields.
type Instrument = {
  paymentMethodId: string
  paymentCard?: {
    cardType: string
    holder: string
    maskedNumber: string
    expirationMonth: number
    expirationYear: number
  }
}

/** Methods that want a card, a code, or the payment provider's page. */
export const needsMore: ReadonlySet<string> = new Set([
  'CREDIT_CARD',
  'GIFT_CERTIFICATE',
  'ONLINE_PAYMENT',
])

/** What pays for a basket: a method that asks for no card, else the first card of a method. */
export async function paymentOf(
  {baskets}: Pick<Shopper, 'baskets'>,
  basketId: string,
): Promise<Instrument> {
  const {applicablePaymentMethods = []} = await baskets.getPaymentMethodsForBasket({
    parameters: {basketId},
  })
  const plain = applicablePaymentMethods.find(
    ({id, cards = []}) => cards.length === 0 && !needsMore.has(id),
  )
  if (plain) return {paymentMethodId: plain.id}
  const method = present(
    applicablePaymentMethods.find(({id}) => id !== 'GIFT_CERTIFICATE'),
    'a payment method',
  )
  return {
    paymentMethodId: method.id,
    paymentCard: {
      cardType: method.cards?.[0]?.cardType ?? 'Visa',
      holder: 'Kim Contract',
      maskedNumber: '************1111',
      expirationMonth: 12,
      expirationYear: 2099,
    },
  }
}
