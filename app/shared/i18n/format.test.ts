import {sites} from '@config/sites/registry'
import {currencySymbol, formatDate, formatLocale, formatMoney, formatNumber} from './format'

const locales = sites.flatMap(({l10n}) =>
  l10n.supportedLocales.map(({id, preferredCurrency}) => [id, preferredCurrency] as const),
)
const SIGNS = ['group', 'decimal'] as const
/** Austria groups the digits of money with points and those of other numbers with spaces. */
const AUSTRIAN = 'de-AT'
/** French-speaking Switzerland has a point in money and a comma in other numbers. */
const ROMANDY = 'fr-CH'

/** Separators in a number of one style. */
function signsIn(locale: string, options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(formatLocale(locale), {...options, minimumFractionDigits: 1})
  return SIGNS.map((sign) => format.formatToParts(12345.6).find(({type}) => type === sign)?.value)
}

const alike = locales.filter(([locale]) => locale !== AUSTRIAN && locale !== ROMANDY)

it.each(alike)('%s writes numbers, money, shares and measures alike', (locale, currency) => {
  const plain = signsIn(locale, {})
  expect(signsIn(locale, {style: 'currency', currency})).toEqual(plain)
  expect(signsIn(locale, {style: 'percent'})).toEqual(plain)
  expect(signsIn(locale, {style: 'unit', unit: 'kilometer'})).toEqual(plain)
})

it('writes money and numbers of Austria each in its own way', () => {
  expect(formatMoney(1899.5, 'EUR', AUSTRIAN)).toBe('€\u00a01.899,50')
  expect(formatNumber(12345.6, AUSTRIAN)).toBe('12\u00a0345,6')
})

it('writes money and numbers of French-speaking Switzerland each in its own way', () => {
  expect(formatMoney(1899.5, 'CHF', ROMANDY)).toBe('1\u202f899.50\u00a0CHF')
  expect(formatNumber(12345.6, ROMANDY)).toBe('12\u202f345,6')
})

it.each([
  ['sv-SE', 'SEK', 12795, '12 795 kr'],
  ['sv-SE', 'SEK', 12795.5, '12 795,50 kr'],
  ['no-NO', 'NOK', 79, '79 kr'],
  ['da-DK', 'DKK', 8699, '8.699 kr.'],
  ['pl-PL', 'PLN', 4799, '4 799 zł'],
  ['pl-PL', 'PLN', 19.9, '19,90 zł'],
  ['en-PL', 'PLN', 4799, 'PLN 4,799'],
  ['de-CH', 'CHF', 1199, 'CHF 1’199'],
  ['de-CH', 'CHF', 7.9, 'CHF 7.90'],
  ['ko-KR', 'KRW', 1739000, '1,739,000원'],
  ['en-KR', 'KRW', 1739000, '₩1,739,000'],
  ['de-DE', 'EUR', 1099, '1.099,00 €'],
  ['en-US', 'USD', 1099, '$1,099.00'],
] as const)('%s writes an amount in %s as the shops of the country do: %d', (...row) => {
  const [locale, currency, amount, written] = row
  const text = formatMoney(amount, currency, locale)
  expect(text.replace(/[\u00a0\u202f]/g, ' ').replace("'", '’')).toBe(written)
})

it('names the won beside an amount in the language of the page', () => {
  expect(currencySymbol('KRW', 'ko-KR')).toBe('원')
  expect(currencySymbol('KRW', 'en-KR')).toBe('₩')
})

it('writes English pages of Germany in English', () => {
  expect(formatMoney(1899.5, 'EUR', 'en-DE')).toBe('€1,899.50')
  expect(currencySymbol('EUR', 'en-DE')).toBe('€')
  expect(formatNumber(4.5, 'en-DE')).toBe('4.5')
  expect(formatNumber(0.2, 'en-DE', {style: 'percent'})).toBe('20%')
  expect(formatDate('2026-03-01', 'en-DE')).toBe('1 March 2026')
})

it('writes the global site as its texts are written', () => {
  expect(formatDate('2026-03-01', 'en-GR')).toBe('1 March 2026')
})
