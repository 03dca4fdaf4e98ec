import {locales} from '@config/locales'
import {countryName} from './country-name'
import {formatDate, formatLocale, formatMoney, formatNumber} from './format'
import {formatList} from './format-list'

const NAMES = ['Vindra', 'Holme', 'Luno']
const DAY = '2026-03-01'

/** Spaces that do not break look like others. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each(locales)('$id', ({id, formats, language}) => {
  it('formats belong to its language', () => {
    expect(formatLocale(id)).toBe(formats)
    const expected = language === 'no' ? 'nb' : language
    for (const format of [
      new Intl.DateTimeFormat(formats),
      new Intl.NumberFormat(formats),
      new Intl.ListFormat(formats),
      new Intl.PluralRules(formats),
      new Intl.DisplayNames(formats, {type: 'region'}),
    ]) {
      expect(format.resolvedOptions().locale.split('-')[0]).toBe(expected)
    }
    // Node names the collation of Norwegian and of Chinese by the macrolanguage or script.
    expect(['no', expected]).toContain(
      new Intl.Collator(formats).resolvedOptions().locale.split('-')[0],
    )
  })

  it('writes a day in the Gregorian calendar, with its month in words', () => {
    const parts = new Intl.DateTimeFormat(formats, {dateStyle: 'long', timeZone: 'UTC'})
    const month = parts.formatToParts(new Date(DAY)).find(({type}) => type === 'month')?.value
    expect(formatDate(DAY, id)).toBe(parts.format(new Date(DAY)))
    expect(formatDate(DAY, id)).toContain(month)
    expect(parts.resolvedOptions().calendar).toBe('gregory')
  })

  it('writes money with the decimals of its currency, never others', () => {
    const digits = (amount: number, currency: string) =>
      new Intl.NumberFormat(formats, {style: 'currency', currency})
        .formatToParts(amount)
        .find(({type}) => type === 'fraction')?.value.length
    expect([digits(1.5, 'EUR'), digits(1, 'JPY'), digits(1, 'KRW')]).toEqual([
      2,
      undefined,
      undefined,
    ])
    const options = {style: 'currency', currency: 'SEK'} as const
    expect(formatMoney(1234.5, 'SEK', id)).toBe(
      new Intl.NumberFormat(formats, options).format(1234.5),
    )
  })

  it('writes lists, measures and countries in its language', () => {
    const list = formatList(NAMES, id)
    for (const name of NAMES) expect(list).toContain(name)
    expect(list).toBe(new Intl.ListFormat(formats).format(NAMES))
    expect(formatList(['Vindra'], id)).toBe('Vindra')
    const unit = {style: 'unit', unit: 'kilometer'} as const
    expect(formatNumber(2.5, id, unit)).toBe((2.5).toLocaleString(formats, unit))
    expect(countryName('JP', id)).toBe(new Intl.DisplayNames(formats, {type: 'region'}).of('JP'))
  })
})

it.each([
  ['ar-AE', '1 مارس 2026', '.', 'Vindra وHolme وLuno'],
  ['cs-CZ', '1. března 2026', ',', 'Vindra, Holme a Luno'],
  ['da-DK', '1. marts 2026', ',', 'Vindra, Holme og Luno'],
  ['de-DE', '1. März 2026', ',', 'Vindra, Holme und Luno'],
  ['de-CH', '1. März 2026', '.', 'Vindra, Holme und Luno'],
  ['el-GR', '1 Μαρτίου 2026', ',', 'Vindra, Holme και Luno'],
  ['en-DE', '1 March 2026', '.', 'Vindra, Holme and Luno'],
  ['en-GB', '1 March 2026', '.', 'Vindra, Holme and Luno'],
  ['en-US', 'March 1, 2026', '.', 'Vindra, Holme, and Luno'],
  ['es-ES', '1 de marzo de 2026', ',', 'Vindra, Holme y Luno'],
  ['fi-FI', '1. maaliskuuta 2026', ',', 'Vindra, Holme ja Luno'],
  ['fr-FR', '1 mars 2026', ',', 'Vindra, Holme et Luno'],
  ['hu-HU', '2026. március 1.', ',', 'Vindra, Holme és Luno'],
  ['it-IT', '1 marzo 2026', ',', 'Vindra, Holme e Luno'],
  ['ja-JP', '2026年3月1日', '.', 'Vindra、Holme、Luno'],
  ['ko-KR', '2026년 3월 1일', '.', 'Vindra, Holme 및 Luno'],
  ['nl-NL', '1 maart 2026', ',', 'Vindra, Holme en Luno'],
  ['no-NO', '1. mars 2026', ',', 'Vindra, Holme og Luno'],
  ['pl-PL', '1 marca 2026', ',', 'Vindra, Holme i Luno'],
  ['pt-PT', '1 de março de 2026', ',', 'Vindra, Holme e Luno'],
  ['ro-RO', '1 martie 2026', ',', 'Vindra, Holme și Luno'],
  ['ru-RU', '1 марта 2026 г.', ',', 'Vindra, Holme и Luno'],
  ['sv-SE', '1 mars 2026', ',', 'Vindra, Holme och Luno'],
  ['tr-TR', '1 Mart 2026', ',', 'Vindra, Holme ve Luno'],
  ['zh-CN', '2026年3月1日', '.', 'Vindra、Holme和Luno'],
  ['zh-TW', '2026年3月1日', '.', 'Vindra、Holme和Luno'],
])('%s writes as its readers do', (locale, date, decimal, list) => {
  expect(plain(formatDate(DAY, locale))).toBe(date)
  expect(formatMoney(0.5, 'EUR', locale)).toContain(`0${decimal}50`)
  expect(plain(formatList(NAMES, locale))).toBe(list)
})

it.each([
  ['de-DE', ['Ärmel', 'Arm', 'Zaun'], ['Arm', 'Ärmel', 'Zaun']],
  ['sv-SE', ['Ärla', 'Zon', 'Åre'], ['Zon', 'Åre', 'Ärla']],
  ['da-DK', ['Østen', 'Æble', 'Zebra'], ['Zebra', 'Æble', 'Østen']],
  ['no-NO', ['Østen', 'Æble', 'Zebra'], ['Zebra', 'Æble', 'Østen']],
  ['cs-CZ', ['chléb', 'cibule', 'hora'], ['cibule', 'hora', 'chléb']],
  ['es-ES', ['ñandú', 'nube', 'oso'], ['nube', 'ñandú', 'oso']],
  ['pl-PL', ['ławka', 'lampa', 'mata'], ['lampa', 'ławka', 'mata']],
])('%s sorts its letters', (locale, names, sorted) => {
  expect([...names].sort(new Intl.Collator(formatLocale(locale)).compare)).toEqual(sorted)
})
