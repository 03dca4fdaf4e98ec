import {exampleEndpoints} from '../testing/example-shop'
import {callShop} from '../testing/shopper'
import {startTestShop, type TestShop} from '../testing/test-shop'
import {companies} from '../companies/companies'
import {Systems} from './system'

const systems = new Systems(companies)

const examples: readonly (readonly [path: string, system: string | undefined])[] = [
  ['/shopper/auth/v1/organizations/f_ecom_x_001/oauth2/token', 'slas'],
  ['/shopper/shopper-context/v1/organizations/f_ecom_x_001/shopper-context/1', 'scapi'],
  ['/product/shopper-products/v1/organizations/f_ecom_x_001/products/a', 'scapi'],
  ['/s/DEU/dw/shop/v21_3/baskets', 'ocapi'],
  ['/s/DEU/de-de/sapi/getSlot', 'controllers'],
  ['/custom/navigation/v1/organizations/f_ecom_x_001/navigation', 'custom'],
  ['/dw/image/v2/BHLT_001/on/demandware.static/-/Sites-x/default/a.jpg', 'images'],
  ['/on/demandware.static/-/Sites-x/default/a.jpg', 'images'],
  ['/data/reviews.json', 'reviews'],
  ['/reviews/stg/statistics.json', 'reviews'],
  ['/reviews/reviews.json', 'reviews'],
  ['/submitfeedback.json', 'reviews'],
  ['/reviews/submitreview.json', 'reviews'],
  ['/v3/activities/DEU/viewProduct', 'personalisation'],
  ['/personalisation/v3/personalization/recs/DEU/home', 'personalisation'],
  ['/v1/media/feed', 'social'],
  ['/curalate/v1/media/feed', 'social'],
  ['/language/translate/v2', 'translation'],
  ['/maps/api/geocode/json', 'maps'],
  ['/maps-service/maps/api/place/autocomplete/json', 'maps'],
  ['/psp/v1/methods', 'payment'],
  ['/psp/pay/1', 'payment'],
  ['/v2/token', 'mail'],
  ['/messaging/v1/email/messages/1', 'mail'],
  ['/push-service/send/a', 'push'],
  ['/admin/faults', undefined],
  ['/outbox', undefined],
  ['/', undefined],
]

test.each(examples)('%s belongs to %s', (path, system) => {
  expect(systems.of(path)).toBe(system)
})

test('every system has an example', () => {
  const named = new Set(examples.map(([, system]) => system))
  expect(systems.names.filter((system) => !named.has(system))).toEqual([])
})

describe('a fault of a system', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop(exampleEndpoints)
  })
  afterAll(() => shop.close())

  test.each([
    ['reviews', '/reviews/data/reviews.json'],
    ['personalisation', '/personalisation/v3/personalization/recommenders/DEU'],
    ['social', '/curalate/v1/media/feed'],
    ['payment', '/psp/v1/methods'],
    ['images', '/on/demandware.static/-/Sites-x/default/a.jpg'],
  ])('befalls %s', async (system, path) => {
    const fault = {kind: 'status', status: 503, system, times: 1}
    await callShop(shop, 'POST', '/admin/faults', {body: fault})
    expect((await fetch(`${shop.baseUrl}${path}`)).status).toBe(503)
    expect((await fetch(`${shop.baseUrl}${path}`)).status).not.toBe(503)
  })
})
