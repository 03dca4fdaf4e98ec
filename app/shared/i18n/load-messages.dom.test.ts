/** Texts of a page whose file fails (rule ERROR-14); e2e/missing-translations.spec.ts shows the pages. */
import {loadedMessages, loadMessages} from './load-messages'

jest.mock('@app/generated/default-messages.json', () => {
  if (isGone) throw new Error('Loading chunk 7 failed.')
  return {'common.brand': 'Default'}
})

// jsdom has none.
AbortSignal.timeout ??= () => new AbortController().signal

let isGone = false
let warn: jest.SpyInstance

beforeEach(() => {
  jest.resetModules()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.head.innerHTML = '<meta name="messages" content="/static/de-DE.json">'
})

const answering = (answer: Partial<Response> | Error) => {
  globalThis.fetch = () =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Response)
}

test('the file of the page has the texts', async () => {
  answering({ok: true, json: () => Promise.resolve({'common.brand': 'Barnholt'})})
  await loadMessages()
  expect(loadedMessages()).toEqual({'common.brand': 'Barnholt'})
  expect(warn).not.toHaveBeenCalled()
})

test.each([null, 'text', 7])('a file with %p is logged as broken', async (content) => {
  answering({ok: true, json: () => Promise.resolve(content)})
  await loadMessages()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('the file has no texts'))
})

test('without the file and the texts of the bundle there are none, and the page goes on', async () => {
  isGone = true
  answering(new TypeError('Failed to fetch'))
  await loadMessages()
  expect(loadedMessages()).toEqual({})
  expect(warn).toHaveBeenCalledTimes(1)
})
