import ar from './languages/ar.json'
import cs from './languages/cs.json'
import da from './languages/da.json'
import de from './languages/de.json'
import el from './languages/el.json'
import en from './languages/en.json'
import enUs from './languages/en-us.json'
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
import {composeMails} from './compose-mails'
import type {MailTexts} from './mail-texts'
import type {MailLanguage} from './mail-values'
import type {OrderMailTotal} from './order-mail-values'

/** Texts of the United States: those of English, with what differs. */
const american: MailTexts = {
  ...en,
  letters: {...en.letters, ...enUs.letters},
  orders: {
    ...en.orders,
    totals: {...en.orders.totals, ...enUs.orders.totals},
    facts: {...en.orders.facts, ...enUs.orders.facts},
    links: {...en.orders.links, ...enUs.orders.links},
    letters: {...en.orders.letters, ...enUs.orders.letters},
  },
}

/** Texts of all mails by language. */
export const mailTexts = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  'en-us': american,
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
} satisfies Readonly<Record<string, MailTexts>>

const composed = new Map<string, MailLanguage>()

/** Returns the mail templates for a locale, else for its language; English for a language without templates. */
export function mailLanguage(locale: string): MailLanguage {
  const key = languageKey(mailTexts, locale)
  let language = composed.get(key)
  if (!language) {
    language = composeMails(mailTexts[key])
    composed.set(key, language)
  }
  return language
}

/** Returns the names of an order's sums for a locale. */
export function mailLanguageTotals(
  locale: string,
): Readonly<Record<OrderMailTotal['kind'], string>> {
  return mailLanguage(locale).orderTotals
}
