import type {Basket} from '../baskets/basket'
import type {PricedBasket} from '../baskets/priced-basket'
import {randomId} from '../ids'

/** The basket that an order was made of, under a new id and without its payment; not yet stored. */
export function reopenedBasket(content: PricedBasket): Basket {
  const now = Date.now()
  const {siteId, customerId, currency, email, billingAddress, custom} = content
  return {
    basketId: randomId(),
    siteId,
    customerId,
    currency,
    email,
    billingAddress,
    custom,
    creationDate: now,
    lastModified: now,
    revision: 0,
    items: content.items.map(
      ({itemId, productId, quantity, shipmentId, gift, giftMessage, custom: itemCustom}) => ({
        itemId,
        productId,
        quantity,
        shipmentId,
        gift,
        giftMessage,
        custom: itemCustom,
      }),
    ),
    shipments: content.shipments.map((shipment) => ({
      shipmentId: shipment.shipmentId,
      shippingItemId: shipment.shippingItemId,
      shippingAddress: shipment.shippingAddress,
      shippingMethodId: shipment.shippingMethodId,
      gift: shipment.gift,
      giftMessage: shipment.giftMessage,
      custom: shipment.custom,
    })),
    paymentInstruments: [],
  }
}
