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

interface MethodTexts {
  readonly name: string
  readonly hint: string
}

/** Texts of the payment page that a shopper is redirected to. */
export interface PageTexts {
  readonly title: string
  /** With `{merchant}`. */
  readonly payTo: string
  readonly order: string
  readonly amount: string
  readonly chooseMethod: string
  readonly cardTitle: string
  readonly cardNumber: string
  readonly expiry: string
  readonly expiryHint: string
  readonly securityCode: string
  /** With `{amount}`. */
  readonly pay: string
  readonly cancel: string
  readonly challengeTitle: string
  /** With `{amount}` and `{instrument}`. */
  readonly challengeText: string
  readonly accept: string
  readonly refuse: string
  readonly walkAway: string
  readonly problems: string
  readonly problem: Readonly<Record<'number' | 'expiry' | 'securityCode', string>>
  readonly refused: Readonly<
    Record<'card_declined' | 'insufficient_funds' | 'authentication_failed', string>
  >
  readonly paidTitle: string
  readonly paidText: string
  readonly closedTitle: string
  readonly closedText: string
  readonly testNote: string
}

/** Texts of the wallet's sheet. */
export interface WalletTexts {
  readonly title: string
  readonly address: string
  readonly delivery: string
  /** With `{amount}`, the total. */
  readonly pay: string
  readonly close: string
  readonly total: string
  readonly failed: string
  readonly note: string
}

/** Texts of the payment provider in one language. */
export interface PaymentTexts {
  readonly methods: Readonly<Record<'card' | 'wallet' | 'bank' | 'later', MethodTexts>>
  /** Title of the frame in which the bank asks the card holder. */
  readonly challengeFrame: string
  readonly page: PageTexts
  readonly wallet: WalletTexts
}

/** Texts of the payment provider by language. */
export const allPaymentTexts = {
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
} satisfies Readonly<Record<string, PaymentTexts>>

/** Returns the texts for a locale, with their language as HTML names it; English for a language without texts. */
export function paymentTexts(locale: string): {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: PaymentTexts
} {
  const key = languageKey(allPaymentTexts, locale)
  return {lang: key, dir: key === 'ar' ? 'rtl' : 'ltr', texts: allPaymentTexts[key]}
}

/** Returns the titles of the provider's frames by language. */
export function frameTitles(): Record<string, Record<'card' | 'challenge' | 'wallet', string>> {
  return Object.fromEntries(
    Object.entries(allPaymentTexts).map(([key, {methods, challengeFrame, page}]) => [
      key,
      {card: page.cardTitle, challenge: challengeFrame, wallet: methods.wallet.name},
    ]),
  )
}
