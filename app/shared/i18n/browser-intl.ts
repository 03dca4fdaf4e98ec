/**
 * Replaces react-intl in the browser's bundle (alias in `webpack.config.js`). Pages use one function of it,
 * `formatMessage` on compiled messages; the rest of the library is 7 KB on every page. The server and the
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
import {createFormatter, type MessageElement} from './format-message'

type Messages = Readonly<Record<string, string | readonly MessageElement[]>>
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

/** Empty object: an `Intl` keeps its own formats. */
export const createIntlCache = (): object => ({})

/**
 * `createIntl` of react-intl: a formatting error is passed to `onError` and the text is shown unformatted.
 */
export function createIntl({locale, messages, onError}: IntlConfig): Intl {
  const format = createFormatter(locale)
  const formatMessage: Intl['formatMessage'] = ({id}, values) => {
    const message = messages[id]
    if (!message) {
      onError(new Error(`Missing message: "${id}" for locale "${locale}"`))
      return id
    }
    if (typeof message === 'string') return message
    try {
      const text = format(message, values && keyedValues(values)) as ReactNode
      return Array.isArray(text) ? keyed(text) : text
    } catch (error) {
      onError(error as Error)
      return id
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
