import ar from './languages/ar.json'
import cs from './languages/cs.json'
import da from './languages/da.json'
import de from './languages/de.json'
import el from './languages/el.json'
import en from './languages/en.json'
import es from './languages/es.json'
import fi from './languages/fi.json'
import fr from './languages/fr.json'
import hu from './languages/hu.json'
import it from './languages/it.json'
import ja from './languages/ja.json'
import ko from './languages/ko.json'
import nl from './languages/nl.json'
import no from './languages/no.json'
import pl from './languages/pl.json'
import pt from './languages/pt.json'
import ro from './languages/ro.json'
import ru from './languages/ru.json'
import sv from './languages/sv.json'
import tr from './languages/tr.json'
import zhCn from './languages/zh-cn.json'
import zhTw from './languages/zh-tw.json'
import {languageKey} from '../sites/language'
import {printableLocale} from './pdf-fonts'

/** Texts of invoices and return labels in one language. */
export interface DocumentTexts {
  readonly invoice: string
  readonly invoiceNo: string
  readonly orderNo: string
  readonly orderDate: string
  readonly billTo: string
  readonly deliverTo: string
  readonly taxNumber: string
  readonly item: string
  readonly quantity: string
  readonly amount: string
  /** With `{rate}`. */
  readonly taxRate: string
  readonly paid: string
  readonly pending: string
  /** With `{days}`. */
  readonly toBePaid: string
  readonly refunded: string
  readonly cancelled: string
  readonly returnLabel: string
  readonly returnNo: string
  readonly returnTo: string
  readonly returnSteps: readonly string[]
}

/** Texts of all documents by language. */
export const allDocumentTexts = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hu,
  it,
  ja,
  ko,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  'zh-cn': zhCn,
  'zh-tw': zhTw,
} satisfies Readonly<Record<string, DocumentTexts>>

/** Returns the locale of the document for an order's locale: English where no font is installed. */
export const documentLocale = (locale: string): string => printableLocale(allDocumentTexts, locale)

/** Returns the texts for a locale; English for a language without texts. */
export function documentTexts(locale: string): DocumentTexts {
  return allDocumentTexts[languageKey(allDocumentTexts, locale)]
}
