import {localize, type Localized} from '../sites/locale'

/** Payment method of the provider, by country and amount. Limits are in minor units by currency. */
export interface ProviderMethod {
  readonly type: string
  readonly name: Localized
  readonly hint: Localized
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
    name: {default: 'Card', de: 'Karte', fr: 'Carte', ja: 'カード', no: 'Kort'},
    hint: {
      default: 'Credit or debit card',
      de: 'Kredit- oder Debitkarte',
      fr: 'Carte de crédit ou de débit',
      ja: 'クレジットカード・デビットカード',
      no: 'Kreditt- eller debetkort',
    },
    countries: [],
    limits: {},
    confirms: false,
  },
  {
    type: 'wallet',
    name: {default: 'Wallet', de: 'Wallet', fr: 'Portefeuille', ja: 'ウォレット', no: 'Lommebok'},
    hint: {
      default: 'You confirm in the app on your phone.',
      de: 'Du bestätigst in der App auf deinem Handy.',
      fr: 'Vous confirmez dans l’application de votre téléphone.',
      ja: 'スマートフォンのアプリで承認します。',
      no: 'Du bekrefter i appen på telefonen.',
    },
    countries: [],
    limits: {},
    confirms: true,
  },
  {
    type: 'bank',
    name: {
      default: 'Instant bank transfer',
      de: 'Sofortüberweisung',
      fr: 'Virement instantané',
      no: 'Direkte bankoverføring',
    },
    hint: {
      default: 'You confirm with your bank.',
      de: 'Du bestätigst bei deiner Bank.',
      fr: 'Vous confirmez auprès de votre banque.',
      no: 'Du bekrefter i banken din.',
    },
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
    name: {
      default: 'Pay in 30 days',
      de: 'In 30 Tagen bezahlen',
      fr: 'Payer dans 30 jours',
      no: 'Betal om 30 dager',
    },
    hint: {
      default: 'The goods first, the bill later.',
      de: 'Erst die Ware, dann die Rechnung.',
      fr: 'La marchandise d’abord, la facture ensuite.',
      no: 'Først varene, så regningen.',
    },
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
    name: {default: 'Convenience store', ja: 'コンビニ払い'},
    hint: {
      default: 'You pay at the till with a number.',
      ja: '番号を控えて、レジでお支払いください。',
    },
    countries: ['JP'],
    limits: {JPY: {min: 200, max: 300_000}},
    confirms: true,
  },
]

/** A payment of `amount` minor units by a shopper in a country; null when the country is unknown. */
export interface PaymentSituation {
  readonly countryCode: string | null
  readonly currency: string
  readonly amount: number | null
}

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

/** Returns a method with its texts in one language. */
export function describeMethod(method: ProviderMethod, locale: string) {
  return {
    type: method.type,
    name: localize(method.name, locale) ?? method.type,
    hint: localize(method.hint, locale) ?? '',
    confirms: method.confirms,
    flow: method.type === 'card' ? 'fields' : method.confirms ? 'redirect' : 'none',
  }
}
