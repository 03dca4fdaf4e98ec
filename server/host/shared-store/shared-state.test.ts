/** State of two processes in one store: limits, attempts, tokens that are used once, refreshes, ended logins. */
import pino from 'pino'
import {FORGET_LOGIN, PREVIEW_LOGIN_ENDED} from '../../../common/server-events'
import {RefreshStore, type RefreshQuestion} from '../../app/session/refresh-store'
import type {SessionTokens} from '../../app/session/tokens'
import type {StateCall} from '../../app/shared-state'
import {useSharedHosts} from '../test/shared-hosts'
import {until} from '../test/time'
import {connectStore} from './connect'
import {createSharedRefreshes} from './shared-refreshes'
import {createSharedState} from './shared-state'
import {SharedStore} from './shared-store'

const shared = useSharedHosts()
const open: {close: () => void}[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** One process. */
async function start() {
  const store = new SharedStore(
    await connectStore(shared.store.url, 2_000),
    pino({level: 'silent'}),
    () => undefined,
  )
  const state = createSharedState(store, 'shop')
  const own = new RefreshStore()
  const refreshes = createSharedRefreshes(store, 'shop', {
    ask: (question) => own.ask(question),
    ended: (end) => own.ended(end),
  })
  open.push(state, store)
  while (!(await store.probe('ping', (client) => client.ping())))
    await new Promise((resolve) => setTimeout(resolve, 5))
  const call = (asked: StateCall) =>
    new Promise<number | null>((answer) => void state.answer({call: asked, answer}))
  const ask = (token: string) =>
    new Promise<SessionTokens | null>((answer) => {
      const question: RefreshQuestion = {key: `key-of-${token}`, token, answer}
      refreshes.ask(question)
    })
  const ended = (token: string, next: SessionTokens | null, rotates = true) =>
    refreshes.ended({
      key: `key-of-${token}`,
      token,
      refreshed: next && {tokens: next, ...(rotates && {nextKey: `key-of-${next.refreshToken}`})},
    })
  return {store, state, call, ask, ended}
}

const startTwo = () => Promise.all([start(), start()] as const)

const tokensOf = (refreshToken: string): SessionTokens => ({
  accessToken: `access of ${refreshToken}`,
  expiresIn: 1_800,
  refreshToken,
  refreshExpiresIn: 2_592_000,
  usid: 'usid-1',
  customerId: 'customer-1',
})

describe('a rate', () => {
  const take = {
    kind: 'rate',
    key: 'contact 198.51.100.7',
    rate: {perSecond: 0.5, burst: 3},
  } as const

  it('is one for both processes', async () => {
    const [one, two] = await startTwo()
    const answers = await Promise.all(
      Array.from({length: 10}, (_, index) => (index % 2 ? one : two).call(take)),
    )
    expect(answers.filter((ms) => ms === 0)).toHaveLength(3)
    for (const ms of answers.filter((ms) => ms !== 0)) {
      expect(ms).toBeGreaterThan(1_500)
      expect(ms).toBeLessThanOrEqual(2_000)
    }
    expect(await two.call({...take, key: 'contact 198.51.100.8'})).toBe(0)
  })

  it('allows the next one in time, and is forgotten', async () => {
    const {call} = await start()
    const fast = {kind: 'rate', key: 'fast', rate: {perSecond: 50, burst: 1}} as const
    expect(await call(fast)).toBe(0)
    while ((await call(fast)) !== 0) await new Promise((resolve) => setTimeout(resolve, 2))
    while ((await shared.client.keys('*:rate:*')).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
  })

  it('does not show clients in the store', async () => {
    const {call} = await start()
    await call(take)
    expect((await shared.client.keys('*')).join()).not.toContain('198.51.100')
  })

  it('is not known while the store fails', async () => {
    const {call, store} = await start()
    store.connection.calls.disconnect()
    expect(await call(take)).toBeNull()
  })
})

describe('attempts', () => {
  const step = (name: 'wait' | 'begin' | 'withdraw' | 'succeeded', key = 'anna') =>
    ({kind: 'attempt', key, step: name}) as const

  it('of both processes delay the next ones, longer each time', async () => {
    const [one, two] = await startTwo()
    expect([await one.call(step('begin')), await two.call(step('begin'))]).toEqual([0, 0])
    expect(await one.call(step('begin'))).toBe(0)
    const wait = Number(await two.call(step('begin')))
    expect(wait).toBeGreaterThan(1_000)
    expect(wait).toBeLessThanOrEqual(2_000)
    // Had the two seconds passed, the next one would wait for four.
    const [name = ''] = await shared.client.keys('*:attempt:*')
    await shared.client.set(name, '3 0')
    expect(await one.call(step('begin'))).toBe(0)
    expect(Number(await two.call(step('wait')))).toBeGreaterThan(3_000)
    expect(await one.call(step('succeeded'))).toBe(0)
    expect(await two.call(step('wait'))).toBe(0)
    expect(await two.call(step('begin', 'bela'))).toBe(0)
  })

  it('at the same time are no more than others, and one without an outcome does not count', async () => {
    const [one, two] = await startTwo()
    const answers = await Promise.all(
      Array.from({length: 20}, (_, index) => (index % 2 ? one : two).call(step('begin'))),
    )
    expect(answers.filter((ms) => ms === 0)).toHaveLength(3)
    await one.call(step('withdraw'))
    expect(await two.call(step('begin'))).toBe(0)
  })

  it('wait for a quarter of an hour at most', async () => {
    const {call} = await start()
    await call(step('begin'))
    const [name = ''] = await shared.client.keys('*:attempt:*')
    await shared.client.set(name, '99 0')
    await call(step('begin'))
    expect(Number(await call(step('wait')))).toBeGreaterThan(14 * 60_000)
    expect(Number(await call(step('wait')))).toBeLessThanOrEqual(15 * 60_000)
  })
})

it('a mark is given once to both processes, until it is taken back', async () => {
  const [one, two] = await startTwo()
  const mark = {kind: 'mark', key: 'hash', forMs: 60_000} as const
  expect(await Promise.all([one.call(mark), two.call(mark)]).then((all) => all.sort())).toEqual([
    0, 1,
  ])
  await two.call({kind: 'unmark', key: 'hash'})
  expect(await one.call(mark)).toBe(1)
})

describe('a refresh', () => {
  it('is made once, and its result answers both processes, then and later', async () => {
    const [one, two] = await startTwo()
    expect(await one.ask('a')).toBeNull()
    const waiting = [one.ask('a'), two.ask('a')]
    one.ended('a', tokensOf('b'))
    for (const tokens of await Promise.all(waiting)) expect(tokens?.refreshToken).toBe('b')
    expect(await two.ask('b')).toBeNull()
    two.ended('b', tokensOf('c'))
    while ((await one.ask('a'))?.refreshToken !== 'c')
      await new Promise((resolve) => setTimeout(resolve, 5))
  })

  it('that failed lets the next one refresh', async () => {
    const [one, two] = await startTwo()
    expect(await one.ask('a')).toBeNull()
    one.ended('a', null)
    expect(await two.ask('a')).toBeNull()
  })

  it('counts the age of its tokens', async () => {
    const [one, two] = await startTwo()
    await one.ask('a')
    one.ended('a', tokensOf('b'))
    await two.ask('a')
    const [name = ''] = await shared.client.keys('*refresh*')
    await shared.client.pexpire(name, 30 * 60_000 - 100_000)
    const tokens = await two.ask('a')
    expect(tokens?.expiresIn).toBeGreaterThanOrEqual(1_698)
    expect(tokens?.expiresIn).toBeLessThanOrEqual(1_700)
  })

  it('leaves nothing in the store that can be read without the token', async () => {
    const [one, two] = await startTwo()
    await one.ask('a')
    one.ended('a', tokensOf('secret-successor'))
    await two.ask('a')
    const [name = ''] = await shared.client.keys('*refresh*')
    const value = (await shared.client.get(name)) ?? ''
    for (const text of [value, Buffer.from(value, 'base64url').toString('latin1')])
      for (const secret of ['secret-successor', 'usid-1', 'customer-1'])
        expect(text).not.toContain(secret)
    // With another token of the same key, or changed, it is no result.
    await shared.client.set('shop:refresh:key-of-x', value)
    expect(await two.ask('x')).toBeNull()
    await shared.client.set(name, `${value.slice(0, -4)}AAAA`)
    expect(await two.ask('a')).toBeNull()
  })

  it('is shared in the process while the store fails', async () => {
    const {ask, ended, store} = await start()
    store.connection.calls.disconnect()
    expect(await ask('a')).toBeNull()
    const waiting = ask('a')
    ended('a', tokensOf('b'))
    expect((await waiting)?.refreshToken).toBe('b')
  })
})

it('an ended login of the preview is ended in the other process, also in one that starts later', async () => {
  const forgotten: unknown[] = []
  const note = (login: unknown): void => void forgotten.push(login)
  process.on(FORGET_LOGIN as 'message', note)
  try {
    const {state} = await start()
    await state.onUsable()
    const login = {id: 'login-1', endsAt: Date.now() + 60_000}
    process.emit(PREVIEW_LOGIN_ENDED as 'message', login, undefined)
    await until(() => forgotten.length > 0)
    expect(forgotten[0]).toEqual(login)
    const later = await start()
    const before = forgotten.length
    await later.state.onUsable()
    expect(forgotten.slice(before)).toContainEqual(login)
  } finally {
    process.off(FORGET_LOGIN as 'message', note)
  }
})
