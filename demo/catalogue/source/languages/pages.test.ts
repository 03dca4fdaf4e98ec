import {archiveXml} from '../../testing/archive-xml'
import {bodyFor} from '../writers/site-pages'
import {pageTexts} from '../writers/library'
import {languages, readTexts, type Texts} from './languages'

const english = pageTexts()
const ids = Object.keys(english)

const pageOf = (texts: Texts, id: string) => texts[id] as Readonly<Record<string, string>>

/** Languages whose pages are translations; the German and Japanese ones follow the law and the methods of the country. */
const translated = languages.filter((language) => !['de', 'ja'].includes(language))

/** Tags of HTML with their attributes, in order: what has to be alike in every language. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

describe('the pages of the library', () => {
  it('are those with a body, among them the legal ones', () => {
    expect(ids).toEqual(
      expect.arrayContaining(['terms', 'withdrawal', 'privacy-policy', 'imprint', 'returns']),
    )
    expect(ids).not.toContain('pwa_footer')
  })

  it('are complete in each language', () => {
    const keys = (of: Texts) => ids.map((id) => [id, Object.keys(of[id] ?? {}).sort()])
    for (const language of languages) {
      const texts = readTexts(language, 'pages')
      expect({language, keys: keys(texts)}).toEqual({language, keys: keys(english)})
    }
  })

  it.each([
    ['that sell', ['sales']],
    ['without sales', []],
  ])('have the elements and links of the English page on sites %s', (_, traits) => {
    const tags = (of: Texts, id: string) => tagsOf(bodyFor(pageOf(of, id)['body'] ?? '', traits))
    for (const language of translated) {
      const texts = readTexts(language, 'pages')
      for (const id of ids) {
        const expected = {language, id, tags: tags(english, id)}
        expect({language, id, tags: tags(texts, id)}).toEqual(expected)
      }
    }
  })

  it('stand in the archive once for each language', () => {
    const xml = archiveXml('libraries/barnholt-library/library.xml')
    for (const [content, id = ''] of xml.matchAll(
      /<content content-id="([^"]+)">[\s\S]*?<\/content>/g,
    )) {
      const elements = [
        ...content.matchAll(/<([\w-]+(?: attribute-id="[^"]+")? xml:lang="[^"]+")/g),
      ]
      const names = elements.map(([, name]) => name)
      expect({id, names: [...new Set(names)]}).toEqual({id, names})
    }
  })

  it('stand in the archive as the language files have them', () => {
    const xml = archiveXml('libraries/barnholt-library/library.xml')
    for (const language of languages) {
      const body = pageOf(readTexts(language, 'pages'), 'terms')['body'] ?? ''
      const code = language === 'no' ? 'nb' : language
      expect(xml).toContain(`attribute-id="body" xml:lang="${code}"><![CDATA[\n${body}\n]]>`)
    }
  })
})
