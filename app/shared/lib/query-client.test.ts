import {QueryClient, dehydrate, hydrate} from '@tanstack/react-query'
import {asFetchedNow, createQueryClient, STATIC_STALE_TIME_MS} from './query-client'

it('does not fetch again what an old cached page brought', async () => {
  const server = new QueryClient()
  await server.prefetchQuery(['listing'], () => 'from the page')
  const page = dehydrate(server)
  const hoursAgo = Date.now() - 8 * 3_600_000
  for (const query of page.queries) query.state.dataUpdatedAt = hoursAgo

  const browser = createQueryClient()
  hydrate(browser, asFetchedNow(page))
  const fetch = jest.fn(() => Promise.resolve('fetched again'))
  const data = await browser.fetchQuery({
    queryKey: ['listing'],
    queryFn: fetch,
    staleTime: STATIC_STALE_TIME_MS,
  })

  expect(data).toBe('from the page')
  expect(fetch).not.toHaveBeenCalled()
})

it('does not repeat a failed read', async () => {
  const read = jest.fn(() => Promise.reject(new Error('no')))
  await expect(createQueryClient().fetchQuery(['x'], read)).rejects.toThrow('no')
  expect(read).toHaveBeenCalledTimes(1)
})
