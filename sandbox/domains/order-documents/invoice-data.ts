import type {FacturXInvoiceInput} from '@stackforge-eu/factur-x'
import type {OrderAddress} from '../baskets/basket'
import {personName} from '../person-name'
import {toDecimal} from '../money'
import {paymentState} from '../orders/order-mail-parts'
import type {DocumentPosition, TaxRow} from './document-content'
import {DAYS_TO_PAY, invoiceNumber, type OrderDocument} from './document-model'
import {documentTexts} from './document-texts'

const DAY_MS = 24 * 60 * 60 * 1000
const PERCENT = 10_000

/** Codes of payment means (UNTDID 4461): credit transfer, bank card, and one that both sides know. */
const MEANS = {transfer: '30', card: '48', other: 'ZZZ'} as const

/** Categories of value added tax (UNTDID 5305) and reasons for an exemption (VATEX). */
const CATEGORIES = {
  intraCommunity: {code: 'K', reason: 'VATEX-EU-IC'},
  exported: {code: 'G', reason: 'VATEX-EU-G'},
} as const

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * Whether a document carries data for the programs of a business: where the site says so and names its seller, the buyer
 * is a business, and goods have left, because the profile asks for the day of the delivery (rule BR-FX-EN-04).
 */
export const carriesData = ({seller, buyer, buyerTaxNumber, deliveredAt}: OrderDocument): boolean =>
  seller.invoiceData === 'factur-x' &&
  Boolean(seller.vatId && seller.city && seller.countryCode) &&
  Boolean(buyer?.companyName) &&
  buyerTaxNumber !== undefined &&
  deliveredAt !== undefined

const categoryOf = ({exemption}: OrderDocument, taxRate: number): string => {
  if (taxRate > 0) return 'S'
  return exemption ? CATEGORIES[exemption].code : 'Z'
}

function addressOf(address: OrderAddress | undefined) {
  return {
    line1: address?.address1 ?? '',
    ...(address?.address2 ? {line2: address.address2} : {}),
    city: address?.city ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.countryCode ?? '',
  }
}

function lineOf(document: OrderDocument, position: DocumentPosition, index: number) {
  const {name, productId, quantity, final, taxRate} = position
  const net = toDecimal(final.net, document.order.content.currency)
  const isWhole = final.net % quantity === 0
  return {
    id: String(index + 1),
    name,
    ...(productId === undefined ? {} : {sellerAssignedId: productId}),
    quantity,
    // A price that does not divide is that of all pieces.
    unitPrice: isWhole ? toDecimal(final.net / quantity, document.order.content.currency) : net,
    ...(isWhole ? {} : {basisQuantity: quantity}),
    lineTotal: net,
    vatCategoryCode: categoryOf(document, taxRate),
    vatRatePercent: taxRate / PERCENT,
  }
}

function taxOf(document: OrderDocument, {taxRate, net, tax}: TaxRow) {
  const {exemption, order, locale} = document
  const {currency} = order.content
  const isExempt = taxRate === 0 && exemption !== undefined
  return {
    categoryCode: categoryOf(document, taxRate),
    ratePercent: taxRate / PERCENT,
    taxableAmount: toDecimal(net, currency),
    taxAmount: toDecimal(tax, currency),
    ...(isExempt && {
      exemptionReason: documentTexts(locale)[exemption],
      exemptionReasonCode: CATEGORIES[exemption].reason,
    }),
  }
}

function paymentOf({kind, date, order, seller, number, payment}: OrderDocument) {
  const isTransfer = kind === 'invoice' && paymentState(order) === 'toBePaid'
  if (isTransfer && seller.iban) {
    return {
      meansCode: MEANS.transfer,
      paymentReference: number,
      dueDate: dateOf(date + DAYS_TO_PAY * DAY_MS),
      iban: seller.iban.replaceAll(' ', ''),
      accountName: seller.name,
      ...(seller.bic ? {bic: seller.bic} : {}),
    }
  }
  const isCard = order.content.paymentInstruments.some(({paymentCard}) => paymentCard)
  return {meansCode: isCard ? MEANS.card : MEANS.other, termsDescription: payment}
}

function sellerParty({seller}: OrderDocument) {
  return {
    name: seller.name,
    address: {
      line1: seller.street ?? '',
      city: seller.city ?? '',
      postalCode: seller.postalCode ?? '',
      country: seller.countryCode ?? '',
    },
    ...(seller.email ? {electronicAddress: {value: seller.email, schemeID: 'EM'}} : {}),
    ...(seller.email || seller.phone
      ? {contact: {name: seller.name, email: seller.email, phone: seller.phone}}
      : {}),
    taxRegistrations: [{id: seller.vatId ?? '', schemeId: 'VA' as const}],
  }
}

/** Returns a document as the data of EN 16931. Amounts are in the currency's unit; lines and rates are without tax. */
export function invoiceData(document: OrderDocument): FacturXInvoiceInput {
  const {order, buyer, buyerTaxNumber = '', charged, taxes, total, paid, deliveredAt} = document
  const {currency, shipments, email} = order.content
  const amount = (minor: number): number => toDecimal(minor, currency)
  const net = taxes.reduce((sum, row) => sum + row.net, 0)
  const to = shipments[0]?.shippingAddress
  return {
    document: {
      id: document.number,
      issueDate: dateOf(document.date),
      typeCode: (document.kind === 'invoice'
        ? '380'
        : '381') as FacturXInvoiceInput['document']['typeCode'],
    },
    seller: sellerParty(document),
    buyer: {
      name: buyer?.companyName ?? personName(buyer ?? {}, buyer?.countryCode),
      address: addressOf(buyer),
      ...(email ? {electronicAddress: {value: email, schemeID: 'EM'}} : {}),
      taxRegistrations: [{id: buyerTaxNumber, schemeId: 'VA' as const}],
    },
    references: [
      {type: 'order', id: order.orderNo},
      ...(document.kind === 'invoice'
        ? []
        : [
            {
              type: 'preceding' as const,
              id: invoiceNumber(order),
              issueDate: dateOf(order.creationDate),
            },
          ]),
    ],
    delivery: {
      ...(deliveredAt === undefined ? {} : {date: dateOf(deliveredAt)}),
      ...(to ? {location: addressOf(to), partyName: personName(to, to.countryCode)} : {}),
    },
    lines: charged.map((position, index) => lineOf(document, position, index)),
    totals: {
      lineTotal: amount(net),
      taxBasisTotal: amount(net),
      taxTotal: amount(total - net),
      grandTotal: amount(total),
      prepaidAmount: amount(paid),
      duePayableAmount: amount(total - paid),
      currency,
    },
    vatBreakdown: taxes.map((row) => taxOf(document, row)),
    payment: paymentOf(document),
  }
}

/** Puts the data of a document into its PDF (Factur-X, profile EN 16931). Throws an Error for data that is not complete. */
export async function withInvoiceData(
  document: OrderDocument,
  title: string,
  pdf: Buffer,
): Promise<Buffer> {
  const library = await import('@stackforge-eu/factur-x')
  const result = await library.embedFacturX({
    pdf,
    input: invoiceData(document),
    profile: library.Profile.EN16931,
    flavor: library.Flavor.FACTUR_X,
    unembeddedFonts: 'throw',
    meta: {title, author: document.seller.name, subject: title, creator: document.seller.name},
  })
  return Buffer.from(result.pdf)
}
