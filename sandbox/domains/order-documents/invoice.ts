import type {OrderAddress} from '../baskets/basket'
import type {ShopContext} from '../baskets/shop-context'
import {fillText} from '../fill-text'
import {mailLanguageTotals} from '../outbox/mail-languages'
import type {Order} from '../orders/order'
import {
  formatOrderDate,
  formatOrderMoney,
  linePriceOf,
  localeOfOrder,
  documentTotals,
  paymentState,
} from '../orders/order-mail-parts'
import {writtenAddress} from '../postal-addresses/written-address'
import {refundedAmount} from '../orders/record-refund'
import {documentLocale, documentTexts} from './document-texts'
import {PAGE, PdfPage} from './pdf-page'

/** Days to pay an invoice. */
const DAYS_TO_PAY = 14
/** Columns of the lines: left edge and width in points. */
const COLUMNS = {
  item: {x: PAGE.margin, width: 300},
  quantity: {x: 366, width: 60},
  amount: {x: 436, width: PAGE.width - PAGE.margin - 436},
}

type Site = Pick<ShopContext, 'site'>

/** Returns the number of the invoice of an order. */
export const invoiceNumber = ({orderNo}: Pick<Order, 'orderNo'>): string => `INV-${orderNo}`

/** Makes the invoice of an order as a PDF, in the language of the order. */
export async function makeInvoice({site}: Site, placed: Order): Promise<Buffer> {
  const locale = documentLocale(localeOfOrder(site, placed))
  const order = {...placed, locale}
  const texts = documentTexts(locale)
  const pdf = await PdfPage.open({
    title: `${texts.invoice} ${invoiceNumber(order)}`,
    language: locale,
  })
  let y = writeHead(pdf, site, order)
  y = writeLines(pdf, site, order, y + 24)
  y = writeTotals(pdf, site, order, y + 12)
  const note = order.status === 'cancelled' ? texts.cancelled : paymentNote(order)
  pdf.text(note, PAGE.margin, pdf.fit(y + 20, 20), PAGE.width - 2 * PAGE.margin)
  return pdf.finish()

  function paymentNote(one: Order): string {
    const state = paymentState(one)
    return state === 'toBePaid' ? fillText(texts.toBePaid, {days: DAYS_TO_PAY}) : texts[state]
  }
}

/** Returns an address as lines, with the tax number of a company below it. */
export function invoiceAddress(
  address: OrderAddress | undefined,
  locale: string,
  taxNumber: string,
): string[] {
  const number = address?.custom['c_taxId']
  return [
    ...writtenAddress(address, locale),
    ...(typeof number === 'string' && number !== '' ? [`${taxNumber}: ${number}`] : []),
  ]
}

function writeHead(pdf: PdfPage, site: Site['site'], order: Order): number {
  const locale = localeOfOrder(site, order)
  const texts = documentTexts(locale)
  const {margin} = PAGE
  pdf.text(site.name, margin, margin, 300, {size: 14})
  pdf.text(texts.invoice, margin, margin + 44, 300, {size: 24})
  const facts = [
    [texts.invoiceNo, invoiceNumber(order)],
    [texts.orderNo, order.orderNo],
    [texts.orderDate, formatOrderDate(site, order, order.creationDate)],
  ] as const
  facts.forEach(([label, value], index) => {
    const top = margin + 90 + index * 16
    pdf.text(label, margin, top, 120, {soft: true})
    pdf.text(value, margin + 124, top, 240)
  })
  const top = margin + 160
  const columns = [
    [texts.billTo, [order.content.billingAddress]],
    [texts.deliverTo, order.content.shipments.map(({shippingAddress}) => shippingAddress)],
  ] as const
  const heights = columns.map(([label, addresses], index) => {
    const x = margin + index * 250
    pdf.text(label, x, top, 230, {soft: true})
    const text = addresses
      .map((address) => invoiceAddress(address, locale, texts.taxNumber).join('\n'))
      .join('\n\n')
    return pdf.text(text, x, top + 16, 230)
  })
  return top + 16 + Math.max(...heights)
}

function writeLines(pdf: PdfPage, site: Site['site'], order: Order, top: number): number {
  const texts = documentTexts(localeOfOrder(site, order))
  const {item, quantity, amount} = COLUMNS
  pdf.text(texts.item, item.x, top, item.width, {soft: true})
  pdf.text(texts.quantity, quantity.x, top, quantity.width, {soft: true, align: 'right'})
  pdf.text(texts.amount, amount.x, top, amount.width, {soft: true, align: 'right'})
  let y = top + 18
  for (const line of order.content.items) {
    y = pdf.fit(y, 40)
    pdf.line(y)
    const price = formatOrderMoney(site, order, linePriceOf(line))
    const height = pdf.text(line.productName, item.x, y + 8, item.width)
    pdf.text(String(line.quantity), quantity.x, y + 8, quantity.width, {align: 'right'})
    pdf.text(price, amount.x, y + 8, amount.width, {align: 'right'})
    y += height + 16
  }
  pdf.line(y)
  return y
}

/** The sums of an invoice as label and amount: those of the mail, then several tax rates, and what was refunded. */
export function invoiceTotals(
  site: Site['site'],
  order: Order,
): readonly (readonly [label: string, amount: string])[] {
  const locale = localeOfOrder(site, order)
  const texts = documentTexts(locale)
  const labels = mailLanguageTotals(locale)
  const percent = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 3})
  const money = (minor: number) => formatOrderMoney(site, order, minor)
  const refunded = refundedAmount(order)
  const {groupedTaxes} = order.content
  const rates = groupedTaxes.map(({taxRate}) => percent.format(taxRate / 1_000_000))
  // The only rate stands beside the sum of the tax, which its row would repeat.
  const only = rates.length === 1 ? ` (${rates[0]})` : ''
  const isTax = (kind: keyof typeof labels) => kind === 'tax' || kind === 'includedTax'
  return [
    ...documentTotals(site, order).map(
      ({kind, value}) => [labels[kind] + (isTax(kind) ? only : ''), value] as const,
    ),
    ...(only
      ? []
      : groupedTaxes.map(
          ({tax}, index) =>
            [fillText(texts.taxRate, {rate: rates[index] ?? ''}), money(tax)] as const,
        )),
    ...(refunded > 0 ? [[texts.refunded, money(refunded)] as const] : []),
  ]
}

function writeTotals(pdf: PdfPage, site: Site['site'], order: Order, top: number): number {
  const labels = mailLanguageTotals(localeOfOrder(site, order))
  let y = top
  for (const [label, value] of invoiceTotals(site, order)) {
    y = pdf.fit(y, 18)
    const bold = label === labels.total
    pdf.text(label, 266, y, 160, {align: 'right', soft: !bold, bold})
    pdf.text(value, COLUMNS.amount.x, y, COLUMNS.amount.width, {align: 'right', bold})
    y += 18
  }
  return y
}
