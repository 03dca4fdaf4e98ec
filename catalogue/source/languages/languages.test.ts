import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {buildArchive} from '../archive'
import {generatedSites} from '../sites'
import {englishTexts} from './english'
import {
  ENGLISH,
  flatten,
  joined,
  kinds,
  languages,
  readTexts,
  translationsOf,
  type Kind,
  type Texts,
} from './languages'

const english = englishTexts()

/** Kinds whose texts in a language are in the tables, beside the English ones. */
const IN_TABLES: Readonly<Record<string, ReadonlySet<Kind>>> = {
  fr: new Set(['features', 'stories', 'guides', 'details', 'rich', 'editorial']),
  no: new Set(['features', 'stories', 'guides', 'details', 'rich']),
}
/** Recalls of the United States. */
const AMERICAN_ONLY = 'cpsia/'
const soldIn = new Set(generatedSites.flatMap(({locales}) => locales.map((id) => id.split('-')[0])))

describe('the languages of the catalogue', () => {
  it.each(kinds)('has the English %s as the tables have them', (kind) => {
    const file = readFileSync(join(__dirname, ENGLISH, `${kind}.json`), 'utf8')
    expect(JSON.parse(file)).toEqual(english[kind])
  })

  it.each(languages)('translates texts that exist: %s', (language) => {
    const unknown = kinds.flatMap((kind) => {
      const known = new Set(flatten(english[kind]).map(([path]) => path))
      return flatten(readTexts(language, kind)).filter(
        ([path, text]) => !known.has(path) || text.trim() === '',
      )
    })
    expect(unknown).toEqual([])
  })

  it.each(languages)('leaves nothing to English: %s', (language) => {
    const missing = kinds.flatMap((kind) => {
      if (IN_TABLES[language]?.has(kind)) return []
      // Sites that sell nothing in a language have no names of delivery and payment in it.
      if (kind === 'checkout' && !soldIn.has(language)) return []
      const known = new Set(flatten(readTexts(language, kind)).map(([path]) => path))
      return flatten(english[kind])
        .filter(([path]) => !known.has(path) && !path.startsWith(AMERICAN_ONLY))
        .map(([path]) => `${kind}/${path}`)
    })
    expect(missing).toEqual([])
  })

  it('finds a text by its English one, and Norwegian by both codes', () => {
    const found = translationsOf('Strollers')
    expect(found.get('pl')).toBe('Wózki')
    expect(found.get('no')).toBe(found.get('nb'))
    expect(translationsOf('A text of no table').size).toBe(0)
  })

  it('leaves the parts English that a language lacks', () => {
    const found = joined(['Strollers', 'A text of no table'], (parts) => parts.join(' | '))
    expect(found.get('pl')).toBe('Wózki | A text of no table')
    expect(joined(['A text of no table', 'Strollers'], (parts) => parts.join()).size).toBe(0)
  })

  it('names the categories in the archive', () => {
    const xml = buildArchive().get('catalogs/barnholt-storefront/catalog.xml')
    expect(xml).toContain('<display-name xml:lang="pl">Wózki</display-name>')
    expect(xml).toContain('<page-title xml:lang="pl">Wózki | Barnholt</page-title>')
  })

  it('has no French space after which a line could begin with a sign', () => {
    const texts = [...buildArchive().values()].flatMap((xml) =>
      [...xml.matchAll(/xml:lang="fr[^>]*>([^<]*)</g)].map(([, text = '']) => text),
    )
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => / [:;!?»](?=[\s&.]|$)|« /.test(text))).toEqual([])
  })

  it('writes badges and availability in the archive, with the day as the language writes it', () => {
    const xml = buildArchive().get('catalogs/barnholt-master/catalog.xml') ?? ''
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
