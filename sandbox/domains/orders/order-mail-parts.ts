import type {PricedItem} from '../baskets/priced-basket'
import type {ShopContext} from '../baskets/shop-context'
import {itemPriceOf, netSubTotal} from '../baskets/totals'
import {catalogStore} from '../catalog/catalog-store'
import {imageGroupsOf} from '../catalog/image-repository'
import {imageUrl} from '../catalog/image-url'
import {firstImage, listingViewType} from '../catalog/images'
import {isBusinessCustomer} from '../customers/business-customer'
import type {OrderMailItem, OrderMailTotal, OrderMailValues} from '../outbox/order-mail-values'
import type {ShopData} from '../shop-data'
import type {Site} from '../sites/site-registry'
import {writeMoney} from '../amounts/written-money'
import {cancellationTimeZone} from './cancellation'
import type {Order} from './order'

/** Formatted parts of the mails and documents about an order. */

type SiteOfOrder = Pick<Site, 'defaultLocale' | 'preferences'>

/** Returns the locale in which an order was placed, as `de-DE`. */
export function localeOfOrder(
  {defaultLocale}: SiteOfOrder,
  {locale}: Pick<Order, 'locale'>,
): string {
  // Archives and OCAPI use `de_DE`.
  return (locale && locale !== 'default' ? locale : defaultLocale).replace('_', '-')
}

/** Formats an amount in minor units; an unknown amount as zero. */
export function formatOrderMoney(site: SiteOfOrder, order: Order, minor: number | null): string {
  const {currency} = order.content
  return writeMoney(minor ?? 0, currency, localeOfOrder(site, order))
}

/** Formats a time (milliseconds since 1970) with date, hour and minute, in the shopper's time zone. */
export function formatOrderTime(site: SiteOfOrder, order: Order, time: number): string {
  return new Intl.DateTimeFormat(localeOfOrder(site, order), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: cancellationTimeZone(site, order),
  }).format(time)
}

/** Formats the date of a time (milliseconds since 1970). */
export function formatOrderDate(site: SiteOfOrder, order: Order, time: number): string {
  return new Intl.DateTimeFormat(localeOfOrder(site, order), {
    dateStyle: 'long',
    timeZone: cancellationTimeZone(site, order),
  }).format(time)
}

/** Width of the product pictures of a mail, in pixels: twice the displayed width. */
const PICTURE_WIDTH = 144

function pictureOf(shop: ShopData, productId: string): string | undefined {
  const catalog = catalogStore(shop.db)
  const product = catalog.product(productId)
  if (!product) return undefined
  const groups = imageGroupsOf(shop.db, product)
  const variant = catalog.variation(product).variants.find(({id}) => id === productId)
  const image = firstImage(groups, listingViewType(groups), variant?.values ?? {})
  return image && `${imageUrl(shop, product.catalogId, image.path)}?sw=${PICTURE_WIDTH}&q=80`
}

/** Returns the price of a line with its options, after discounts of the line itself, in minor units. */
export function linePriceOf(item: PricedItem): number {
  return [item, ...(item.optionItems ?? [])].reduce(
    (sum, position) => sum + (itemPriceOf(position) ?? 0),
    0,
  )
}

/** Returns the price of a line without tax, as business customers see it. */
const netLinePriceOf = (order: Order, item: PricedItem): number | null =>
  netSubTotal(order.content.taxation, [item, ...(item.optionItems ?? [])])

/** Returns the lines of an order for a mail: all, or the given quantities of some. */
export function mailItems(
  shop: Pick<ShopContext, 'db' | 'links' | 'site'>,
  order: Order,
  units?: readonly {readonly itemId: string; readonly quantity: number}[],
): OrderMailItem[] {
  const isNet = isBusinessOrder(shop, order)
  const priceOf = (item: PricedItem) =>
    (isNet ? netLinePriceOf(order, item) : null) ?? linePriceOf(item)
  return order.content.items.flatMap((item): OrderMailItem[] => {
    const quantity = units
      ? units.find(({itemId}) => itemId === item.itemId)?.quantity
      : item.quantity
    if (quantity === undefined) return []
    const picture = pictureOf(shop, item.productId)
    return [
      {
        name: item.productName,
        quantity,
        ...(units ? {} : {price: formatOrderMoney(shop.site, order, priceOf(item))}),
        ...(picture ? {picture} : {}),
      },
    ]
  })
}

