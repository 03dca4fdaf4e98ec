import {FilterError, readFeedFilter, readPosts, sortPosts} from './feed'
import {exampleServices} from '../../testing/example-shop'
import {seedProduct} from '../../testing/seed-shop'
import {callShop} from '../../testing/shopper'
import {socialSettings} from './settings'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({services: exampleServices})
  for (const id of ['BH-1010', 'BH-1110', 'BH-1210', 'BH-2010']) {
    seedProduct(shop.db, {id, prices: {EUR: 50_000, USD: 60_000, JPY: 70_000}})
  }
})
afterAll(() => shop.close())

interface Feed {
  data: {items: {id: string; source: {type: string; caption: string}}[]}
  paging: {before: string | null; after: string | null}
}

const media = (query: Record<string, string> = {}, id = socialSettings.of(shop).feedId) =>
  callShop<Feed>(shop, 'GET', `/curalate/v1/media/${id}?${new URLSearchParams(query)}`)
const ids = ({data}: Feed) => data.items.map(({id}) => id)

it('shows posts about products that the shop has, latest first', async () => {
  const {status, body} = await media({locale: 'de-DE', limit: '20'})
  expect(status).toBe(200)
  expect(ids(body)).toEqual(['p01', 'p02', 'p03', 'p05'])
  expect(body).toMatchObject({
    data: {
      items: [
        {
          source: {type: 'instagram', likeCount: 412, postedTimestamp: expect.any(Number)},
          media: {type: 'photo'},
          products: {items: [{id: 'BH-1010', price: {value: 500, currency: 'EUR'}}]},
        },
        {},
        {},
        {},
      ],
    },
    paging: {before: null, after: null},
  })
})

it('turns pages by bookmarks, both ways', async () => {
  const first = (await media({limit: '2'})).body
  expect(ids(first)).toEqual(['p01', 'p02'])
  const second = (await media({limit: '2', after: first.paging.after ?? ''})).body
  expect(ids(second)).toEqual(['p03', 'p05'])
  const back = (await media({limit: '2', before: second.paging.before ?? ''})).body
  expect(ids(back)).toEqual(['p01', 'p02'])
})

it('sorts and filters', async () => {
  expect(ids((await media({sort: 'Likes'})).body)[0]).toBe('p05')
  expect(ids((await media({filter: 'productId:BH-2010'})).body)).toEqual(['p03'])
  expect(ids((await media({filter: "((category:'high-chairs'))"})).body)).toEqual(['p03'])
  expect((await media({filter: 'shoe:size'})).status).toBe(400)
  expect((await media({sort: 'Random'})).status).toBe(400)
})

it('knows one feed', async () => {
  const {status, body} = await media({}, 'somebody-elses')
  expect(status).toBe(404)
  expect(body).toMatchObject({code: 404, metadata: {error: expect.any(String)}})
})

it('reads filters with and, or and parentheses', () => {
  const posts = readPosts(exampleServices)
  const count = (filter: string) => posts.filter(readFeedFilter(filter)).length
  const strollers = count("category:'strollers'")
  expect(count("category:'strollers' or category:'high-chairs'")).toBeGreaterThan(strollers)
  expect(count("(category:'strollers') and source:tiktok")).toBe(1)
  expect(() => readFeedFilter("(category:'a'")).toThrow(FilterError)
})

it('weighs comments when optimised', () => {
  const [best] = sortPosts(readPosts(exampleServices), 'optimized')
  expect(best?.id).toBe('p05')
})
