import path from 'node:path'
import {LanguageTexts} from '../sites/language-texts'
import {isPrintable} from './pdf-fonts'

/** Texts of invoices and return labels in one language. */
export interface DocumentTexts {
  readonly invoice: string
  readonly invoiceNo: string
  readonly invoiceDate: string
  readonly deliveryDate: string
  readonly orderNo: string
  readonly orderDate: string
  readonly billTo: string
  readonly deliverTo: string
  readonly taxNumber: string
  readonly item: string
  readonly articleNo: string
  readonly quantity: string
  readonly unitPrice: string
  readonly discount: string
  /** Name of the sales tax. */
  readonly tax: string
  readonly amount: string
  readonly paid: string
  /** With `{method}`. */
  readonly paidBy: string
  readonly pending: string
  /** With `{days}`. */
  readonly toBePaid: string
  readonly refunded: string
  readonly cancelled: string
  readonly creditNote: string
  readonly creditNoteNo: string
  readonly creditNoteDate: string
  /** With `{number}` and `{date}`. */
  readonly forInvoice: string
  readonly credited: string
  readonly intraCommunity: string
  readonly exported: string
  readonly giftCertificate: string
  readonly net: string
  readonly gross: string
  readonly vatId: string
  readonly register: string
  readonly returnLabel: string
  readonly returnNo: string
  readonly returnTo: string
  readonly returnSteps: readonly string[]
}

/** Texts of all documents by language. */
export const allDocumentTexts = new LanguageTexts<DocumentTexts>(
  path.join(__dirname, 'languages'),
  'documents',
)

/** Returns the locale of the document for an order's locale: English where no font is installed. */
export const documentLocale = (locale: string): string =>
  isPrintable(allDocumentTexts.languageOf(locale)) ? locale : 'en-GB'

/** Returns the texts for a locale; English for a language without texts. */
export const documentTexts = (locale: string): DocumentTexts => allDocumentTexts.of(locale)
