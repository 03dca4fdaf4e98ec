import {TYPE, type MessageFormatElement} from '@formatjs/icu-messageformat-parser'
import {parseMessage, resolveMessages} from './compile'
import {BASE_LOCALE, fallbackChain, isComplete, type Messages, type Translations} from './files'

/** Error in one message of one locale. */
export interface Problem {
  readonly locale: string
  readonly key: string
  readonly problem: string
}

/**
 * Lists errors that would hide a text from a shopper: missing and unknown keys, texts that are not a valid ICU
 * message, and arguments that differ from the base, whose code passes the values.
 */
export function findProblems(translations: Translations): Problem[] {
  const base = resolveMessages(translations, BASE_LOCALE)
  return [...translations].flatMap(([locale, messages]) => [
    ...(isComplete(locale) ? missingKeys(base, locale, messages) : []),
    ...(isComplete(locale) ? [] : repetitions(translations, locale, messages)),
    ...Object.keys(messages).flatMap((key) => checkMessage(base, locale, messages, key)),
  ])
}

function missingKeys(base: Messages, locale: string, messages: Messages): Problem[] {
  return Object.keys(base)
    .filter((key) => messages[key] === undefined)
    .map((key) => ({locale, key, problem: 'is missing'}))
}

/** A regional file contains differences only: a copied text would not change with its source. */
function repetitions(translations: Translations, locale: string, messages: Messages): Problem[] {
  const parent = fallbackChain(locale)[1]
  if (parent === undefined) return []
  const inherited = resolveMessages(translations, parent)
  return Object.keys(messages)
    .filter((key) => messages[key] === inherited[key])
    .map((key) => ({locale, key, problem: `repeats the text of ${parent}`}))
}

function checkMessage(base: Messages, locale: string, messages: Messages, key: string): Problem[] {
  const baseText = base[key]
  if (baseText === undefined) return [{locale, key, problem: `is not in ${BASE_LOCALE}`}]
  const text = messages[key] ?? ''
  if (text.trim() === '') return [{locale, key, problem: 'is empty'}]
  const found = describeArguments(key, text)
  const expected = describeArguments(key, baseText)
  if (found.error !== undefined) return [{locale, key, problem: found.error}]
  if (found.list === expected.list) return []
  const problem = `has arguments (${found.list}), the base has (${expected.list})`
  return [{locale, key, problem}]
}

function describeArguments(key: string, text: string): {list: string; error?: string} {
  try {
    const kinds = new Map<string, ArgumentKind>()
    collectArguments(parseMessage(key, text), kinds)
    const list = [...kinds].map(([name, kind]) => `${name}: ${kind}`).sort()
    return {list: list.join(', ')}
  } catch (error) {
    return {list: '', error: error instanceof Error ? error.message : String(error)}
  }
}

type ArgumentKind = 'text' | 'number' | 'date' | 'choice' | 'tag'

/** Type of an argument's value; a name used as a number anywhere must be a number. */
function collectArguments(
  elements: readonly MessageFormatElement[],
  kinds: Map<string, ArgumentKind>,
): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const kind = kindOf(element.type)
    if (kind !== 'text' || !kinds.has(element.value)) kinds.set(element.value, kind)
    if (element.type === TYPE.tag) collectArguments(element.children, kinds)
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) collectArguments(option.value, kinds)
    }
  }
}

function kindOf(type: Exclude<TYPE, TYPE.literal | TYPE.pound>): ArgumentKind {
  switch (type) {
    case TYPE.argument:
      return 'text'
    case TYPE.number:
    case TYPE.plural:
      return 'number'
    case TYPE.date:
    case TYPE.time:
      return 'date'
    case TYPE.select:
      return 'choice'
    case TYPE.tag:
      return 'tag'
  }
}
