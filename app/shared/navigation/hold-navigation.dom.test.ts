import {createMemoryHistory} from 'history'
import {openDocument, replaceDocument} from '../lib/open-document'
import {HOLD_MS, holdNavigation} from './hold-navigation'

jest.mock('../lib/open-document', () => ({openDocument: jest.fn(), replaceDocument: jest.fn()}))

/** Time after which a press is painted, milliseconds. */
const PAINT_MS = 17

const later = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return {promise, resolve}
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const start = (prepare: (address: string) => Promise<unknown>) => {
  const history = createMemoryHistory({initialEntries: ['/deu/de-de/home']})
  return {history, end: holdNavigation(history, prepare)}
}

test('a page is changed when the next one is loaded', async () => {
  const loaded = later()
  const prepare = jest.fn(() => loaded.promise)
  const {history} = start(prepare)
  history.push('/deu/de-de/search?q=cot')
  await jest.advanceTimersByTimeAsync(HOLD_MS / 2)
  expect(history.location.pathname).toBe('/deu/de-de/home')
  loaded.resolve()
  await jest.advanceTimersByTimeAsync(PAINT_MS)
  expect(history.location).toMatchObject({pathname: '/deu/de-de/search', search: '?q=cot'})
  expect(prepare).toHaveBeenCalledWith('/deu/de-de/search?q=cot')
})

test('it waits no longer than people notice', async () => {
  const {history} = start(() => new Promise(() => undefined))
  history.push({pathname: '/deu/de-de/search'})
  await jest.advanceTimersByTimeAsync(HOLD_MS)
  expect(history.location.pathname).toBe('/deu/de-de/search')
})

test('a page that cannot be loaded is gone to, and says so itself', async () => {
  const {history} = start(() => Promise.reject(new Error('ChunkLoadError')))
  history.replace('/deu/de-de/search')
  await jest.advanceTimersByTimeAsync(PAINT_MS)
  expect(history.location.pathname).toBe('/deu/de-de/search')
  expect(history.length).toBe(1)
})

test('a change within the page is not held', () => {
  const {history} = start(() => new Promise(() => undefined))
  history.push('/deu/de-de/home?sort=newest')
  expect(history.location.search).toBe('?sort=newest')
})

test('the last wish counts', async () => {
  const first = later()
  const {history} = start((address) =>
    address.endsWith('one') ? first.promise : Promise.resolve(),
  )
  history.push('/deu/de-de/one')
  history.push('/deu/de-de/two')
  await jest.advanceTimersByTimeAsync(PAINT_MS)
  first.resolve()
  await jest.advanceTimersByTimeAsync(HOLD_MS)
  expect(history.location.pathname).toBe('/deu/de-de/two')
  expect(history.length).toBe(2)
})

test('going back drops what was held', async () => {
  const {history} = start(() => new Promise(() => undefined))
  history.push('/deu/de-de/home?page=2')
  history.push('/deu/de-de/search')
  history.goBack()
  await jest.advanceTimersByTimeAsync(HOLD_MS)
  expect(history.location).toMatchObject({pathname: '/deu/de-de/home', search: ''})
})

test('a page of payment and the others share no document (rule PAY-5)', async () => {
  const prepare = jest.fn(() => Promise.resolve())
  const {history} = start(prepare)
  history.push('/deu/de-de/appcheckout?express=wallet')
  expect(openDocument).toHaveBeenCalledWith('/deu/de-de/appcheckout?express=wallet')
  const checkout = createMemoryHistory({initialEntries: ['/deu/de-de/appcheckout']})
  holdNavigation(checkout, prepare)
  checkout.replace('/deu/de-de/appcart')
  expect(replaceDocument).toHaveBeenCalledWith('/deu/de-de/appcart')
  expect([history.location.pathname, prepare.mock.calls]).toEqual(['/deu/de-de/home', []])
  checkout.replace('/deu/de-de/appcheckout/confirmation?token=x')
  await jest.advanceTimersByTimeAsync(PAINT_MS)
  expect(checkout.location.search).toBe('?token=x')
})
