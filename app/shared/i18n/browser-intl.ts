/**
 * Replaces react-intl in the browser's bundle (alias in `webpack.config.js`). Pages use one function of it,
 * `formatMessage` on compiled messages; the rest of the library is 5 KB on every page. The server and the
 * tests use the library itself. An import of a missing name fails the build.
 */
import {
  Children,
  cloneElement,
  createContext,
  createElement,
  isValidElement,
  useContext,
  type ReactNode,
} from 'react'
import {IntlMessageFormat} from 'intl-messageformat'
import type {MessageFormatElement} from '@formatjs/icu-messageformat-parser'

type Messages = Readonly<Record<string, string | MessageFormatElement[]>>
type RichText = (chunks: ReactNode[]) => ReactNode
type Values = Readonly<Record<string, ReactNode | Date | RichText>>

interface IntlConfig {
  locale: string
  messages: Messages
  onError: (error: Error) => void
}

interface Intl extends IntlConfig {
  formatMessage: (descriptor: {id: string}, values?: Values) => ReactNode
}

/** Adds keys to the parts of a text, since React expects them in a list; the order never changes. */
const keyed = (parts: ReactNode): ReactNode[] =>
  Children.map(parts, (part, index) =>
    isValidElement(part) ? cloneElement(part, {key: index}) : part,
  ) ?? []

const withKeys = (value: Values[string]): Values[string] =>
  typeof value === 'function' ? (chunks) => value(keyed(chunks)) : value

const keyedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withKeys(value)]))

/** Empty object: the formats are cached with their `Intl`. */
export const createIntlCache = (): object => ({})

/**
 * `createIntl` of react-intl: a formatting error is passed to `onError` and the text is shown unformatted.
 */
export function createIntl({locale, messages, onError}: IntlConfig): Intl {
  const formats = new Map<string, IntlMessageFormat>()
  const formatOf = (id: string, message: string | MessageFormatElement[]): IntlMessageFormat => {
    const known = formats.get(id)
    if (known) return known
    const format = new IntlMessageFormat(message, locale)
    formats.set(id, format)
    return format
  }
  const formatMessage: Intl['formatMessage'] = ({id}, values) => {
    const message = messages[id]
    if (!message) {
      onError(new Error(`Missing message: "${id}" for locale "${locale}"`))
      return id
    }
    if (typeof message === 'string' && !values) return message
    try {
      const text = formatOf(id, message).format(
        values && (keyedValues(values) as never),
      ) as ReactNode
      return Array.isArray(text) ? keyed(text) : text
    } catch (error) {
      onError(error as Error)
      return typeof message === 'string' ? message : id
    }
  }
  return {locale, messages, onError, formatMessage}
}

const IntlContext = createContext<Intl | null>(null)

export const RawIntlProvider = ({value, children}: {value: Intl; children?: ReactNode}) =>
  createElement(IntlContext.Provider, {value}, children)

/** @throws Error outside of `RawIntlProvider` */
export function useIntl(): Intl {
  const intl = useContext(IntlContext)
  if (!intl) throw new Error('useIntl needs a RawIntlProvider above it.')
  return intl
}
