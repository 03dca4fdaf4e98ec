import type {OrderAddress} from '../baskets/basket'
import type {ShopContext} from '../baskets/shop-context'
import {fillText} from '../fill-text'
import type {OrderReturn} from '../fulfilment/return-repository'
import type {Order} from '../orders/order'
import {
  formatOrderDate,
  formatOrderMoney,
  localeOfOrder,
  mailTotals,
} from '../orders/order-mail-parts'
import {refundedAmount} from '../orders/record-refund'
import {mailLanguageTotals} from '../outbox/mail-languages'
import {writtenAddress} from '../postal-addresses/written-address'
import {creditNoteOf, invoiceNumber, invoiceOf, type OrderDocument} from './document-model'
import {documentLocale, documentTexts} from './document-texts'
import {carriesData, withInvoiceData} from './invoice-data'
import {PAGE, PdfPage, type TextStyle} from './pdf-page'
import type {Seller} from './seller'

type Shop = Pick<ShopContext, 'db' | 'site'>

const RIGHT = PAGE.width - PAGE.margin
const WIDTH = RIGHT - PAGE.margin
/** Columns of the lines: start and width in points. */
const COLUMNS = {
  item: {x: PAGE.margin, width: 160},
  quantity: {x: 220, width: 40},
  unitPrice: {x: 264, width: 78},
  discount: {x: 346, width: 68},
  tax: {x: 418, width: 40},
  amount: {x: 462, width: RIGHT - 462},
} as const
type ColumnName = keyof typeof COLUMNS
const TABLE_SIZE = 9

/** Makes the invoice of an order as a PDF, in the language of the order. */
export const makeInvoice = async (shop: Shop, order: Order): Promise<Buffer> =>
  writeDocument(shop, invoiceOf(shop, order, localeOf(shop, order)))

/** Makes the credit note of a return, or of a cancelled order without one, as a PDF. */
export const makeCreditNote = async (
  shop: Shop,
  order: Order,
  one?: OrderReturn,
): Promise<Buffer> => writeDocument(shop, creditNoteOf(shop, order, localeOf(shop, order), one))

const localeOf = ({site}: Shop, order: Order): string => documentLocale(localeOfOrder(site, order))

async function writeDocument(shop: Shop, document: OrderDocument): Promise<Buffer> {
  const {locale} = document
  const texts = documentTexts(locale)
  const title = `${texts[document.kind]} ${document.number}`
  const pdf = await PdfPage.open({title, language: locale})
  let y = writeHead(pdf, shop, document)
  y = writeLines(pdf, shop, document, y + 20)
  y = writeTotals(pdf, shop, document, y + 12)
  y = writeTaxes(pdf, shop, document, y + 12)
  writeNotes(pdf, shop, document, y + 16)
  const bytes = await pdf.finish()
  return carriesData(document) ? withInvoiceData(document, title, bytes) : bytes
}

const lines = (...parts: readonly (string | undefined | false)[]): string[] =>
  parts.filter((part): part is string => Boolean(part))

/** The seller as an invoice names it. */
export function sellerLines(seller: Seller, texts: {vatId: string; register: string}): string[] {
  const {name, street, postalCode, city, countryCode, vatId, register, email, phone} = seller
  const address = {companyName: name, address1: street, postalCode, city, countryCode}
  return lines(
    ...(city ? writtenAddress(address, `en-${countryCode ?? ''}`) : [name]),
    vatId && `${texts.vatId}: ${vatId}`,
    register && `${texts.register}: ${register}`,
    lines(phone, email).join(' · '),
  )
}

/** Returns an address as lines, with the tax number of a company below it. */
export function invoiceAddress(
  address: OrderAddress | undefined,
  locale: string,
  taxNumber: string,
): string[] {
  const number = address?.custom['c_taxId']
  return lines(
    ...writtenAddress(address, locale),
    typeof number === 'string' && number !== '' && `${taxNumber}: ${number}`,
  )
}

function factsOf({site}: Shop, document: OrderDocument): [label: string, value: string][] {
  const {order, number, date, deliveredAt, kind, locale} = document
  const texts = documentTexts(locale)
  const dated = {...order, locale}
  const day = (time: number) => formatOrderDate(site, dated, time)
  return [
    kind === 'invoice' ? [texts.invoiceNo, number] : [texts.creditNoteNo, number],
    [kind === 'invoice' ? texts.invoiceDate : texts.creditNoteDate, day(date)],
    ...(deliveredAt === undefined || kind === 'creditNote'
      ? []
      : [[texts.deliveryDate, day(deliveredAt)] as [string, string]]),
    [texts.orderNo, order.orderNo],
    [texts.orderDate, day(order.creationDate)],
  ]
}

function writeHead(pdf: PdfPage, shop: Shop, document: OrderDocument): number {
  const {order, locale, seller, kind} = document
  const texts = documentTexts(locale)
  const {margin} = PAGE
  pdf.text(shop.site.name, margin, margin, 240, {size: 14})
  const right = {x: 330, width: RIGHT - 330}
  const sellerHeight = pdf.text(
    sellerLines(seller, texts).join('\n'),
    right.x,
    margin,
    right.width,
    {size: TABLE_SIZE, align: 'end'},
  )
  pdf.text(texts[kind], margin, margin + 44, 260, {size: 24})
  let y = margin + Math.max(sellerHeight + 14, 88)
  for (const [label, value] of factsOf(shop, document)) {
    pdf.text(label, margin, y, 140, {soft: true})
    pdf.text(value, margin + 144, y, 300)
    y += 16
  }
  const top = y + 14
  const {billingAddress, shipments} = order.content
  const columns = [
    [texts.billTo, [billingAddress]],
    [texts.deliverTo, shipments.map(({shippingAddress}) => shippingAddress)],
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

const percentIn = (locale: string) => {
  const format = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 3})
  return (taxRate: number): string => format.format(taxRate / 1_000_000)
}

