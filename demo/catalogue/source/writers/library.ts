import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {codesOf, flatten, languages, readTexts, type Texts} from '../languages/languages'
import {DELIVERY_PAGE, withDeliveryRows} from './delivery-page'
import {pageTextsOf, withPages} from './library-pages'
import {withSiteBodies} from './site-pages'

const source = join(__dirname, '../content/library.xml')

type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json}

/** Keys of a content asset whose values are no texts. */
const NOT_TEXT =
  /^(href|image|imageMobile|icon|id|type|name|url|src|video|poster|method|network|categoryId|productId|rules|category|link|variant|hide|sort|\w+Icons)$/

const CONTENT = /<content content-id="([^"]+)">[\s\S]*?<\/content>/g
const ENGLISH_DATA =
  /<custom-attribute attribute-id="data" xml:lang="x-default"><!\[CDATA\[([\s\S]*?)\]\]><\/custom-attribute>\n/

const isText = (value: Json): value is string =>
  typeof value === 'string' && /\p{L}{2}/u.test(value)

/** Texts of JSON, by key or index; parts without a text are left out. */
function textsOf(value: Json): Texts {
  if (value === null || typeof value !== 'object') return {}
  const entries = Object.entries(value as Record<string, Json>).flatMap(
    ([key, part]): [string, string | Texts][] => {
      if (NOT_TEXT.test(key)) return []
      if (isText(part)) return [[key, part]]
      const below = textsOf(part)
      return Object.keys(below).length > 0 ? [[key, below]] : []
    },
  )
  return Object.fromEntries(entries)
}

/** JSON with its texts replaced by those of a language; a missing one stays English. */
function translated(value: Json, texts: ReadonlyMap<string, string>, path: string): Json {
  if (value === null || typeof value !== 'object') return value
  const part = (key: string, below: Json): Json => {
    if (NOT_TEXT.test(key)) return below
    const place = `${path}/${key}`
    return isText(below) ? (texts.get(place) ?? below) : translated(below, texts, place)
  }
  if (Array.isArray(value)) return value.map((below: Json, index) => part(String(index), below))
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>).map(([key, below]) => [key, part(key, below)]),
  )
}

function assets(): {id: string; data: Json}[] {
  return [...readFileSync(source, 'utf8').matchAll(CONTENT)].flatMap(([content, id = '']) => {
    const data = ENGLISH_DATA.exec(content)?.[1]
    return data ? [{id, data: JSON.parse(data) as Json}] : []
  })
}

/** English texts of header, footer, home page and banners, by content asset. */
export function frameTexts(): Texts {
  return Object.fromEntries(assets().map(({id, data}) => [id, textsOf(data)]))
}

/** English texts of the pages of the library, by content asset. */
export function pageTexts(): Texts {
  const contents = [...readFileSync(source, 'utf8').matchAll(CONTENT)]
  const pages = contents.map(([content, id = '']): [string, Texts] => [id, pageTextsOf(content)])
  return Object.fromEntries(pages.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** The library: its hand-written source with the texts of the further languages. */
export function libraryXml(): string {
  const frames = languages
    .map((language) => ({language, texts: new Map(flatten(readTexts(language, 'frame')))}))
    .filter(({texts}) => texts.size > 0)
  const page = (content: string, id: string) => {
    const pages = withPages(content, id)
    return withSiteBodies(id === DELIVERY_PAGE ? withDeliveryRows(pages) : pages)
  }
  return readFileSync(source, 'utf8').replace(CONTENT, (content: string, id: string) =>
    page(content, id).replace(ENGLISH_DATA, (element: string, data: string) => {
      const further = frames
        .filter(({texts}) => [...texts.keys()].some((path) => path.startsWith(`${id}/`)))
        .flatMap(({language, texts}) => {
          const words = JSON.stringify(translated(JSON.parse(data) as Json, texts, id), null, 2)
          return codesOf(language).map(
            (code) =>
              `      <custom-attribute attribute-id="data" xml:lang="${code}"><![CDATA[\n${words}\n]]></custom-attribute>\n`,
          )
        })
      return element + further.join('')
    }),
  )
}
