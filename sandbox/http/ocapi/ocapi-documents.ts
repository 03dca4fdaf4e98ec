import type {Basket} from '../../domains/baskets/basket'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {basketFlashes, resourceState} from '../../domains/baskets/basket-service'
import {priceBasket} from '../../domains/baskets/price-basket'
import type {JsonValue} from '../../domains/json'
import type {Order} from '../../domains/orders/order'
import {orderState} from '../../domains/orders/order-service'
import {basketDocument} from '../../wire/checkout/basket-document'
import {orderDocument} from '../../wire/checkout/order-document'
import {OCAPI_VERSION, ocapiDocument} from './document'

/** Sums that OCAPI writes as null until they are known. */
const openTotals = [
  'adjustedMerchandizeTotalTax',
  'adjustedShippingTotalTax',
  'merchandizeTotalTax',
  'orderTotal',
  'productSubTotal',
  'productTotal',
  'shippingTotal',
  'shippingTotalTax',
  'taxTotal',
]
const openShipmentTotals = [...openTotals.filter((name) => name !== 'orderTotal'), 'shipmentTotal']

/** Gives every listed property that is missing the value null. */
function withNulls(document: object, names: readonly string[]): Record<string, unknown> {
  const filled: Record<string, unknown> = {...document}
  for (const name of names) filled[name] ??= null
  return filled
}

/** The OCAPI basket document with the reasons why it cannot be ordered. */
export function ocapiBasket(context: CheckoutContext, basket: Basket): Record<string, JsonValue> {
  const priced = priceBasket(context, basket)
  const {temporaryBasket: _temporary, ...document} = basketDocument(priced)
  const {siteId, basketId} = basket
  const flashes = basketFlashes(context, priced)
  return ocapiDocument('basket', {
    ...withNulls(document, openTotals),
    _resource_state: resourceState(basket),
    shipments: document.shipments?.map((shipment) => withNulls(shipment, openShipmentTotals)),
    notes: {link: `/s/${siteId}/dw/shop/v21_3/baskets/${basketId}/notes`},
    ...(flashes.length > 0
      ? {_flash: flashes.map((flash) => ({_type: 'flash', ...flash})) as unknown as JsonValue}
      : {}),
  })
}

/** The OCAPI order document; `newBasketId` is the basket into which a failed order was turned back. */
export function ocapiOrder(order: Order, newBasketId?: string): Record<string, JsonValue> {
  const {orderViewCode: _viewCode, guest: _guest, ...document} = orderDocument(order)
  return ocapiDocument('order', {
    ...document,
    status: order.status,
    _resource_state: orderState(order),
    ...(newBasketId === undefined ? {} : {c_newBasketId: newBasketId}),
  })
}

/** A result document over several members; `data` is absent when there are none. */
export function ocapiResult(
  type: string,
  data: readonly Record<string, JsonValue>[],
): Record<string, JsonValue> {
  const members = data.map(({_v: _version, ...member}) => member)
  return {
    _v: OCAPI_VERSION,
    _type: type,
    count: members.length,
    ...(members.length > 0 ? {data: members} : {}),
    total: members.length,
  }
}
