import type {ShopContext} from '../baskets/shop-context'
import type {OrderAddress} from '../baskets/basket'
import {fillText} from '../fill-text'
import type {OrderReturn} from '../fulfilment/return-repository'
import type {Order} from '../orders/order'
import {isBusinessOrder, paymentState} from '../orders/order-mail-parts'
import {shipmentTimes} from '../orders/order-shipping'
import {mailLanguageTotals} from '../outbox/mail-languages'
import {readPaymentMethods} from '../payment/payment-repository'
import {localize} from '../sites/locale'
import {
  chargedPositions,
  goodsPositions,
  returnPositions,
  taxRows,
  type DocumentPosition,
  type TaxRow,
} from './document-content'
import {documentTexts} from './document-texts'
import {isInUnion} from './european-union'
import {sellerOf, type Seller} from './seller'

/** Days to pay an invoice. */
export const DAYS_TO_PAY = 14

/** Why an order has no tax, where the law has a name for it. */
export type Exemption = 'intraCommunity' | 'exported'

/** What an invoice or credit note states; a credit note names the invoice. Times are milliseconds since 1970. */
export interface OrderDocument {
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
  readonly date: number
  /** Time at which the last goods arrived, or left where that is not known. */
  readonly deliveredAt?: number
  readonly order: Order
  readonly locale: string
  readonly seller: Seller
  readonly buyer?: OrderAddress
  readonly buyerTaxNumber?: string
  /** True for a customer who sees prices without tax. */
  readonly isNet: boolean
  /** Rows of the table: goods, or what is given back. */
  readonly rows: readonly DocumentPosition[]
  /** Everything that is charged or given back. */
  readonly charged: readonly DocumentPosition[]
  readonly taxes: readonly TaxRow[]
  /** Amount with tax in minor units, and the part that is paid. */
  readonly total: number
  readonly paid: number
  /** The sentence about the payment. */
  readonly payment: string
  readonly exemption?: Exemption
}

type Shop = Pick<ShopContext, 'db' | 'site'>

/** Returns the number of the invoice of an order. */
export const invoiceNumber = ({orderNo}: Pick<Order, 'orderNo'>): string => `INV-${orderNo}`

/** Returns the number of the credit note of a return, or of a cancelled order. */
export const creditNumber = (id: string): string => `CN-${id}`

function deliveryTime(order: Order): number | undefined {
  const times = ['delivered', 'shipped'] as const
  for (const stage of times) {
    const known = Object.values(shipmentTimes(order, stage)).map((time) => Date.parse(time))
    if (known.length > 0) return Math.max(...known)
  }
  return undefined
}

/**
 * Why an order of a business has no tax. Only what the backend did not tax counts: a document changes no tax.
 * Directive 2006/112/EC, articles 138 and 146.
 */
function exemptionOf(order: Order, seller: Seller, buyerNumber: string): Exemption | undefined {
  const {shipments, totals} = order.content
  const to = shipments[0]?.shippingAddress?.countryCode
  const from = seller.countryCode
  if (totals.taxTotal !== 0 || !to || !from || !isInUnion(from) || to === from) return undefined
  if (!isInUnion(to)) return 'exported'
  return buyerNumber !== '' && seller.vatId !== undefined ? 'intraCommunity' : undefined
}

/** The names of the methods that paid. */
function methodNames({db, site}: Shop, order: Order, locale: string): string {
  const methods = readPaymentMethods(db, site.id)
  const names = order.content.paymentInstruments.map(
    ({paymentMethodId, paymentCard, giftCertificateCode}) => {
      if (giftCertificateCode) return documentTexts(locale).giftCertificate
      const name = methods.find(({id}) => id === paymentMethodId)?.name
      const digits = paymentCard?.numberLastDigits
      const card = digits ? `${paymentCard.cardType} ••${digits}` : paymentCard?.cardType
      return card ?? localize(name, locale) ?? paymentMethodId
    },
  )
  return new Intl.ListFormat(locale).format([...new Set(names)])
}

function paymentSentence(shop: Shop, order: Order, locale: string): string {
  const texts = documentTexts(locale)
  if (order.status === 'cancelled') return texts.cancelled
  const state = paymentState(order)
  if (state === 'toBePaid') return fillText(texts.toBePaid, {days: DAYS_TO_PAY})
  if (state !== 'paid') return texts[state]
  const method = methodNames(shop, order, locale)
  return method === '' ? texts.paid : fillText(texts.paidBy, {method})
}

/** Nothing comes back for an order that was not paid: its invoice is void, or less is to be paid. */
function creditSentence(order: Order, locale: string): string {
  const texts = documentTexts(locale)
  if (paymentState(order) === 'paid') return texts.credited
  return order.status === 'cancelled' ? texts.cancelled : ''
}

const sumOf = (positions: readonly DocumentPosition[]): number =>
  positions.reduce((sum, {final}) => sum + final.net + final.tax, 0)

function commonParts(shop: Shop, order: Order, locale: string) {
  const seller = sellerOf(shop.site)
  const buyer = order.content.billingAddress
  const number = buyer?.custom['c_taxId']
  const buyerNumber = typeof number === 'string' ? number : ''
  const exemption = exemptionOf(order, seller, buyerNumber)
  return {
    order,
    locale,
    seller,
    ...(buyer && {buyer}),
    ...(buyerNumber !== '' && {buyerTaxNumber: buyerNumber}),
    isNet: order.content.taxation === 'net' || isBusinessOrder(shop, order),
    ...(exemption && {exemption}),
  }
}

const nameOfDelivery = (locale: string): string => mailLanguageTotals(locale).delivery

/** Returns the invoice of an order. It is dated on the day of the order, so that it stays the same. */
export function invoiceOf(shop: Shop, order: Order, locale: string): OrderDocument {
  const {giftCertificate} = documentTexts(locale)
  const charged = chargedPositions(order.content, {
    delivery: nameOfDelivery(locale),
    giftCertificate,
  })
  const total = sumOf(charged)
  const deliveredAt = deliveryTime(order)
  const certificates = order.content.paymentInstruments
    .filter(({giftCertificateCode}) => giftCertificateCode !== undefined)
    .reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  return {
    ...commonParts(shop, order, locale),
    kind: 'invoice',
    number: invoiceNumber(order),
    date: order.creationDate,
    ...(deliveredAt === undefined ? {} : {deliveredAt}),
    rows: goodsPositions(order.content),
    charged,
    taxes: taxRows(charged),
    total,
    paid: paymentState(order) === 'paid' ? total : certificates,
    payment: paymentSentence(shop, order, locale),
  }
}

/** Returns the credit note of a return whose goods were received, or of a cancelled order without one. */
export function creditNoteOf(
  shop: Shop,
  order: Order,
  locale: string,
  one?: OrderReturn,
): OrderDocument {
  const invoice = invoiceOf(shop, order, locale)
  const delivery = nameOfDelivery(locale)
  const rows = one ? returnPositions(order.content, one, delivery) : invoice.charged
  const total = sumOf(rows)
  return {
    ...invoice,
    kind: 'creditNote',
    number: creditNumber(one?.id ?? order.orderNo),
    date: one?.receivedAt ?? order.lastModified,
    rows,
    charged: rows,
    taxes: taxRows(rows),
    total,
    paid: total,
    payment: creditSentence(order, locale),
  }
}
