import type {MessageId} from '@app/shared/i18n/messages'

interface TaxTexts {
  /** Sentence with `{amount}`, for sites where prices include tax. */
  readonly included: MessageId
  /** Label of the tax row, for sites where tax is added. */
  readonly added: MessageId
}

const DEFAULT: TaxTexts = {included: 'cart.taxIncluded', added: 'cart.tax'}

/** The name of the sales tax in each country. */
const BY_COUNTRY: Readonly<Record<string, Partial<TaxTexts>>> = {
  DE: {included: 'cart.tax.DEU'},
  JP: {included: 'cart.tax.JPN'},
  US: {added: 'cart.tax.USA'},
}

/** @param countryCode country of the site; null where there is none */
export function taxTexts(countryCode: string | null): TaxTexts {
  return {...DEFAULT, ...BY_COUNTRY[countryCode ?? '']}
}
