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
  'labels',
] as const
export type Kind = (typeof kinds)[number]

/**
 * A text by language code of the archive; `nb` stands for both codes of Norwegian. A language without the text reads the
 * English one. `en-US` is present only where rules cannot make it from the English text.
 */
export interface Text {
  readonly en: string
  readonly de: string
  readonly ja: string
  readonly [language: string]: string | undefined
}

/** Folder of the English texts, from which the other languages are translated. */
export const ENGLISH = 'en'
/** Languages that every text has, the labels that editors read included. */
const COMPLETE = ['de', 'ja'] as const
/** Languages whose texts stand in front of those of the others. */
const FIRST = [ENGLISH, ...COMPLETE, 'fr', 'no']

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

const folders = readdirSync(folder, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name)
  .sort()

/** Languages with a folder of their own besides English, in the order of the archive. */
export const languages: readonly string[] = [
  ...FIRST.filter((name) => name !== ENGLISH && folders.includes(name)),
  ...folders.filter((name) => !FIRST.includes(name)),
]

/** Language codes of the archive for a folder: Norwegian has two. */
export const codesOf = (language: string): readonly string[] =>
  language === 'no' ? ['nb', 'no'] : [language]

const codeOf = (language: string): string => codesOf(language)[0] ?? language

/** Codes of the languages besides English, in the order of the archive. */
export const codes: readonly string[] = languages.map(codeOf)

/** Texts by their path (`BH-1010/name`). */
export function flatten(texts: Texts, prefix = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([id, value]) =>
    typeof value === 'string' ? [[`${prefix}${id}`, value]] : flatten(value, `${prefix}${id}/`),
  )
}

const known = new Map<Kind, ReadonlyMap<string, ReadonlyMap<string, string>>>()

/** Texts of a kind by folder and path; files are read once. */
function textsOf(kind: Kind): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const texts =
    known.get(kind) ??
    new Map([ENGLISH, ...languages].map((name) => [name, new Map(flatten(readTexts(name, kind)))]))
  known.set(kind, texts)
  return texts
}

/** A text in all its languages. @throws Error that names the file and the key that are missing */
export function textAt(kind: Kind, path: string): Text {
  const texts = textsOf(kind)
  const required = (language: string): string => {
    const text = texts.get(language)?.get(path)
    if (text === undefined) throw new Error(`languages/${language}/${kind}.json lacks ${path}.`)
    return text
  }
  const others = languages.flatMap((name) => {
    const text = texts.get(name)?.get(path)
    return text === undefined ? [] : [[codeOf(name), text] as const]
  })
  const [de, ja] = COMPLETE.map(required)
  return {en: required(ENGLISH), de: de ?? '', ja: ja ?? '', ...Object.fromEntries(others)}
}

/** Ids directly below a path of the English texts, in the order of the file. */
export const idsBelow = (kind: Kind, path: string): readonly string[] => [
  ...new Set(
    [...(textsOf(kind).get(ENGLISH)?.keys() ?? [])].flatMap((key) =>
      key.startsWith(`${path}/`) ? [key.slice(path.length + 1).split('/')[0] ?? ''] : [],
    ),
  ),
]

/** The texts directly below a path, by id. */
export const textsBelow = (kind: Kind, path: string): Readonly<Record<string, Text>> =>
  Object.fromEntries(idsBelow(kind, path).map((id) => [id, textAt(kind, `${path}/${id}`)]))

/** The texts directly below a path as a list, in the order of the file. */
export const listBelow = (kind: Kind, path: string): readonly Text[] =>
  idsBelow(kind, path).map((id) => textAt(kind, `${path}/${id}`))

/**
 * A text that is made of others. A language that lacks the first one is left out; other missing parts stay English.
 * @param join makes the text of the parts, in the language with the given code
 */
export function joined(
  parts: readonly Text[],
  join: (parts: readonly string[], code: string) => string,
): Text {
  const inLanguage = (code: string) =>
    join(
      parts.map((part) => part[code] ?? part.en),
      code,
    )
  const others = codes.filter((code) => parts[0]?.[code] !== undefined)
  return {
    en: inLanguage('en'),
    de: inLanguage('de'),
    ja: inLanguage('ja'),
    ...Object.fromEntries(others.map((code) => [code, inLanguage(code)])),
  }
}

/** A text that is made of another one, in all its languages. */
export const mapped = (text: Text, map: (words: string, code: string) => string): Text =>
  joined([text], ([words = ''], code) => map(words, code))

/** Words by language code of the archive besides the English ones, Norwegian by both codes. */
export const translationsOf = (text: Text): readonly (readonly [code: string, words: string])[] =>
  Object.entries(text).flatMap(([code, words]) => {
    if (code === 'en' || code === 'en-US' || words === undefined) return []
    return code === 'nb'
      ? [['nb', words] as const, ['no', words] as const]
      : [[code, words] as const]
  })
