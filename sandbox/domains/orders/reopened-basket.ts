import type {Basket} from '../baskets/basket'
import type {PricedBasket} from '../baskets/priced-basket'
import {randomId} from '../ids'

/**
 * Returns the basket that an order was created from, with a new id and without its payment, except
 * gift certificates, which got their money back. The basket of an order from a temporary one is temporary. Bonus products are left out, because promotions add or offer them again.
 */
export function reopenedBasket(content: PricedBasket): Basket {
  const now = Date.now()
  const {siteId, customerId, currency, email, billingAddress, custom, temporary} = content
  return {
    basketId: randomId(),
    siteId,
    customerId,
    currency,
    email,
    billingAddress,
    custom,
    ...(temporary && {temporary}),
    creationDate: now,
    lastModified: now,
    revision: 0,
    items: content.items
      .filter(({bonus}) => !bonus)
      .map((item) => ({
        itemId: item.itemId,
        productId: item.productId,
        quantity: item.quantity,
        shipmentId: item.shipmentId,
        inventoryId: item.inventoryId,
        options: item.options,
        parts: item.parts,
        gift: item.gift,
        giftMessage: item.giftMessage,
        custom: item.custom,
      })),
    shipments: content.shipments.map((shipment) => ({
      shipmentId: shipment.shipmentId,
      shippingItemId: shipment.shippingItemId,
      shippingAddress: shipment.shippingAddress,
      shippingMethodId: shipment.shippingMethodId,
      gift: shipment.gift,
      giftMessage: shipment.giftMessage,
      custom: shipment.custom,
    })),
    paymentInstruments: content.paymentInstruments.flatMap(
      ({paymentInstrumentId, paymentMethodId, giftCertificateCode, amount, custom: values}) =>
        giftCertificateCode === undefined || amount === null
          ? []
          : [{paymentInstrumentId, paymentMethodId, giftCertificateCode, amount, custom: values}],
    ),
    coupons: content.coupons,
    giftCertificates: content.giftCertificates,
    sourceCode: content.sourceCode,
    priceBookIds: content.priceBookIds,
  }
}
