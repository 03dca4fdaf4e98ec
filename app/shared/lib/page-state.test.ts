import {hydrate, QueryClient} from '@tanstack/react-query'
import {pageState} from './freeze-state'
import {markFresh, type PageState} from './page-state'
import {createQueryClient, STATIC_STALE_TIME_MS} from './query-client'

const throughPage = (state: PageState) => JSON.parse(JSON.stringify(state)) as PageState

it('does not read again what an old cached page brought', async () => {
  const server = new QueryClient()
  await server.prefetchQuery(['listing', {page: 1}], () => ({total: 3}))
  const browser = createQueryClient()
  hydrate(browser, markFresh(throughPage(pageState(server))))
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

it('reads an incomplete answer again, and shows it until then', async () => {
  const server = new QueryClient()
  const partly = {items: [1], missing: ['teasers']}
  await server.prefetchQuery(['navigation'], () => partly)
  const browser = createQueryClient()
  hydrate(browser, markFresh(throughPage(pageState(server))))
  expect(browser.getQueryData(['navigation'])).toEqual(partly)
  const whole = await browser.fetchQuery({
    queryKey: ['navigation'],
    queryFn: () => ({items: [1, 2]}),
    staleTime: STATIC_STALE_TIME_MS,
  })
  expect(whole).toEqual({items: [1, 2]})
})

it('packs the reads of a page that are long, and both ways bring the same', async () => {
  const server = new QueryClient()
  const answer = Array.from({length: 400}, (_, index) => ({
    productId: `BH-${index}`,
    link: `https://static.shop.example/on/demandware.static/-/Sites/default/images/${index}.jpg`,
  }))
  const keys = [['answer'], ['model']]
  await server.prefetchQuery(['menu'], () => answer)
  await server.prefetchQuery(['answer'], () => answer)
  await server.prefetchQuery(['model'], () => answer.slice(1))
  const state = pageState(server, keys)
  expect(JSON.stringify(state).length).toBeLessThan(JSON.stringify(answer).length * 1.3)
  expect(pageState(server, keys)[0]).toBe(state[0])
  const browser = createQueryClient()
  hydrate(browser, markFresh(throughPage(state)))
  expect(browser.getQueryData(['menu'])).toEqual(answer)
  expect(browser.getQueryData(['answer'])).toEqual(answer)
  expect(browser.getQueryData(['model'])).toEqual(answer.slice(1))
})

it('leaves short reads as they are', async () => {
  const server = new QueryClient()
  await server.prefetchQuery(['answer'], () => 'short')
  expect(pageState(server, [['answer']])).toEqual([[['answer'], 'short']])
})
