import {randomId} from '../ids'
import type {Basket, BasketItem} from './basket'
import {mergeShipments} from './merge-shipments'
import {MAX_QUANTITY} from './quantity-rules'

/** Rule for the quantity of a product that both baskets contain. */
export type MergeMode = 'higher_quantity' | 'sum_quantities' | 'saved_quantity' | 'separate_item'

/**
 * Identity of a line: lines of two baskets with the same identity are merged. Custom attributes are
 * ignored.
 */
const identity = (item: BasketItem) =>
  JSON.stringify([
    item.shipmentId,
    item.productId,
    (item.options ?? []).map(({optionId, valueId}) => [optionId, valueId]),
    Object.entries(item.parts ?? {}).sort(),
    item.inventoryId ?? '',
    item.gift,
    item.giftMessage ?? '',
  ])

const merged: Readonly<Record<MergeMode, (previous: number, saved: number) => number>> = {
  higher_quantity: Math.max,
  sum_quantities: (previous, saved) => Math.min(previous + saved, MAX_QUANTITY),
  saved_quantity: (_previous, saved) => saved,
  separate_item: (_previous, saved) => saved,
}

/**
 * Merges the basket of the previous shopper into that of the current one (Shopper Baskets:
 * mergeBasket): products, gift certificates, coupons, shipments and custom attributes; no personal
 * data. Goods that are picked up keep their store (rule PICK-7). Bonus products are not merged, because they belong to the promotions of one basket.
 */
export function mergeBaskets(current: Basket, previous: Basket, mode: MergeMode): Basket {
  const {shipments, idOf} = mergeShipments(current, previous)
  const inShipment = <Item extends {readonly shipmentId: string}>(item: Item): Item => ({
    ...item,
    shipmentId: idOf.get(item.shipmentId) ?? item.shipmentId,
  })
  const goods = previous.items
    .filter(({bonusDiscountLineItemId}) => bonusDiscountLineItemId === undefined)
    .map(inShipment)
  const coupons = current.coupons ?? []
  return {
    ...current,
    shipments,
    items: goods.reduce((items, item) => mergeItem(items, item, mode), current.items),
    giftCertificates: [
      ...(current.giftCertificates ?? []),
      ...(previous.giftCertificates ?? []).map((item) => ({
        ...inShipment(item),
        itemId: randomId(),
      })),
    ],
    coupons: [
      ...coupons,
      ...(previous.coupons ?? []).filter(
        ({couponId}) => !coupons.some((one) => one.couponId === couponId),
      ),
    ],
    custom: {...previous.custom, ...current.custom},
  }
}

function mergeItem(
  items: readonly BasketItem[],
  previous: BasketItem,
  mode: MergeMode,
): readonly BasketItem[] {
  const twin = items.find((item) => identity(item) === identity(previous))
  if (!twin || mode === 'separate_item') return [...items, {...previous, itemId: randomId()}]
  const quantity = merged[mode](previous.quantity, twin.quantity)
  const custom = {...previous.custom, ...twin.custom}
  return items.map((item) => (item === twin ? {...twin, quantity, custom} : item))
}
