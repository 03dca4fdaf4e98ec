import type {OfferedMethod, PaymentSituation} from 'commerce-sandbox/domains/payment'
import {paymentTexts} from './payment-texts'

type MethodType = 'card' | 'wallet' | 'bank' | 'later' | 'konbini'

/** Payment method of the provider, by country and amount. Limits are in minor units by currency. */
export interface ProviderMethod {
  readonly type: MethodType
  /** Countries of the method; empty for all. */
  readonly countries: readonly string[]
  /** Limits by currency; only these currencies are accepted. Empty for every currency without a limit. */
  readonly limits: Readonly<Record<string, {min: number; max: number}>>
  /** True when the shopper confirms outside the payment page: at the bank, in the app, at the till. */
  readonly confirms: boolean
}

const methods: readonly ProviderMethod[] = [
  {
    type: 'card',
    countries: [],
    limits: {},
    confirms: false,
  },
  {
    type: 'wallet',
    countries: [],
    limits: {},
    confirms: true,
  },
  {
    type: 'bank',
    countries: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'NO', 'SE', 'DK', 'PL'],
    limits: {
      EUR: {min: 100, max: 500_000},
      NOK: {min: 1_000, max: 5_000_000},
      SEK: {min: 1_000, max: 5_000_000},
      DKK: {min: 1_000, max: 3_500_000},
      PLN: {min: 500, max: 2_000_000},
    },
    confirms: true,
  },
  {
    type: 'later',
    countries: ['AT', 'CH', 'DE', 'DK', 'FI', 'GB', 'NL', 'NO', 'SE', 'US'],
    limits: {
      EUR: {min: 3_500, max: 150_000},
      CHF: {min: 3_500, max: 150_000},
      GBP: {min: 3_500, max: 120_000},
      USD: {min: 3_500, max: 150_000},
      NOK: {min: 35_000, max: 1_500_000},
      SEK: {min: 35_000, max: 1_500_000},
      DKK: {min: 25_000, max: 1_000_000},
    },
    confirms: true,
  },
  {
    type: 'konbini',
    countries: ['JP'],
    limits: {JPY: {min: 200, max: 300_000}},
    confirms: true,
  },
]

/** Returns the methods that apply to a payment, the most common first. */
export function methodsFor(situation: PaymentSituation): ProviderMethod[] {
  return methods.filter((method) => applies(method, situation))
}

function applies(method: ProviderMethod, situation: PaymentSituation): boolean {
  const {countryCode, currency, amount} = situation
  if (method.countries.length > 0) {
    if (countryCode === null || !method.countries.includes(countryCode)) return false
  }
  if (Object.keys(method.limits).length === 0) return true
  const limit = method.limits[currency]
  if (!limit) return false
  return amount === null || (amount >= limit.min && amount <= limit.max)
}

/** The method of Japan, in the languages of its site. */
const konbini = {
  ja: {name: 'コンビニ払い', hint: '番号を控えて、レジでお支払いください。'},
  en: {name: 'Convenience store', hint: 'You pay at the till with a number.'},
}

/** Returns a method with its texts in one language. */
export function describeMethod({type, confirms}: ProviderMethod, locale: string): OfferedMethod {
  const {lang, texts} = paymentTexts(locale)
  return {
    type,
    ...(type === 'konbini' ? konbini[lang === 'ja' ? 'ja' : 'en'] : texts.methods[type]),
    confirms,
    flow: type === 'card' ? 'fields' : confirms ? 'redirect' : 'none',
  }
}
