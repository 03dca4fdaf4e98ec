import {codesOf, languages, readTexts, type Texts} from '../languages/languages'
import {fragment, leaf} from './xml'

/** The element of the library that holds one text of a page. */
interface Place {
  /** Pattern of the element in a language; its second group is the text. */
  pattern: (code: string) => RegExp
  write: (text: string, code: string) => string
}

const plain = (name: string, indent: string): Place => ({
  pattern: (code) => new RegExp(`( *<${name} xml:lang="${code}">)([^<]*)</${name}>\n`),
  write: (text, code) => fragment(leaf(name, text, {'xml:lang': code}), indent),
})

const body: Place = {
  pattern: (code) =>
    new RegExp(
      `( *<custom-attribute attribute-id="body" xml:lang="${code}"><!\\[CDATA\\[)([\\s\\S]*?)\\]\\]></custom-attribute>\n`,
    ),
  write: (text, code) =>
    `      <custom-attribute attribute-id="body" xml:lang="${code}"><![CDATA[\n${text}\n]]></custom-attribute>\n`,
}

const places: Readonly<Record<string, Place>> = {
  name: plain('display-name', '    '),
  description: plain('description', '    '),
  title: plain('page-title', '      '),
  pageDescription: plain('page-description', '      '),
  body,
}

const ENGLISH_CODE = 'x-default'

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** English texts of a content asset with a body; empty for one without. */
export function pageTextsOf(content: string): Texts {
  if (!body.pattern(ENGLISH_CODE).test(content)) return {}
  return Object.fromEntries(
    Object.entries(places).map(([key, {pattern}]) => {
      const text = pattern(ENGLISH_CODE).exec(content)?.[2]?.trim() ?? ''
      return [key, key === 'body' ? text : unescape(text)]
    }),
  )
}

const pages = languages.map((language) => ({language, texts: readTexts(language, 'pages')}))

/**
 * A content asset with the texts of `languages/LANGUAGE/pages.json`, each after the English one. A text of a language
 * file replaces the one that the content asset has in that language.
 */
export function withPages(content: string, id: string): string {
  let result = content
  for (const [key, {pattern, write}] of Object.entries(places)) {
    const further = pages.flatMap(({language, texts}) => {
      const page = texts[id]
      const text = typeof page === 'object' ? page[key] : undefined
      return typeof text === 'string' ? codesOf(language).map((code) => ({code, text})) : []
    })
    for (const {code} of further) result = result.replace(pattern(code), '')
    const elements = further.map(({code, text}) => write(text, code)).join('')
    result = result.replace(pattern(ENGLISH_CODE), (english) => english + elements)
  }
  return result
}
