import {createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape} from 'react-intl'
import type {MessageFormatElement} from 'react-intl'
import type {ReactNode} from 'react'
import type base from '@translations/en-GB.json'
import {formatLocale} from './format'

/** Id of every text of the shop: the keys of `translations/en-GB.json`. */
export type MessageId = keyof typeof base

/**
 * Messages compiled by `scripts/generate.ts`: plain text, or the syntax tree of a text with
 * arguments.
 */
export type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>

export type MessageValues = Readonly<Record<string, string | number | Date>>

export type Translate = (id: MessageId, values?: MessageValues) => string

/** Logs a missing translation; the page is rendered nevertheless (rule ERROR-14). */
const logProblem = (error: {message: string}): void => console.warn(error.message)

/** Formatters, cached with their messages: a server renders thousands of pages with one set. */
const shapes = new WeakMap<CompiledMessages, Map<string, IntlShape>>()

function intlFor(locale: string, messages: CompiledMessages): IntlShape {
  const byLocale = shapes.get(messages) ?? new Map<string, IntlShape>()
  shapes.set(messages, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const shape = createIntl(
    {
      // Arguments of messages use the same locale as the prices and dates of the page.
      locale: formatLocale(locale),
      defaultLocale: 'en-GB',
      messages: messages as Record<string, string | MessageFormatElement[]> as Record<
        string,
        string
      >,
      onError: logProblem,
    },
    createIntlCache(),
  )
  byLocale.set(locale, shape)
  return shape
}

interface MessagesProviderProps {
  /** BCP 47 locale, such as `de-DE`. */
  locale: string
  messages: CompiledMessages
  children: ReactNode
}

export function MessagesProvider({locale, messages, children}: MessagesProviderProps) {
  return <RawIntlProvider value={intlFor(locale, messages)}>{children}</RawIntlProvider>
}

const serverSide = typeof window === 'undefined'
/** Maximum number of formatted texts that a server caches; enough for a few hundred pages. */
const MAX_CACHED_TEXTS = 3000

/**
 * A text without arguments is returned as it is, also when there are values: a translation may leave out an argument
 * that the English text has. A text with arguments is the same on other pages with the same values, so a server
 * caches it.
 */
function createTranslate(intl: IntlShape): Translate {
  const messages = intl.messages as CompiledMessages
  const cache = new Map<string, string>()
  const format: Translate = (id, values) => {
    const text = intl.formatMessage({id}, values)
    const message = messages[id]
    return text === id && typeof message === 'object' ? withPlaceholders(message, values) : text
  }
  return (id, values) => {
    const message = messages[id]
    if (typeof message === 'string' && message) return message
    if (!values || !serverSide) return format(id, values)
    const key = id + JSON.stringify(values)
    const known = cache.get(key)
    if (known !== undefined) return known
    if (cache.size >= MAX_CACHED_TEXTS) cache.clear()
    const text = format(id, values)
    cache.set(key, text)
    return text
  }
}

/** Type of the plain parts of a text, `TYPE.literal` of the parser. */
const LITERAL = 0

/** A text that cannot be formatted, for example because a value is missing: each place without a value keeps its name. */
const withPlaceholders = (parts: readonly MessageFormatElement[], values: MessageValues = {}) =>
  parts
    .map((part) => {
      const {value = '#'} = part as {value?: string}
      return part.type === LITERAL ? value : String(values[value] ?? `{${value}}`)
    })
    .join('')

const translators = new WeakMap<IntlShape, Translate>()

/** Translates a message id; ICU arguments are passed in `values`. */
export function useTranslate(): Translate {
  const intl = useIntl()
  const known = translators.get(intl)
  if (known) return known
  const translate = createTranslate(intl)
  translators.set(intl, translate)
  return translate
}
