/** @jest-environment node */
import {ApiFault} from '@common/fault'
import {createQueryClient} from './query-client'
import {loadPageData, type LoadArguments} from './fetch-strategy'
import type {PageComponent, PagePart, ReadLoaded} from './page'
import {FORGET_READS} from '@common/server-events'

const fault = (status: number) =>
  new ApiFault({type: 'x', status, title: 'X', detail: '', arguments: {}})

beforeEach(() => void process.emit(FORGET_READS as 'message', undefined, undefined))

function args(
  queries: NonNullable<PageComponent['queries']>,
  more: Partial<PageComponent> = {},
): LoadArguments {
  const page: PageComponent = Object.assign(() => null, {queries, ...more})
  return {
    queryClient: createQueryClient(),
    page,
    request: {shop: {}, params: {}} as LoadArguments['request'],
    shellParts: [],
    app: <div />,
  }
}

const read = (name: string, queryFn: () => Promise<unknown>) => ({queryKey: [name], queryFn})

it('runs declared reads in parallel and puts them into the page', async () => {
  const order: string[] = []
  const slow = (name: string) => async () => {
    order.push(`${name} began`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(`${name} ended`)
    return name
  }
  const {state} = await loadPageData(args(() => [read('a', slow('a')), read('b', slow('b'))]))
  expect(order.slice(0, 2)).toEqual(['a began', 'b began'])
  expect(state.queries).toEqual([
    [['a'], 'a'],
    [['b'], 'b'],
  ])
})

it('keeps an answer under the key that another read settles', async () => {
  const place = read('place', () => Promise.resolve('cots'))
  const listing = {
    ...read('slug', () => Promise.resolve('tiles')),
    settledKey: (find: ReadLoaded) => ['listing', find(place)],
  }
  const {state} = await loadPageData(args(() => [place, listing]))
  expect(state.queries).toEqual([
    [['place'], 'cots'],
    [['listing', 'cots'], 'tiles'],
  ])
})

it('makes a 404 of a critical read a 404 with the title of the page', async () => {
  const load = loadPageData(
    args(() => [read('a', () => Promise.reject(fault(404)))], {
      notFoundTitle: 'Product Not Found.',
    }),
  )
  await expect(load).rejects.toMatchObject({status: 404, message: 'Product Not Found.'})
})

it('keeps the cause of a failure for the log', async () => {
  const cause = fault(502)
  const failing = args(() => [read('broken', () => Promise.reject(cause))])
  await expect(loadPageData(failing)).rejects.toMatchObject({cause})
})

it('asks no backend for an id that none can have', async () => {
  const queryFn = jest.fn()
  const load = loadPageData({
    ...args(() => [read('a', queryFn)], {notFoundTitle: 'Product Not Found.'}),
    request: {shop: {}, params: {path: `strollers/${'a'.repeat(257)}`}} as never,
  })
  await expect(load).rejects.toMatchObject({status: 404, message: 'Product Not Found.'})
  expect(queryFn).not.toHaveBeenCalled()
})

it.each([
  [500, 500, 500],
  [502, 502, 502],
  [503, 503, 503],
  [504, 504, 504],
  [429, 500, 429],
  [401, 500, 401],
  [0, 500, 500],
])('makes status %s of a critical read a page of status %s that names %s', async (...row) => {
  const [status, page, named] = row
  const load = loadPageData(args(() => [read('a', () => Promise.reject(fault(status)))]))
  await expect(load).rejects.toMatchObject({
    status: page,
    message: `HTTP Error ${named} occurred.`,
  })
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const never = () => new Promise(() => undefined)

const part = (name: string, queryFn: () => Promise<unknown>, more: Partial<PagePart> = {}) => ({
  ...read(name, queryFn),
  name,
  timeoutMs: 0,
  cacheableWithout: false,
  ...more,
})

/** Loads a page with a critical read that takes some time. */
async function loadWith(parts: readonly PagePart[], shellParts: readonly PagePart[] = []) {
  const {state, missing} = await loadPageData({
    ...args(() => [read('a', () => wait(10).then(() => 1))], {parts: () => parts}),
    shellParts,
  })
  return {queries: state.queries, missing}
}

describe('a part', () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('is in the page when it is there in time', async () => {
    const {queries, missing} = await loadWith([part('rating', () => Promise.resolve(4.5))])
    expect(queries).toContainEqual([['rating'], 4.5])
    expect(missing).toEqual([])
  })

  it('is waited for as long as it says', async () => {
    const settings = part('settings', () => wait(40).then(() => 'on'), {timeoutMs: 400})
    const late = part('late', () => wait(2000), {timeoutMs: 30})
    const {queries, missing} = await loadWith([settings, late])
    expect(queries).toEqual([
      [['a'], 1],
      [['settings'], 'on'],
    ])
    expect(missing).toEqual(['late'])
  })

  it.each([
    ['fails', () => Promise.reject(fault(500))],
    ['takes too long', never],
  ])('that %s is missing, and the page says so', async (_how, queryFn) => {
    const footer = part('footer', () => Promise.resolve('links'))
    const {queries, missing} = await loadWith(
      [part('banner', queryFn)],
      [part('navigation', queryFn), footer],
    )
    expect(missing).toEqual(['navigation', 'banner'])
    expect(queries).toEqual([
      [['a'], 1],
      [['footer'], 'links'],
    ])
  })

  it('without which caches may keep the page is not reported', async () => {
    const rating = part('rating', () => Promise.reject(fault(503)), {cacheableWithout: true})
    expect((await loadWith([rating])).missing).toEqual([])
  })

  it('that fails is named in the log', async () => {
    await loadWith([part('navigation', () => Promise.reject(fault(500)))])
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('navigation failed'))
  })

  it('that kept another page waiting in vain is not waited for again', async () => {
    const slow = part('menu', never, {timeoutMs: 120})
    await loadWith([slow])
    const began = performance.now()
    expect((await loadWith([slow])).missing).toEqual(['menu'])
    expect(performance.now() - began).toBeLessThan(100)
  })
})

it('reports what an answer lacks, critical or not, and shares no such answer', async () => {
  let reads = 0
  const partly = () => {
    reads += 1
    return Promise.resolve({items: [], missing: ['teasers']})
  }
  const load = () =>
    loadPageData({...args(() => [read('home', partly)]), shellParts: [part('menu', partly)]})
  expect((await load()).missing).toEqual(['teasers', 'teasers'])
  await load()
  expect(reads).toBe(4)
})
