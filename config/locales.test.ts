import {formatLocale} from '../app/shared/i18n/format'
import {locales, mainLocaleOf} from './locales'
import {sites} from './sites/registry'

it('there are about 85, each once', () => {
  expect(locales.length).toBeGreaterThanOrEqual(80)
  expect(locales.length).toBeLessThanOrEqual(90)
  expect(new Set(locales.map(({id}) => id)).size).toBe(locales.length)
})

it.each(locales)('$id: its language, region and formats are known to Intl', (locale) => {
  const {id, language, region, formats, name} = locale
  expect(Intl.getCanonicalLocales(formats)).toEqual([formats])
  expect(Intl.NumberFormat.supportedLocalesOf(formats)).toEqual([formats])
  expect(new Intl.DisplayNames('en', {type: 'region'}).of(region)).not.toBe(region)
  const known = new Intl.DisplayNames(language, {type: 'language'}).of(language) ?? ''
  expect(name.toLowerCase()).toBe(known.toLowerCase().replace(/ bokmål$/, ''))
  expect(id).toBe(`${language}-${region}`)
})

it('every language has one locale with its texts', () => {
  expect(['de', 'en', 'ja', 'fr', 'xx'].map(mainLocaleOf)).toEqual([
    'de-DE',
    'en-GB',
    'ja-JP',
    'fr-FR',
    undefined,
  ])
})

it('pages write amounts and dates as the table says', () => {
  for (const {id} of sites.flatMap(({l10n}) => l10n.supportedLocales)) {
    expect(formatLocale(id)).toBe(locales.find((locale) => locale.id === id)?.formats)
  }
})
