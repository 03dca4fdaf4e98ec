import {locales} from '../../../../config/locales'
import {writeAmount} from '../../../../config/markets/written-money'
import type {Currency} from '../money'

/** An amount in major units as the shop writes it in a locale. @param rounded no decimals in a whole amount */
export function writeMoney(
  amount: number,
  currency: Currency,
  localeId: string,
  rounded = false,
): string {
  const formats = locales.find(({id}) => id === localeId)?.formats ?? 'en-GB'
  // Releases of ICU differ in the apostrophe of Switzerland.
  return writeAmount(amount, currency, formats, rounded).replace("'", '’')
}

/** A text with its amount; an abbreviated currency (`kr.`) ends a sentence with one full stop. */
export const withAmount = (text: string, amount: string): string =>
  text.replace('{amount}', amount).replace('..', '.')
