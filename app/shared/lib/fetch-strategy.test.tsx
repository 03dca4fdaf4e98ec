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
    request: {} as LoadArguments['request'],
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

it.each([
  [500, 500],
  [503, 503],
  [0, 500],
])('makes status %s of a critical read an error page with status %s', async (status, expected) => {
  const load = loadPageData(args(() => [read('a', () => Promise.reject(fault(status)))]))
  await expect(load).rejects.toMatchObject({status: expected})
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