function deliveryTotal(
  money: (minor: number | null) => string,
  minor: number | null,
): OrderMailTotal {
  return {kind: 'delivery', value: money(minor), ...(minor === 0 && {isFree: true})}
}

/** Returns the formatted sums of an order; with net taxation the tax is added, otherwise included. */
export function documentTotals(site: SiteOfOrder, order: Order): OrderMailTotal[] {
  const {totals, taxation} = order.content
  const money = (minor: number | null) => formatOrderMoney(site, order, minor)
  const discount = (totals.productTotal ?? 0) - (totals.productSubTotal ?? 0)
  const isNet = taxation === 'net'
  return [
    {kind: 'goods', value: money(totals.productSubTotal)},
    ...(discount === 0 ? [] : [{kind: 'discount' as const, value: money(discount)}]),
    deliveryTotal(money, totals.shippingTotal),
    ...(isNet ? [{kind: 'tax' as const, value: money(totals.taxTotal)}] : []),
    {kind: 'total', value: money(totals.total)},
    ...(isNet ? [] : [{kind: 'includedTax' as const, value: money(totals.taxTotal)}]),
    ...certificateTotals(order).map(({kind, minor}) => ({kind, value: money(minor)})),
  ]
}

/** What gift certificates pay of an order, and what is left; nothing without certificates. */
function certificateTotals({content: {paymentInstruments, totals}}: Order) {
  const paid = paymentInstruments.reduce(
    (sum, {giftCertificateCode, amount}) => sum + (giftCertificateCode ? (amount ?? 0) : 0),
    0,
  )
  if (paid === 0) return []
  return [
    {kind: 'giftCertificate' as const, minor: -paid},
    {kind: 'due' as const, minor: (totals.total ?? 0) - paid},
  ]
}

/** Returns whether the order is a business customer's, who sees prices without tax. */
export const isBusinessOrder = (shop: Pick<ShopContext, 'db' | 'site'>, order: Order): boolean =>
  !order.guest && isBusinessCustomer(shop, order.customerId)

/** Returns the formatted sums of an order for a mail: without tax for business customers. */
export function mailTotals(shop: Pick<ShopContext, 'db' | 'site'>, order: Order): OrderMailTotal[] {
  const {totals, taxation, items} = order.content
  const goods = netSubTotal(
    taxation,
    items.flatMap((item) => [item, ...(item.optionItems ?? [])]),
  )
  const {adjustedMerchandizeTotalTax: tax, adjustedShippingTotalTax: deliveryTax} = totals
  if (taxation === 'net' || goods === null || tax == null || !isBusinessOrder(shop, order)) {
    return documentTotals(shop.site, order)
  }
  const money = (minor: number | null) => formatOrderMoney(shop.site, order, minor)
  const discount = (totals.productTotal ?? 0) - tax - goods
  const hasDiscount = totals.productTotal !== totals.productSubTotal
  return [
    {kind: 'goods', value: money(goods)},
    ...(hasDiscount ? [{kind: 'discount' as const, value: money(discount)}] : []),
    deliveryTotal(money, (totals.shippingTotal ?? 0) - (deliveryTax ?? 0)),
    {kind: 'tax', value: money(totals.taxTotal)},
    {kind: 'total', value: money(totals.total)},
    ...certificateTotals(order).map(({kind, minor}) => ({kind, value: money(minor)})),
  ]
}

/** Returns the payment state of an order as the shopper sees it (rule ORDER-3). */
export function paymentState({
  paymentStatus,
  content,
  custom,
}: Pick<
  Order,
  'paymentStatus' | 'content' | 'custom'
>): OrderMailValues['orderConfirmation']['payment'] {
  // What was given back in full had been paid, and is not to be paid again.
  if (paymentStatus !== 'not_paid' || Number(custom['c_refundedAmount'] ?? 0) > 0) return 'paid'
  const {paymentInstruments} = content
  if (paymentInstruments.some(({paymentMethodId}) => paymentMethodId === 'INVOICE')) {
    return 'toBePaid'
  }
  return paymentInstruments.every(({authorization}) => authorization?.authorized)
    ? 'paid'
    : 'pending'
}
