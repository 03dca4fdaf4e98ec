import {addressIn} from './addresses'
import {present} from './expectations'
import type {Stage} from './scenario'
import type {Shopper} from './shopper'

/** A basket that lacks nothing for an order, paid by the site's first method without a card. */
export async function readyBasket(stage: Stage, shopper: Shopper): Promise<string> {
  const {productId} = await stage.sample()
  const {baskets, target} = shopper
  const address = addressIn(target)
  const created = await baskets.createBasket({parameters: {}, body: {}})
  const basketId = present(created.basketId, 'basketId')
  const parameters = {basketId}
  await baskets.addItemToBasket({parameters, body: [{productId, quantity: 1}]})
  await baskets.updateCustomerForBasket({parameters, body: {email: 'kim@example.test'}})
  const shipment = {basketId, shipmentId: 'me'}
  await baskets.updateShippingAddressForShipment({
    parameters: {...shipment, useAsBilling: true},
    body: address,
  })
  const {defaultShippingMethodId} = await baskets.getShippingMethodsForShipment({
    parameters: shipment,
  })
  await baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: {id: present(defaultShippingMethodId, 'a default shipping method')},
  })
  await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: {paymentMethodId: await paymentMethodOf(shopper, basketId)},
  })
  return basketId
}

/** A method of the basket that asks for no card. */
export async function paymentMethodOf({baskets}: Shopper, basketId: string): Promise<string> {
  const {applicablePaymentMethods = []} = await baskets.getPaymentMethodsForBasket({
    parameters: {basketId},
  })
  const method = applicablePaymentMethods.find(({cards = []}) => cards.length === 0)
  return present(method, 'a payment method without cards').id
}
