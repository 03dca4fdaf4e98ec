import type {OrderAddress} from 'commerce-sandbox/domains/baskets'
import type {Order} from 'commerce-sandbox/domains/orders'

/** Custom attributes of baskets and orders with texts of the shopper. */
const PERSONAL = ['c_giftMessage', 'c_returnUrl'] as const

function withoutPersonal<Values extends Order['custom']>(custom: Values): Order['custom'] {
  return Object.fromEntries(
    Object.entries(custom).filter(([name]) => !PERSONAL.some((personal) => personal === name)),
  )
}

/** Country and region: tax and statistics need them. */
function placeOf(address: OrderAddress | undefined): OrderAddress | undefined {
  if (!address) return undefined
  const {countryCode, stateCode} = address
  return {
    ...(countryCode === undefined ? {} : {countryCode}),
    ...(stateCode === undefined ? {} : {stateCode}),
  } as OrderAddress
}

/**
 * An order that no longer says who placed it: without customer, email address, names, streets and
 * texts. Goods, sums, payment and dates stay, because the shop has to keep them.
 */
export function anonymousOrder(order: Order, now: number): Order {
  const {content} = order
  return {
    ...order,
    customerId: '',
    customerNo: undefined,
    guest: true,
    lastModified: now,
    custom: withoutPersonal(order.custom),
    content: {
      ...content,
      customerId: '',
      email: undefined,
      billingAddress: placeOf(content.billingAddress),
      shipments: content.shipments.map(({giftMessage: _text, ...shipment}) => ({
        ...shipment,
        shippingAddress: placeOf(shipment.shippingAddress),
      })),
      paymentInstruments: content.paymentInstruments.map((one) => ({
        ...one,
        ...(one.paymentCard && {paymentCard: {...one.paymentCard, holder: undefined}}),
      })),
      custom: withoutPersonal(content.custom),
    },
  }
}
