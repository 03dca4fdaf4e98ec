import type {PricedBasket, PricedItem} from '../baskets/priced-basket'
import {
  adjustedTaxOf,
  finalPriceOf,
  itemPriceOf,
  knownRateOf,
  type PricedPosition,
} from '../baskets/totals'
import type {OrderReturn} from '../fulfilment/return-repository'
import {netOf, taxOf, type Taxation} from '../tax/tax'

/** Position of an invoice or credit note. Money is in minor units, rates are in millionths. */
export interface DocumentPosition {
  readonly name: string
  readonly productId?: string
  readonly quantity: number
  /** Price of the line before and after its own discounts, with tax. */
  readonly gross: {readonly before: number; readonly after: number}
  /** The same without tax. */
  readonly net: {readonly before: number; readonly after: number}
  /** What is paid for the line after all discounts, and the tax on it. */
  readonly final: {readonly net: number; readonly tax: number}
  readonly taxRate: number
}

/** The net amount and the tax of one rate. */
export interface TaxRow {
  readonly taxRate: number
  readonly net: number
  readonly tax: number
}

type Content = Pick<PricedBasket, 'taxation' | 'items' | 'shipments' | 'giftCertificates'>

const grossOf = (taxation: Taxation, amount: number, rate: number): number =>
  taxation === 'gross' ? amount : amount + taxOf('net', amount, rate)

function toPosition(
  taxation: Taxation,
  position: PricedPosition,
  facts: Pick<DocumentPosition, 'name' | 'quantity' | 'productId'>,
): DocumentPosition {
  const taxRate = knownRateOf(position) ?? 0
  const before = position.price ?? 0
  const after = itemPriceOf(position) ?? 0
  const final = finalPriceOf(position) ?? 0
  const tax = adjustedTaxOf(position) ?? 0
  const both = (change: (amount: number) => number) => ({
    before: change(before),
    after: change(after),
  })
  return {
    ...facts,
    gross: both((amount) => grossOf(taxation, amount, taxRate)),
    net: both((amount) => netOf(taxation, amount, taxRate)),
    final: {net: taxation === 'gross' ? final - tax : final, tax},
    taxRate,
  }
}

/** The goods of an order as positions: each line, its options, and what is paid for the delivery of the goods itself. */
export function goodsPositions({taxation, items}: Pick<Content, 'taxation' | 'items'>) {
  return items.flatMap((item): DocumentPosition[] => {
    const {quantity} = item
    return [
      toPosition(taxation, item, {name: item.productName, productId: item.productId, quantity}),
      ...(item.optionItems ?? []).map((option) =>
        toPosition(taxation, option, {name: option.text, quantity}),
      ),
    ]
  })
}

/**
 * Everything that an order charges, delivery and gift certificates included; free deliveries are left out.
 * @param names of what has no name of its own
 */
export function chargedPositions(
  content: Content,
  names: {readonly delivery: string; readonly giftCertificate: string},
): DocumentPosition[] {
  const {delivery, giftCertificate} = names
  const {taxation, items, shipments, giftCertificates = []} = content
  const deliveries = [
    ...shipments.map(({shipping, shippingMethod}) => ({
      position: shipping,
      name: shippingMethod?.name ?? delivery,
    })),
    ...items.flatMap(({surcharge}) =>
      surcharge ? [{position: surcharge, name: surcharge.text || delivery}] : [],
    ),
  ]
  return [
    ...goodsPositions(content),
    ...deliveries
      .map(({position, name}) => toPosition(taxation, position, {name, quantity: 1}))
      .filter(({final}) => final.net !== 0),
    ...giftCertificates.map(({amount}): DocumentPosition => {
      const price = {before: amount, after: amount}
      const final = {net: amount, tax: 0}
      return {name: giftCertificate, quantity: 1, gross: price, net: price, final, taxRate: 0}
    }),
  ]
}

/** Net amounts and taxes by rate, ascending. */
export function taxRows(positions: readonly DocumentPosition[]): TaxRow[] {
  const rows = new Map<number, TaxRow>()
  for (const {taxRate, final} of positions) {
    const {net, tax} = rows.get(taxRate) ?? {net: 0, tax: 0}
    rows.set(taxRate, {taxRate, net: net + final.net, tax: tax + final.tax})
  }
  return [...rows.values()].sort((a, b) => a.taxRate - b.taxRate)
}

/** A position for an amount that is given back with its tax. */
function creditPosition(
  facts: Pick<DocumentPosition, 'name' | 'quantity' | 'productId'>,
  refund: number,
  taxRate: number,
): DocumentPosition {
  const net = netOf('gross', refund, taxRate)
  return {
    ...facts,
    gross: {before: refund, after: refund},
    net: {before: net, after: net},
    final: {net, tax: refund - net},
    taxRate,
  }
}

/** What a return gives back: its lines, then the part for delivery. */
export function returnPositions(
  {items, shipments}: Pick<Content, 'items' | 'shipments'>,
  {lines, deliveryRefund}: Pick<OrderReturn, 'lines' | 'deliveryRefund'>,
  delivery: string,
): DocumentPosition[] {
  const find = (itemId: string): PricedItem | undefined =>
    items.find((one) => one.itemId === itemId)
  const goods = lines.map(({itemId, quantity, refund}) => {
    const item = find(itemId)
    const facts = {name: item?.productName ?? itemId, productId: item?.productId, quantity}
    return creditPosition(facts, refund, item ? (knownRateOf(item) ?? 0) : 0)
  })
  if (deliveryRefund === 0) return goods
  const rate = shipments.map(({shipping}) => knownRateOf(shipping)).find((one) => one !== null) ?? 0
  return [...goods, creditPosition({name: delivery, quantity: 1}, deliveryRefund, rate)]
}
