import {locales} from '../../../config/locales'
import type {Currency} from '../money'

/** An amount in major units as the shop writes it in a locale. @param digits decimals of a whole amount */
export function writeMoney(
  amount: number,
  currency: Currency,
  localeId: string,
  digits?: number,
): string {
  const formats = locales.find(({id}) => id === localeId)?.formats ?? 'en-GB'
  const text = new Intl.NumberFormat(formats, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
  }).format(amount)
  // Releases of ICU differ in the apostrophe of Switzerland.
  return text.replace("'", '’')
}

/** A text with its amount; an abbreviated currency (`kr.`) ends a sentence with one full stop. */
export const withAmount = (text: string, amount: string): string =>
  text.replace('{amount}', amount).replace('..', '.')
