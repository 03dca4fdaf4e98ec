import {createQueryClient} from './query-client'
import {loadPageData, type LoadArguments} from './fetch-strategy'
import type {PageComponent} from './page'
import {ApiFault} from '@app/shared/api/fault'

const fault = (status: number) =>
  new ApiFault({type: 'x', status, title: 'X', detail: '', arguments: {}})

function args(
  queries: NonNullable<PageComponent['queries']>,
  more: Partial<PageComponent> = {},
): LoadArguments {
  const page: PageComponent = Object.assign(() => null, {queries, ...more})
  return {
    queryClient: createQueryClient(),
    page,
    request: {params: {}} as LoadArguments['request'],
    shellQueries: [],
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
  const state = await loadPageData(args(() => [read('a', slow('a')), read('b', slow('b'))]))
  expect(order.slice(0, 2)).toEqual(['a began', 'b began'])
  expect(state.queries).toEqual([
    [['a'], 'a'],
    [['b'], 'b'],
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
    request: {params: {path: `strollers/${'a'.repeat(257)}`}} as never,
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

it('leaves out what the shell could not read, and logs it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const shellQueries = [read('navigation', () => Promise.reject(fault(500)))]
  const state = await loadPageData({
    ...args(() => [read('a', () => Promise.resolve(1))]),
    shellQueries,
  })
  expect(JSON.stringify(state)).not.toContain('navigation')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('["navigation"] failed'))
})

describe('extras', () => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
  const withExtras = (...queries: ReturnType<typeof read>[]) =>
    args(() => [read('a', () => soon().then(() => 1))], {extras: () => queries})

  it('go along when they are there in time', async () => {
    const {queries} = await loadPageData(withExtras(read('rating', () => Promise.resolve(4.5))))
    expect(queries).toContainEqual([['rating'], 4.5])
  })

  it('are never waited for', async () => {
    const never = read('rating', () => new Promise(() => undefined))
    const {queries} = await loadPageData(withExtras(never))
    expect(queries).toEqual([[['a'], 1]])
  })

  it('are waited for as long as they say', async () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const settings = {...read('settings', () => wait(20).then(() => 'on')), patience: 200}
    const late = {...read('late', () => wait(400)), patience: 30}
    const {queries} = await loadPageData(withExtras(settings, late))
    expect(queries).toContainEqual([['settings'], 'on'])
    expect(queries).toHaveLength(2)
  })

  it('are left out in silence when they fail', async () => {
    const failing = read('rating', () => Promise.reject(fault(503)))
    const {queries} = await loadPageData(withExtras(failing))
    expect(queries).toEqual([[['a'], 1]])
  })
})

it('does not wait for a shell that is slow', async () => {
  const slow = read('navigation', () => new Promise(() => undefined))
  const quick = read('footer', () => Promise.resolve('links'))
  const began = Date.now()
  const {queries} = await loadPageData({
    ...args(() => [read('a', () => Promise.resolve(1))]),
    shellQueries: [slow, quick],
  })
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(queries).toEqual(
    expect.arrayContaining([
      [['a'], 1],
      [['footer'], 'links'],
    ]),
  )
})
