import type {MessageId} from '@app/shared/i18n/messages'

interface TaxTexts {
  /** Sentence with `{amount}` where prices include tax. */
  readonly included: MessageId
  /** Label of the row where tax is added. */
  readonly added: MessageId
}

const DEFAULT: TaxTexts = {included: 'cart.taxIncluded', added: 'cart.tax'}

/** What each country calls its tax on sales. */
const BY_COUNTRY: Readonly<Record<string, Partial<TaxTexts>>> = {
  DE: {included: 'cart.tax.DEU'},
  JP: {included: 'cart.tax.JPN'},
  US: {added: 'cart.tax.USA'},
}

/** @param countryCode of the site; null where there is none */
export function taxTexts(countryCode: string | null): TaxTexts {
  return {...DEFAULT, ...BY_COUNTRY[countryCode ?? '']}
}
