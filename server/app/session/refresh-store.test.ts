import {REFRESH_LIMIT_MS, RefreshStore} from './refresh-store'
import type {SessionTokens} from './tokens'

const tokensOf = (name: string): SessionTokens => ({
  accessToken: `access ${name}`,
  expiresIn: 1_800,
  refreshToken: name,
  refreshExpiresIn: 2_592_000,
  usid: 'usid',
  customerId: 'customer',
})

let now = 0
const create = () => new RefreshStore(() => now)
const ask = (store: RefreshStore, key: string) => {
  const answer = jest.fn<void, [SessionTokens | null]>()
  store.ask({key, answer})
  return answer
}
const rotate = (store: RefreshStore, key: string, next: string) =>
  store.ended({key, refreshed: {tokens: tokensOf(next), nextKey: next}})

beforeEach(() => {
  now = 0
  jest.useFakeTimers({now: 0})
})
afterEach(() => jest.useRealTimers())

it('lets one refresh, and answers the others with its result', () => {
  const store = create()
  const [first, second, other] = [ask(store, 'a'), ask(store, 'a'), ask(store, 'b')]
  expect([first, other].map(({mock}) => mock.calls)).toEqual([[[null]], [[null]]])
  expect(second).not.toHaveBeenCalled()
  rotate(store, 'a', 'a2')
  expect(second.mock.calls).toEqual([[tokensOf('a2')]])
  expect(ask(store, 'a').mock.calls).toEqual([[tokensOf('a2')]])
})

it('lets everyone who waits refresh after a failure, and the next one, too', () => {
  const store = create()
  ask(store, 'a')
  const waiting = [ask(store, 'a'), ask(store, 'a')]
  store.ended({key: 'a', refreshed: null})
  expect(waiting.map(({mock}) => mock.calls)).toEqual([[[null]], [[null]]])
  expect(ask(store, 'a').mock.calls).toEqual([[null]])
})

it('waits no longer than a call of SLAS takes', () => {
  const store = create()
  ask(store, 'a')
  const waiting = ask(store, 'a')
  jest.advanceTimersByTime(REFRESH_LIMIT_MS - 1)
  expect(waiting).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(waiting.mock.calls).toEqual([[null]])
})

it('answers a late request with the last of the refreshes that followed, and its remaining times', () => {
  const store = create()
  rotate(store, 'a', 'b')
  rotate(store, 'b', 'c')
  now = 100_000
  expect(ask(store, 'a').mock.calls).toEqual([
    [{...tokensOf('c'), expiresIn: 1_700, refreshExpiresIn: 2_591_900}],
  ])
})

it('forgets a result after half an hour, and a token that stays valid after ten seconds', () => {
  const store = create()
  rotate(store, 'a', 'b')
  store.ended({key: 'same', refreshed: {tokens: tokensOf('same')}})
  expect(ask(store, 'same').mock.calls).toEqual([[tokensOf('same')]])
  now = 10_000
  expect(ask(store, 'same').mock.calls).toEqual([[null]])
  now = 30 * 60_000 - 1
  expect(ask(store, 'a').mock.calls[0]?.[0]).toMatchObject({refreshToken: 'b'})
  now += 1
  expect(ask(store, 'a').mock.calls).toEqual([[null]])
})

it('keeps a bounded number of characters', () => {
  const store = create()
  const long = 'x'.repeat(2 ** 20)
  for (let index = 0; index < 40; index += 1) {
    const tokens = {...tokensOf('next'), accessToken: long}
    store.ended({key: String(index), refreshed: {tokens, nextKey: 'next'}})
  }
  const stored = Array.from(
    {length: 40},
    (_, index) => ask(store, String(index)).mock.calls[0]?.[0],
  )
  expect(stored.filter((tokens) => tokens !== null)).toHaveLength(31)
  expect(stored[0]).toBeNull()
})
