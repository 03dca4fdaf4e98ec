import {fromAcceptLanguage} from './visitor-language'

const home = (header: string | undefined) => {
  const {site, locale} = fromAcceptLanguage(header)
  return `${site.id} ${locale.id}`
}

it.each([
  // The country that a language names.
  ['de-DE,de;q=0.9,en;q=0.8', 'DEU de-DE'],
  ['en-DE', 'DEU en-DE'],
  ['fr;q=0.9, ja-JP;q=1.0', 'JPN ja-JP'],
  ['en-US,en;q=0.5', 'USA en-US'],
  ['es-US', 'USA en-US'],
  ['fr-BE,nl;q=0.5', 'BEL fr-BE'],
  ['es-IT', 'ITA it-IT'],
  ['nb-NO,nb;q=0.9', 'NOR no-NO'],
  // The main country of a language that names none.
  ['de,en-US;q=0.7,en;q=0.3', 'DEU de-DE'],
  ['ja,en-US;q=0.9', 'JPN ja-JP'],
  ['fr,en-US;q=0.8', 'FRA fr-FR'],
  ['es,en-US', 'ESP es-ES'],
  ['ru,en-US', 'RUS ru-RU'],
  ['nb', 'NOR no-NO'],
  ['en', 'USA en-US'],
  ['zh-Hant', 'GLO zh-TW'],
  // Locales and countries of a site for several countries.
  ['pt-PT,pt;q=0.9', 'EUR pt-PT'],
  ['cs-CZ', 'EUR cs-CZ'],
  ['hu-HU', 'EUR hu-HU'],
  ['ro-RO', 'EUR ro-RO'],
  ['el-GR', 'EUR el-GR'],
  ['el', 'EUR el-GR'],
  ['de-LU', 'EUR de-LU'],
  ['fr-LU', 'EUR fr-LU'],
  ['sk-SK', 'EUR en-LU'],
  // Languages of the global site.
  ['zh-TW', 'GLO zh-TW'],
  ['zh-Hant-TW', 'GLO zh-TW'],
  ['tr-TR', 'GLO tr-TR'],
  ['ar-AE', 'GLO ar-AE'],
  ['es-MX', 'GLO es-MX'],
  ['en-CA', 'GLO en-CA'],
  ['pt-BR', 'GLO pt-BR'],
  ['en-GR', 'GLO en-GR'],
  ['en-KE', 'GLO en-GR'],
  // What no site has is passed over.
  ['uk-UA,uk;q=0.9,pl;q=0.8', 'POL pl-PL'],
  ['de;q=0, fr-FR;q=0.2', 'FRA fr-FR'],
  ['*', 'GLO en-GR'],
  ['no such language', 'GLO en-GR'],
  [',;q=1,-', 'GLO en-GR'],
  ['', 'GLO en-GR'],
  [undefined, 'GLO en-GR'],
])('%s', (header, expected) => {
  expect(home(header)).toBe(expected)
})
