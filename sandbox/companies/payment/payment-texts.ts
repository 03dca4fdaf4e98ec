import path from 'node:path'
import {LanguageTexts} from 'commerce-sandbox/domains/sites'

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
export const allPaymentTexts = new LanguageTexts<PaymentTexts>(
  path.join(__dirname, 'languages'),
  'payments',
)

/** Returns the texts for a locale, with their language as HTML names it; English for a language without texts. */
export function paymentTexts(locale: string): {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: PaymentTexts
} {
  const lang = allPaymentTexts.languageOf(locale)
  return {lang, dir: lang === 'ar' ? 'rtl' : 'ltr', texts: allPaymentTexts.of(locale)}
}

/** Returns the titles of the provider's frames by language. */
export function frameTitles(): Record<string, Record<'card' | 'challenge' | 'wallet', string>> {
  return Object.fromEntries(
    allPaymentTexts.languages.map((language) => {
      const {methods, challengeFrame, page} = allPaymentTexts.of(language)
      return [
        language,
        {card: page.cardTitle, challenge: challengeFrame, wallet: methods.wallet.name},
      ]
    }),
  )
}
