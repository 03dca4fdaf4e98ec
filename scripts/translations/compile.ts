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

/** Compiles the messages of one locale. @throws Error naming the key that is not a valid ICU message */
export function compileMessages(messages: Messages): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, compileMessage(key, text)]),
  )
}

function compileMessage(key: string, text: string): CompiledMessage {
  const tree = parseMessage(key, text)
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
