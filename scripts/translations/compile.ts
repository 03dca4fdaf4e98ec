import {parse, TYPE, type MessageFormatElement} from '@formatjs/icu-messageformat-parser'
import {BASE_LOCALE, fallbackChain, type Messages, type Translations} from './files'

/** A message as react-intl accepts it without a parser: text, or the syntax tree of a text with arguments. */
export type CompiledMessage = string | MessageFormatElement[]

/**
 * Every message of the base for one locale, each from the first file of the fallback chain that has it.
 * @throws Error when there is no base file
 */
export function resolveMessages(translations: Translations, locale: string): Messages {
  const base = translations.get(BASE_LOCALE)
  if (!base) throw new Error(`translations/${BASE_LOCALE}.json is missing`)
  const chain = fallbackChain(locale).map((link) => translations.get(link) ?? {})
  return Object.fromEntries(
    Object.entries(base).map(([key, text]) => [
      key,
      chain.find((messages) => messages[key] !== undefined)?.[key] ?? text,
    ]),
  )
}

/** Shortest text that can take more than one line; the names of fields and buttons are shorter. */
const SENTENCE_LENGTH = 40

/** Keeps "e-mail" and "e-post" of a sentence on one line with a word joiner: browsers break lines after a hyphen. */
export function keepMailTogether(text: string): string {
  if (text.length < SENTENCE_LENGTH) return text
  return text.replace(/(?<=[\s(])e-(?=mail|post)/gi, '$&\u2060')
}

/** Compiles the messages of one locale. @throws Error naming the key that is not a valid ICU message */
export function compileMessages(messages: Messages): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, compileMessage(key, text)]),
  )
}

function compileMessage(key: string, text: string): CompiledMessage {
  const tree = parseMessage(key, keepMailTogether(text))
  const literals = tree.map((element) => (element.type === TYPE.literal ? element.value : null))
  return literals.includes(null) ? tree : literals.join('')
}

/** The syntax tree of an ICU message. @throws Error naming the key when the text is not valid */
export function parseMessage(key: string, text: string): MessageFormatElement[] {
  try {
    return parse(text)
  } catch (error) {
    throw new Error(
      `${key}: ${error instanceof Error ? error.message : String(error)} in "${text}"`,
    )
  }
}
