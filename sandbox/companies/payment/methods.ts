import type {OfferedMethod, PaymentSituation} from 'commerce-sandbox/domains/payment'
import {z} from 'zod'
import {paymentTexts} from './payment-texts'
import records from './provider-methods.json'

/** Payment method of the provider, by country and amount. Limits are in minor units by currency. */
const providerMethod = z.strictObject({
  type: z.enum(['card', 'wallet', 'bank', 'later', 'konbini']),
  /** Countries of the method; empty for all. */
  countries: z.array(z.string()).readonly(),
  /** Limits by currency; only these currencies are accepted. Empty for every currency without a limit. */
  limits: z.record(z.string(), z.strictObject({min: z.number(), max: z.number()})).readonly(),
  /** True when the shopper confirms outside the payment page: at the bank, in the app, at the till. */
  confirms: z.boolean(),
})

export type ProviderMethod = Readonly<z.output<typeof providerMethod>>

const methods: readonly ProviderMethod[] = z.array(providerMethod).parse(records)

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
