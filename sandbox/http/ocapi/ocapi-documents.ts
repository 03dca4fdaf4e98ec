import type {Basket} from '../../domains/baskets/basket'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {basketFlashes, resourceState} from '../../domains/baskets/basket-service'
import {priceBasket} from '../../domains/baskets/price-basket'
import type {JsonValue} from '../../domains/json'
import type {Order} from '../../domains/orders/order'
import {orderState} from '../../domains/orders/order-service'
import {basketDocument} from '../../wire/checkout/basket-document'
import {orderDocument} from '../../wire/checkout/order-document'
import {OCAPI_VERSION, ocapiDocument, type OcapiDocument} from './document'

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

/** The address of the notes of a basket or an order. */
const notesOf = (siteId: string, path: string) => ({
  link: `/s/${siteId}/dw/shop/v21_3/${path}/notes`,
})

interface LineItems {
  productItems?: {qualifyingProductItemId?: string}[]
  bonusDiscountLineItems?: {bonusProducts?: {productId?: string}[]}[]
}

/** Members of the Shopper APIs that differ in version 21.3: undefined ones do not exist in it. */
function differences({productItems, bonusDiscountLineItems}: LineItems, siteId: string) {
  const link = (productId: string) =>
    `/s/${siteId}/dw/shop/v21_3/products/${encodeURIComponent(productId)}`
  return {
    taxRoundedAtGroup: undefined,
    groupedTaxItems: undefined,
    productItems: productItems?.map((item) => ({...item, qualifyingProductItemId: undefined})),
    bonusDiscountLineItems: bonusDiscountLineItems?.map((bonus) => ({
      ...bonus,
      bonusProducts: bonus.bonusProducts?.map((product) => ({
        ...product,
        link: link(product.productId ?? ''),
      })),
    })),
  }
}

/** The OCAPI basket document with the reasons why it cannot be ordered. */
export function ocapiBasket(context: CheckoutContext, basket: Basket): OcapiDocument<'basket'> {
  const priced = priceBasket(context, basket)
  const {siteId, basketId} = basket
  const {temporaryBasket: _temporary, ...document} = basketDocument(priced)
  const flashes = basketFlashes(context, priced)
  return ocapiDocument('basket', {
    ...withNulls(document, openTotals),
    ...differences(document, siteId),
    _resource_state: resourceState(basket),
    shipments: document.shipments?.map((shipment) => withNulls(shipment, openShipmentTotals)),
    notes: notesOf(siteId, `baskets/${basketId}`),
    ...(flashes.length > 0
      ? {_flash: flashes.map((flash) => ({_type: 'flash', ...flash})) as unknown as JsonValue}
      : {}),
  })
}

/** The OCAPI order document; `newBasketId` is the basket into which a failed order was turned back. */
export function ocapiOrder(order: Order, newBasketId?: string): OcapiDocument<'order'> {
  const {orderViewCode: _viewCode, guest: _guest, ...document} = orderDocument(order)
  return ocapiDocument('order', {
    ...document,
    ...differences(document, order.siteId),
    status: order.status,
    _resource_state: orderState(order),
    notes: notesOf(order.siteId, `orders/${order.orderNo}`),
    ...(newBasketId === undefined ? {} : {c_newBasketId: newBasketId}),
  })
}

/** A result document over several members; `data` is absent when there are none. */
export function ocapiResult<const Type extends string>(
  type: Type,
  data: readonly Record<string, JsonValue>[],
): OcapiDocument<Type> {
  const members = data.map(({_v: _version, ...member}) => member)
  return {
    _v: OCAPI_VERSION,
    _type: type,
    count: members.length,
    ...(members.length > 0 ? {data: members} : {}),
    total: members.length,
  }
}
