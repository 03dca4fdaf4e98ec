import {hydrate, QueryClient} from '@tanstack/react-query'
import {asReadNow, pageState, type PageState} from './page-state'
import {createQueryClient, STATIC_STALE_TIME_MS} from './query-client'

const throughPage = (state: PageState) => JSON.parse(JSON.stringify(state)) as PageState

it('does not read again what an old cached page brought', async () => {
  const server = new QueryClient()
  await server.prefetchQuery(['listing', {page: 1}], () => ({total: 3}))
  const browser = createQueryClient()
  hydrate(browser, asReadNow(throughPage(pageState(server))))
  const read = jest.fn(() => Promise.resolve('read again'))
  const data = await browser.fetchQuery({
    queryKey: ['listing', {page: 1}],
    queryFn: read,
    staleTime: STATIC_STALE_TIME_MS,
  })

  expect(data).toEqual({total: 3})
  expect(read).not.toHaveBeenCalled()
})

it('carries nothing of a failed read', async () => {
  const server = createQueryClient()
  await server.prefetchQuery(['broken'], () => Promise.reject(new Error('no')))
  await server.prefetchQuery(['empty'], () => null)
  expect(pageState(server)).toEqual([[['empty'], null]])
})