function writeCells(
  pdf: PdfPage,
  y: number,
  cells: Readonly<Partial<Record<ColumnName, string>>>,
  style: TextStyle = {},
): number {
  const heights = Object.entries(cells).map(([name, text]) => {
    const {x, width} = COLUMNS[name as ColumnName]
    const align = name === 'item' ? 'start' : 'end'
    return pdf.text(text, x, y, width, {size: TABLE_SIZE, align, ...style})
  })
  return Math.max(...heights)
}

function writeLines(pdf: PdfPage, {site}: Shop, document: OrderDocument, top: number): number {
  const {order, locale, rows, isNet} = document
  const texts = documentTexts(locale)
  const money = (minor: number) => formatOrderMoney(site, {...order, locale}, minor)
  const percent = percentIn(locale)
  const {item, quantity, unitPrice, discount, tax, amount} = texts
  let y =
    top + writeCells(pdf, top, {item, quantity, unitPrice, discount, tax, amount}, {soft: true})
  for (const row of rows) {
    y = pdf.fit(y + 4, 40)
    pdf.line(y)
    const {before, after} = isNet ? row.net : row.gross
    const number = row.productId && `\n${texts.articleNo}: ${row.productId}`
    y += 6
    y += writeCells(pdf, y, {
      item: `${row.name}${number ?? ''}`,
      quantity: String(row.quantity),
      unitPrice: money(Math.round(before / row.quantity)),
      discount: before === after ? '' : money(after - before),
      tax: percent(row.taxRate),
      amount: money(after),
    })
  }
  pdf.line(y + 6)
  return y + 6
}

/** The sums of an invoice as label and amount: those of the mail, and what was refunded. */
export function invoiceTotals(
  shop: Shop,
  order: Order,
): readonly (readonly [label: string, amount: string])[] {
  const locale = localeOfOrder(shop.site, order)
  const labels = mailLanguageTotals(locale)
  const refunded = refundedAmount(order)
  return [
    ...mailTotals(shop, order).map(({kind, value}) => [labels[kind], value] as const),
    ...(refunded > 0
      ? [[documentTexts(locale).refunded, formatOrderMoney(shop.site, order, refunded)] as const]
      : []),
  ]
}

function writeTotals(pdf: PdfPage, shop: Shop, document: OrderDocument, top: number): number {
  const {kind, locale, total} = document
  const order = {...document.order, locale}
  const labels = mailLanguageTotals(locale)
  const totals =
    kind === 'invoice'
      ? invoiceTotals(shop, order)
      : ([[labels.total, formatOrderMoney(shop.site, order, total)]] as const)
  let y = top
  for (const [label, value] of totals) {
    y = pdf.fit(y, 18)
    const bold = label === labels.total
    pdf.text(label, 200, y, 250, {align: 'end', soft: !bold, bold})
    pdf.text(value, 454, y, RIGHT - 454, {align: 'end', bold})
    y += 18
  }
  return y
}

/** Net amount, tax and gross amount by rate. */
function writeTaxes(pdf: PdfPage, {site}: Shop, document: OrderDocument, top: number): number {
  const {order, locale, taxes} = document
  const texts = documentTexts(locale)
  const money = (minor: number) => formatOrderMoney(site, {...order, locale}, minor)
  const percent = percentIn(locale)
  const rows = [
    [`${texts.tax} %`, texts.net, texts.tax, texts.gross],
    ...taxes.map(({taxRate, net, tax}) => [
      percent(taxRate),
      money(net),
      money(tax),
      money(net + tax),
    ]),
  ]
  let y = pdf.fit(top, 18 * rows.length)
  for (const [index, cells] of rows.entries()) {
    cells.forEach((text, column) =>
      pdf.text(text, 200 + column * 85, y, 84, {size: TABLE_SIZE, align: 'end', soft: index === 0}),
    )
    y += 15
  }
  return y
}

function writeNotes(pdf: PdfPage, {site}: Shop, document: OrderDocument, top: number): void {
  const {kind, locale, payment, exemption, seller, buyerTaxNumber, order, total, paid} = document
  const texts = documentTexts(locale)
  const isOpen = kind === 'invoice' && total > paid
  const bank = lines(
    seller.bank,
    seller.iban && `IBAN ${seller.iban}`,
    seller.bic && `BIC ${seller.bic}`,
  )
  const notes = lines(
    kind === 'creditNote' &&
      fillText(texts.forInvoice, {
        number: invoiceNumber(order),
        date: formatOrderDate(site, {...order, locale}, order.creationDate),
      }),
    payment,
    isOpen && bank.join(' · '),
    exemption && texts[exemption],
    exemption === 'intraCommunity' &&
      `${texts.vatId}: ${seller.vatId ?? ''} → ${buyerTaxNumber ?? ''}`,
  )
  pdf.text(notes.join('\n'), PAGE.margin, pdf.fit(top, 14 * notes.length), WIDTH)
}
