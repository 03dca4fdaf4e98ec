import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** Texts by id, nested; a leaf is one text. */
export interface Texts {
  readonly [id: string]: string | Texts
}

/** Kinds of files of a language: `languages/{language}/{kind}.json`. */
export const kinds = [
  'products',
  'features',
  'stories',
  'categories',
  'words',
  'promotions',
  'frame',
  'pages',
  'checkout',
  'guides',
  'details',
  'rich',
  'editorial',
] as const
export type Kind = (typeof kinds)[number]

/** Folder of the English texts, from which the other languages are translated. */
export const ENGLISH = 'en'

const folder = __dirname

/** Texts of a kind in a language; empty without a file. @throws Error that names the file when it is no JSON */
export function readTexts(language: string, kind: Kind): Texts {
  const file = join(folder, language, `${kind}.json`)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts
  } catch (error) {
    throw new Error(`${file} is not JSON: ${String(error)}`)
  }
}

/** Languages with a folder of their own besides English, in alphabetical order. */
export const languages: readonly string[] = readdirSync(folder, {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== ENGLISH)
  .map(({name}) => name)
  .sort()

/** Language codes of the archive for a folder: Norwegian has two. */
export const codesOf = (language: string): readonly string[] =>
  language === 'no' ? ['nb', 'no'] : [language]

/** Texts by their path (`BH-1010/name`). */
export function flatten(texts: Texts, prefix = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([id, value]) =>
    typeof value === 'string' ? [[`${prefix}${id}`, value]] : flatten(value, `${prefix}${id}/`),
  )
}

/** A key of a text: its first words, `can-i-fold-it-with-one-hand`. */
const keyOf = (english: string): string =>
  english
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.slice(0, 8)
    .join('-') ?? ''

/** English texts of tables by their first words; addresses are no texts. @throws Error for two texts with one key */
export function textsByWords(tables: unknown): Texts {
  const texts = new Map<string, string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('en' in value && typeof value.en === 'string') {
      if (/^[\w/-]+\.\w+$/.test(value.en)) return
      const key = keyOf(value.en)
      if ((texts.get(key) ?? value.en) !== value.en) throw new Error(`Two texts are named ${key}`)
      texts.set(key, value.en)
    } else Object.values(value).forEach(collect)
  }
  collect(tables)
  return Object.fromEntries(texts)
}

/** Translations of a language by their English text, for the kinds whose texts are looked up by it. */
function dictionaryOf(language: string): Map<string, string> {
  const dictionary = new Map<string, string>()
  for (const kind of kinds) {
    if (kind === 'frame' || kind === 'pages') continue
    const translated = new Map(flatten(readTexts(language, kind)))
    for (const [path, english] of flatten(readTexts(ENGLISH, kind))) {
      const text = translated.get(path)
      if (text && !dictionary.has(english)) dictionary.set(english, text)
    }
  }
  return dictionary
}

let known: readonly (readonly [language: string, dictionary: Map<string, string>])[] | undefined

/** Read with the first look-up: `npm run generate -- archive` writes the English files before it. */
const dictionaries = () =>
  (known ??= languages.map((language) => [language, dictionaryOf(language)] as const))

/** A text in the languages that have files; a language without a translation is left out. */
export function translationsOf(english: string): Map<string, string> {
  return joined([english], ([text = '']) => text)
}

/** A text in the language of a code of the archive; undefined without a translation. */
export const translationIn = (english: string, code: string): string | undefined =>
  dictionaries()
    .find(([language]) => codesOf(language).includes(code))?.[1]
    .get(english)

/**
 * A text that is made of parts. A language that lacks the first part is left out; other missing parts stay English.
 * @param join makes the text of the parts
 */
export function joined(
  parts: readonly string[],
  join: (parts: readonly string[]) => string,
): Map<string, string> {
  const found = dictionaries().flatMap(([language, dictionary]) => {
    if (!dictionary.has(parts[0] ?? '')) return []
    const text = join(parts.map((part) => dictionary.get(part) ?? part))
    return codesOf(language).map((code) => [code, text] as const)
  })
  return new Map(found)
}

/** A list of texts in the languages that have its first text; a missing one of the others stays English. */
export function furtherLists(list: readonly string[]): Map<string, readonly string[]> {
  const found = list.map(translationsOf)
  return new Map(
    [...(found[0] ?? [])].map(([code]) => [
      code,
      list.map((text, index) => found[index]?.get(code) ?? text),
    ]),
  )
}
