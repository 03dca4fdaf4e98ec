import fs from 'node:fs'
import {shopArchive} from '../../shop'
import {archiveXml} from '../../testing/archive-xml'
import {generatedSites} from '../sites'
import {frameTexts, pageTexts} from '../writers/library'
import {
  codesOf,
  ENGLISH,
  flatten,
  joined,
  kinds,
  languages,
  readTexts,
  textAt,
  translationsOf,
  type Kind,
  type Texts,
} from './languages'

/** The English texts; those of the library stand in its own file. */
const english = Object.fromEntries(
  kinds.map((kind) => [kind, readTexts(ENGLISH, kind)]),
) as Readonly<Record<Kind, Texts>>
const sources = {...english, frame: frameTexts(), pages: pageTexts()}

/** Labels that editors and programs read; sites have those they show. */
const NOT_FOR_SHOPPERS: readonly Kind[] = ['labels']
/** Languages of the sites that are written by hand. */
const COUNTRIES: readonly string[] = ['de', 'ja']
/** Assets that a country words and links in its own way, in the library's own file. */
const OF_A_COUNTRY = /^(pwa_message_bar|pwa_footer|pwa_footer_checkout)\//
/** Recalls of the United States. */
const AMERICAN_ONLY = 'cpsia/'
const soldIn = new Set(
  [...COUNTRIES].concat(
    generatedSites.flatMap(({locales}) => locales.map((id) => id.split('-')[0] ?? '')),
  ),
)

describe('the languages of the catalogue', () => {
  it.each(languages)('translates texts that exist: %s', (language) => {
    const unknown = kinds.flatMap((kind) => {
      const known = new Set(flatten(sources[kind]).map(([path]) => path))
      return flatten(readTexts(language, kind)).filter(
        ([path, text]) => !known.has(path) || text.trim() === '',
      )
    })
    expect(unknown).toEqual([])
  })

  it.each(languages)('leaves nothing to English: %s', (language) => {
    const missing = kinds.flatMap((kind) => {
      if (NOT_FOR_SHOPPERS.includes(kind)) return []
      // Sites that sell nothing in a language have no names of delivery and payment in it.
      if (kind === 'checkout' && !soldIn.has(language)) return []
      const known = new Set(flatten(readTexts(language, kind)).map(([path]) => path))
      return flatten(sources[kind])
        .filter(([path]) => !known.has(path) && !path.startsWith(AMERICAN_ONLY))
        .filter(([path]) => !(COUNTRIES.includes(language) && OF_A_COUNTRY.test(path)))
        .map(([path]) => `${kind}/${path}`)
    })
    expect(missing).toEqual([])
  })

  it('reads a text in all its languages, Norwegian by both codes', () => {
    const found = new Map(translationsOf(textAt('categories', 'strollers/name')))
    expect(found.get('pl')).toBe('Wózki')
    expect(found.get('no')).toBe(found.get('nb'))
    expect([...found.keys()]).toEqual(languages.flatMap(codesOf))
  })

  it('names the file and the key of a text that is missing', () => {
    expect(() => textAt('categories', 'prams/name')).toThrow(
      'languages/de/categories.json lacks prams/name.',
    )
  })

  it('leaves the parts English that a language lacks', () => {
    const strollers = textAt('categories', 'strollers/name')
    const other = {en: 'A text', de: 'Ein Text', ja: 'テキスト'}
    const text = joined([strollers, other], (parts) => parts.join(' | '))
    expect(text['pl']).toBe('Wózki | A text')
    expect(text.de).toBe('Kinderwagen | Ein Text')
    expect(joined([other, strollers], (parts) => parts.join())['pl']).toBeUndefined()
  })

  it('names the categories in the archive', () => {
    const xml = archiveXml('catalogs/barnholt-storefront/catalog.xml')
    expect(xml).toContain('<display-name xml:lang="pl">Wózki</display-name>')
    expect(xml).toContain('<page-title xml:lang="pl">Wózki | Barnholt</page-title>')
  })

  it('has no French space after which a line could begin with a sign', () => {
    const files = fs
      .readdirSync(shopArchive, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.xml'))
    const texts = files.flatMap((file) =>
      [...archiveXml(file).matchAll(/xml:lang="fr[^>]*>([^<]*)</g)].map(([, text = '']) => text),
    )
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => / [:;!?»](?=[\s&.]|$)|« /.test(text))).toEqual([])
  })

  it('writes badges and availability in the archive, with the day as the language writes it', () => {
    const xml = archiveXml('catalogs/barnholt-master/catalog.xml')
    expect(xml).toMatch(/attribute-id="badges" xml:lang="ru">\s*<value>Новинка<\/value>/)
    expect(xml).toContain('xml:lang="pl">W magazynie, wysyłamy w ciągu dwóch dni roboczych<')
    expect(xml).toContain('xml:lang="ar">قريبًا: متوفر اعتبارًا من 1 مارس 2027<')
    expect(xml).not.toContain('{date}')
  })

  it.each(languages)('says each availability, with its date: %s', (language) => {
    const texts = readTexts(language, 'words')['availabilityMessages'] as Texts
    const english = readTexts(ENGLISH, 'words')['availabilityMessages'] as Texts
    const dated = (of: Texts) => Object.keys(of).filter((id) => String(of[id]).includes('{date}'))
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    expect(dated(texts).sort()).toEqual(dated(english).sort())
  })
})
