import fs from 'node:fs'
import path from 'node:path'
import {render} from '@testing-library/react'
import type {ReactNode} from 'react'
import * as library from 'react-intl'
import * as browser from './browser-intl'

type Messages = Record<string, string | library.MessageFormatElement[]>

const compiled = path.resolve('app/static/translations/compiled')
const read = (locale: string) =>
  JSON.parse(fs.readFileSync(path.join(compiled, `${locale}.json`), 'utf8')) as Messages

/** A value for each argument of a message. */
function valuesFor(message: Messages[string]): Record<string, string | number | Date> {
  const text = JSON.stringify(message)
  const names = [...text.matchAll(/"value":"([A-Za-z]\w*)"/g)].map(([, name]) => name ?? '')
  return Object.fromEntries(names.map((name) => [name, /count|total|shown/i.test(name) ? 3 : 7]))
}

const isRich = (message: Messages[string]): boolean => JSON.stringify(message).includes('"type":8')

const locales = fs.readdirSync(compiled).map((file) => path.basename(file, '.json'))

test.each(locales)('every text of %s is the same as that of react-intl', (locale) => {
  const messages = read(locale)
  const config = {locale, messages: messages as never, onError: jest.fn()}
  const expected = library.createIntl(config)
  const actual = browser.createIntl(config)
  const plain = Object.keys(messages).filter((id) => !isRich(messages[id] ?? ''))
  expect(plain.length).toBeGreaterThan(300)
  const textsOf = (intl: {formatMessage: typeof actual.formatMessage}) =>
    plain.map((id) => {
      const message = messages[id] ?? ''
      return [id, intl.formatMessage({id}, Array.isArray(message) ? valuesFor(message) : undefined)]
    })
  expect(textsOf(actual)).toEqual(textsOf(expected))
  expect(config.onError).not.toHaveBeenCalled()
})

test('a text with links in it is the same as that of react-intl', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const messages = read('en-GB')
  const id = 'search.didYouMean'
  const values = {phrase: 'cot', link: (chunks: ReactNode) => <a href="/search">{chunks}</a>}
  const config = {locale: 'en-GB', messages: messages as never, onError: jest.fn()}
  const markup = (text: ReactNode) => render(<p>{text}</p>).container.innerHTML
  const written = markup(browser.createIntl(config).formatMessage({id}, values as never))
  expect(written).toBe(markup(library.createIntl(config).formatMessage({id}, values)))
  expect(written).toContain('<a href="/search">')
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test('a missing text is told and its id shown', () => {
  const onError = jest.fn()
  const intl = browser.createIntl({locale: 'en-GB', messages: {}, onError})
  expect(intl.formatMessage({id: 'no.such'})).toBe('no.such')
  expect(onError).toHaveBeenCalledTimes(1)
})
