import {toAmerican} from '../american'
import {codes, translationsOf, type Text} from '../languages/languages'

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>
type Child = Element | readonly Child[] | undefined

/** One XML element; `text` and `children` exclude each other. */
export interface Element {
  readonly name: string
  readonly attributes: Attributes
  readonly children: readonly Element[]
  readonly text?: string
}

/** An element with child elements; missing children are dropped, lists are flattened. */
export function el(name: string, attributes: Attributes, ...children: Child[]): Element {
  return {name, attributes, children: flatten(children)}
}

/** An element that holds text. */
export function leaf(
  name: string,
  text: string | number | boolean,
  attributes: Attributes = {},
): Element {
  return {name, attributes, children: [], text: String(text)}
}

/** One element for each language; American English only where it differs from the default. */
export function localized(name: string, text: Text, attributes: Attributes = {}): Element[] {
  return wordsOf(text).map(([lang, words]) => leaf(name, words, {...attributes, 'xml:lang': lang}))
}

/** Words by code of the archive: the default, American English where it differs, and the other languages. */
function wordsOf(text: Text): (readonly [lang: string, words: string])[] {
  const american = text['en-US'] ?? toAmerican(text.en)
  return [
    ['x-default', text.en],
    ...(american === text.en ? [] : [['en-US', american] as const]),
    ...translationsOf(text),
  ]
}

/** A custom attribute with one value, the same in every language. */
export function custom(id: string, value: string | number | boolean): Element {
  return leaf('custom-attribute', value, {'attribute-id': id})
}

/** A custom attribute with several values, the same in every language. */
export function customSet(id: string, values: readonly string[]): Element {
  return el(
    'custom-attribute',
    {'attribute-id': id},
    values.map((value) => leaf('value', value)),
  )
}

/** A custom attribute with one value for each language. */
export function customText(id: string, text: Text): Element[] {
  return localized('custom-attribute', text, {'attribute-id': id})
}

/** Takes a text in the language that is written. */
export type Say = (text: Text) => string

/**
 * A text that is composed of texts, in every language that has one of them; others of a language stay English.
 * @param write gets what takes a text, and the units in which its numbers are
 */
export function composed(write: (say: Say, units: 'metric' | 'customary') => string): Text {
  const en = write((text) => text.en, 'metric')
  const american = write((text) => toAmerican(text.en), 'customary')
  const inLanguage = (code: string) => write((text) => text[code] ?? text.en, 'metric')
  const others = codes.flatMap((code) => {
    const words = inLanguage(code)
    return words === en ? [] : [[code, words] as const]
  })
  return {
    en,
    ...(american !== en && {'en-US': american}),
    de: inLanguage('de'),
    ja: inLanguage('ja'),
    ...Object.fromEntries(others),
  }
}

/** A custom attribute with JSON in every language that has one of its texts. */
export function customJson(
  id: string,
  write: (say: Say, units: 'metric' | 'customary') => unknown,
): Element[] {
  return customText(
    id,
    composed((say, units) => JSON.stringify(write(say, units))),
  )
}

/** A custom attribute with several values for each language that has the first of them; others stay English. */
export function customTexts(id: string, list: readonly Text[]): Element[] {
  const [first] = list
  if (!first) return []
  const valuesIn = (lang: string): string[] =>
    list.map((text) => new Map(wordsOf(text)).get(lang) ?? text.en)
  const american = list.some((text) => toAmerican(text.en) !== text.en) ? ['en-US'] : []
  const langs = ['x-default', ...american, ...translationsOf(first).map(([lang]) => lang)]
  return langs.map((lang) =>
    el(
      'custom-attribute',
      {'attribute-id': id, 'xml:lang': lang},
      valuesIn(lang).map((value) => leaf('value', value)),
    ),
  )
}

/** The whole document of a root element, ending in a newline. */
export function serialize(root: Element): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>']
  write(root, '', lines)
  return `${lines.join('\n')}\n`
}

/** An element as it stands inside a document, ending in a newline. */
export function fragment(element: Element, indent: string): string {
  const lines: string[] = []
  write(element, indent, lines)
  return `${lines.join('\n')}\n`
}

function write(element: Element, indent: string, lines: string[]): void {
  const open = `${indent}<${element.name}${writeAttributes(element.attributes)}`
  if (element.text !== undefined) {
    lines.push(`${open}>${escape(element.text)}</${element.name}>`)
  } else if (element.children.length === 0) {
    lines.push(`${open}/>`)
  } else {
    lines.push(`${open}>`)
    for (const child of element.children) write(child, `${indent}  `, lines)
    lines.push(`${indent}</${element.name}>`)
  }
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function flatten(children: readonly Child[]): Element[] {
  return children.flatMap((child) => {
    if (child === undefined) return []
    return isList(child) ? flatten(child) : [child]
  })
}

function isList(child: Element | readonly Child[]): child is readonly Child[] {
  return Array.isArray(child)
}
