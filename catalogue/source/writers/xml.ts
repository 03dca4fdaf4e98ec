import {toAmerican} from '../american'
import {codesOf, languages, translationIn, translationsOf} from '../languages/languages'
import type {Text, TextList} from '../model'

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

/**
 * One element for each language; American English only where it differs from the default.
 * @param further the text in the languages of `languages/`
 */
export function localized(
  name: string,
  text: Text,
  attributes: Attributes = {},
  further: Further = translationsOf(text.en),
): Element[] {
  const own = tableTexts(text).filter(([lang]) => lang !== 'en-US' || !further.has(lang))
  const known = new Set(own.map(([lang]) => lang))
  const others = [...further].filter(([lang]) => !known.has(lang))
  return [...own, ...others].map(([lang, words]) =>
    leaf(name, words, {...attributes, 'xml:lang': lang}),
  )
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
export function customText(id: string, text: Text, further?: Further): Element[] {
  return localized('custom-attribute', text, {'attribute-id': id}, further)
}

type Further = ReadonlyMap<string, string>

/** Takes a text in the language that is written. */
export type Say = (text: Text) => string

/**
 * A text that is composed of texts, in every language that has one of them; others of a language stay English.
 * @param write gets what takes a text, and the units in which its numbers are
 */
export function composed(write: (say: Say, units: 'metric' | 'customary') => string): {
  readonly text: Text
  readonly further: Further
} {
  const english = write(({en}) => en, 'metric')
  const inTable = (language: keyof Text, code: string = language) =>
    write((text) => text[language] ?? translationIn(text.en, code) ?? text.en, 'metric')
  const own = (['fr', 'nb'] as const).flatMap((language) => {
    const text = inTable(language)
    return text === english ? [] : [[language, text] as const]
  })
  const texts = languages.flatMap(codesOf).flatMap((code): [string, string][] => {
    const text = write((one) => translationIn(one.en, code) ?? one.en, 'metric')
    return text === english ? [] : [[code, text]]
  })
  const american = write(({en}) => toAmerican(en), 'customary')
  return {
    text: {en: english, de: inTable('de'), ja: inTable('ja'), ...Object.fromEntries(own)},
    further: new Map([...(american === english ? [] : [['en-US', american] as const]), ...texts]),
  }
}

/** A custom attribute with JSON in every language that has one of its texts. */
export function customJson(
  id: string,
  write: (say: Say, units: 'metric' | 'customary') => unknown,
): Element[] {
  const {text, further} = composed((say, units) => JSON.stringify(write(say, units)))
  return customText(id, text, further)
}

/**
 * A custom attribute with several values for each language.
 * @param further the list in the languages of `languages/`
 */
export function customTexts(
  id: string,
  list: TextList,
  further: ReadonlyMap<string, readonly string[]> = new Map(),
): Element[] {
  const american = list.en.map(toAmerican)
  const spoken: [string, readonly string[]][] = [['x-default', list.en]]
  if (american.join() !== list.en.join()) spoken.push(['en-US', american])
  spoken.push(['de', list.de], ['ja', list.ja])
  if (list.fr) spoken.push(['fr', list.fr])
  // Norwegian goes by both codes.
  if (list.nb) spoken.push(['nb', list.nb], ['no', list.nb])
  const known = new Set(spoken.map(([lang]) => lang))
  spoken.push(...[...further].filter(([lang]) => !known.has(lang)))
  return spoken.map(([lang, values]) =>
    el(
      'custom-attribute',
      {'attribute-id': id, 'xml:lang': lang},
      values.map((value) => leaf('value', value)),
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

function tableTexts(text: Text): [string, string][] {
  const american = toAmerican(text.en)
  return [
    ['x-default', text.en],
    ...(american === text.en ? [] : [['en-US', american] as [string, string]]),
    ['de', text.de],
    ['ja', text.ja],
    ...(text.fr === undefined ? [] : [['fr', text.fr] as [string, string]]),
    // Norwegian goes by two codes.
    ...(text.nb === undefined
      ? []
      : ['nb', 'no'].map((code): [string, string] => [code, text.nb ?? ''])),
  ]
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
