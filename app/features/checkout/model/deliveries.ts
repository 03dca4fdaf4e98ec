import {plainText} from '@common/plain-text'
import type {PlannedDelivery} from '../api/split-delivery'
import {
  type Basket,
  type ProductItem,
  type Shipment,
  DEFAULT_SHIPMENT_ID,
} from '@app/features/basket/public/basket'
import {deliveryAddressOf, deliveryShipmentsOf, itemsIn} from '@app/features/basket/public/delivery'
import {addressProblems, emptyAddress} from '@app/features/address/public/address-rules'
import {fromOrderAddress, toOrderAddress} from '@app/features/address/public/order-address'
import {under, type FormProblems} from '@app/shared/form/form-problems'
import type {DeliveryDraft} from './draft'

/** Maximum number of addresses of one order. */
export const MAX_ADDRESSES = 5

/** Equal goods of a basket, which may be in several lines. */
export interface Goods {
  readonly productId: string
  readonly name: string
  readonly quantity: number
  readonly lines: readonly {
    readonly itemId: string
    readonly quantity: number
    readonly shipmentId: string
  }[]
}

/** What makes two lines the same goods: product, options, parts and engraving. */
function kindOf(item: ProductItem): string {
  const options = (item.optionItems ?? []).map(({optionId, optionValueId}) => [
    optionId,
    optionValueId,
  ])
  const parts = (item.bundledProductItems ?? []).map(({productId}) => productId)
  const custom = Object.entries(item).filter(([name]) => name.startsWith('c_'))
  return JSON.stringify([item.productId, options, parts, custom])
}

/** The goods that can go to different addresses: everything that is delivered, without bonus products. */
export function goodsOf(basket: Basket): Goods[] {
  const goods = new Map<string, Goods>()
  const items = deliveryShipmentsOf(basket).flatMap(({shipmentId}) =>
    itemsIn(basket, shipmentId ?? DEFAULT_SHIPMENT_ID),
  )
  for (const item of items) {
    if (item.bonusProductLineItem || !item.itemId || !item.productId) continue
    const kind = kindOf(item)
    const known = goods.get(kind)
    const quantity = item.quantity ?? 1
    const {itemId, shipmentId = DEFAULT_SHIPMENT_ID} = item
    goods.set(kind, {
      productId: item.productId,
      name: plainText(item.productName ?? item.itemText) || item.productId,
      quantity: (known?.quantity ?? 0) + quantity,
      lines: [...(known?.lines ?? []), {itemId, quantity, shipmentId}],
    })
  }
  return [...goods.values()]
}

const unitsIn = (goods: Goods, shipment: Shipment): number =>
  goods.lines
    .filter(({shipmentId}) => shipmentId === (shipment.shipmentId ?? DEFAULT_SHIPMENT_ID))
    .reduce((sum, {quantity}) => sum + quantity, 0)

/** An empty delivery. */
export const newDelivery = (countryCode: string, goods: readonly Goods[]): DeliveryDraft => ({
  address: emptyAddress(countryCode),
  giftMessage: '',
  units: goods.map(() => '0'),
})

/** The deliveries of a basket as form values; a second, empty one is added to a single one. */
export function deliveriesOf(basket: Basket, countryCode: string): DeliveryDraft[] {
  const goods = goodsOf(basket)
  const deliveries = deliveryShipmentsOf(basket).map((shipment) => ({
    address: fromOrderAddress(deliveryAddressOf(shipment), countryCode),
    giftMessage: shipment.giftMessage ?? '',
    units: goods.map((one) => String(unitsIn(one, shipment))),
  }))
  return deliveries.length > 1 ? deliveries : [...deliveries, newDelivery(countryCode, goods)]
}

const unitsOf = (delivery: DeliveryDraft, index: number): number =>
  Number(delivery.units[index] ?? 0) || 0

/** Units of goods that the further deliveries leave for the first address; negative when they take too many. */
export const restOf = (
  deliveries: readonly DeliveryDraft[],
  {quantity}: Goods,
  index: number,
): number =>
  deliveries.slice(1).reduce((left, delivery) => left - unitsOf(delivery, index), quantity)

/** Problems of the deliveries, by field. */
export function deliveryProblems(
  deliveries: readonly DeliveryDraft[],
  goods: readonly Goods[],
): FormProblems {
  const problems: Record<string, FormProblems[string]> = {}
  deliveries.forEach((delivery, index) => {
    Object.assign(problems, under(`deliveries.${index}.address`, addressProblems(delivery.address)))
    if (index === 0 || goods.some((_, line) => unitsOf(delivery, line) > 0)) return
    problems[`deliveries.${index}.units.0`] = {
      id: 'checkout.several.noGoods',
      values: {number: index + 1},
    }
  })
  goods.forEach((one, line) => {
    if (restOf(deliveries, one, line) >= 0) return
    const last = deliveries.map((delivery) => unitsOf(delivery, line) > 0).lastIndexOf(true)
    problems[`deliveries.${last}.units.${line}`] = {
      id: 'checkout.several.tooMany',
      values: {count: one.quantity},
    }
  })
  if (!goods.some((one, line) => restOf(deliveries, one, line) !== 0)) {
    problems[`deliveries.${deliveries.length - 1}.units.0`] = {id: 'checkout.several.noRest'}
  }
  return problems
}

/** Takes units from lines, the first ones first, and reduces what is left of them. */
function take(lines: {itemId: string; quantity: number}[], units: number) {
  let left = units
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, left)
    line.quantity -= quantity
    left -= quantity
    return quantity > 0 ? [{itemId: line.itemId, quantity}] : []
  })
}

/** The deliveries as the backend takes them: each unit has an address. */
export function planOf(
  deliveries: readonly DeliveryDraft[],
  goods: readonly Goods[],
): PlannedDelivery[] {
  const stocks = goods.map(({lines}) => lines.map((line) => ({...line})))
  return deliveries.map((delivery, index) => ({
    shippingAddress: toOrderAddress(delivery.address),
    ...(delivery.giftMessage.trim() && {giftMessage: delivery.giftMessage.trim()}),
    items: goods.flatMap((one, line) =>
      take(
        stocks[line] ?? [],
        index === 0 ? restOf(deliveries, one, line) : unitsOf(delivery, line),
      ),
    ),
  }))
}
