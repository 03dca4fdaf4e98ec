import {TextEncoder} from 'node:util'
import {webcrypto} from 'node:crypto'
import type {EventContext, EventItem, ShopEvent} from '../public/shop-event'
import {dataLayerEntries, listNames, valueOf} from './data-layer'

beforeAll(() => {
  Object.assign(globalThis, {TextEncoder})
  Object.defineProperty(globalThis, 'crypto', {value: webcrypto, configurable: true})
})

const context: EventContext = {
  siteId: 'DEU',
  locale: 'de-DE',
  currency: 'EUR',
  path: '/deu/de-de/product/BH-1010',
  organizationId: 'f_ecom_bhlt_001',
}

const chair: EventItem = {
  id: 'BH-2010',
  sku: 'BH-2010-oak',
  name: 'Holme',
  brand: 'Barnholt',
  variant: 'Oak',
  categories: ['high-chairs', 'high-chairs-grow'],
  price: 219.9,
  quantity: 2,
}
const dataLayerItem = {
  item_id: 'BH-2010-oak',
  item_group_id: 'BH-2010',
  item_name: 'Holme',
  item_brand: 'Barnholt',
  item_variant: 'Oak',
  item_category: 'high-chairs',
  item_category2: 'high-chairs-grow',
  price: 219.9,
  quantity: 2,
}

const entriesOf = (event: ShopEvent, where = context) =>
  dataLayerEntries({event, context: where, at: 1000})
const entryOf = async (event: ShopEvent, where = context) => (await entriesOf(event, where)).at(-1)

it('clears the products of the event before, and says where it happened', async () => {
  expect(await entriesOf({type: 'view_item', item: {...chair, quantity: 1}})).toEqual([
    {ecommerce: null},
    {
      event: 'view_item',
      site: 'DEU',
      locale: 'de-DE',
      page_path: '/deu/de-de/product/BH-1010',
      event_time: 1000,
      ecommerce: {currency: 'EUR', value: 219.9, items: [{...dataLayerItem, quantity: 1}]},
    },
  ])
})

it.each(['add_to_cart', 'remove_from_cart', 'add_to_wishlist', 'view_wishlist'] as const)(
  '%s tells the products and their sum',
  async (type) => {
    expect(await entryOf({type, items: [chair]})).toMatchObject({
      event: type,
      ecommerce: {currency: 'EUR', value: 439.8, items: [dataLayerItem]},
    })
  },
)

it.each(['view_cart', 'begin_checkout'] as const)(
  '%s takes the sum of the server',
  async (type) => {
    expect(await entryOf({type, items: [chair], value: 400})).toMatchObject({
      ecommerce: {value: 400, items: [dataLayerItem]},
    })
  },
)

it('tells a list with places, and no sum', async () => {
  const list = {kind: 'category', categoryId: 'high-chairs', name: 'High chairs'} as const
  const entry = await entryOf({type: 'view_item_list', list, items: [{...chair, index: 3}]})
  expect(entry?.ecommerce).toEqual({
    currency: 'EUR',
    item_list_id: 'category:high-chairs',
    item_list_name: 'High chairs',
    items: [
      {
        ...dataLayerItem,
        index: 3,
        item_list_id: 'category:high-chairs',
        item_list_name: 'High chairs',
      },
    ],
  })
  expect(await entryOf({type: 'select_item', list, item: chair})).toMatchObject({
    event: 'select_item',
    ecommerce: {item_list_id: 'category:high-chairs', items: [dataLayerItem]},
  })
})

it('names lists', () => {
  expect(listNames({kind: 'search', query: 'oak'}).item_list_name).toBe('Search: oak')
  expect(listNames({kind: 'row', id: 'best-sellers'}).item_list_id).toBe('best-sellers')
  expect(
    listNames({kind: 'recommendations', recommender: 'pdp-similar-items', recoUUID: 'u'}),
  ).toEqual({
    item_list_id: 'recommendations:pdp-similar-items',
    item_list_name: 'pdp-similar-items',
  })
})

it('tells an order with the hash of the email only', async () => {
  const entry = await entryOf({
    type: 'purchase',
    orderNo: '00001',
    value: 439.8,
    tax: 70.22,
    shipping: 0,
    coupon: 'SPRING',
    email: ' Mia@Example.com',
    items: [chair],
  })
  expect(entry).toMatchObject({
    event: 'purchase',
    // printf mia@example.com | sha256sum
    customer_email_sha256: '99857fe111df1f77228c50bacc8acf00afc1516d7c38fe9089f02a1e7e0d512d',
    ecommerce: {
      transaction_id: '00001',
      currency: 'EUR',
      value: 439.8,
      tax: 70.22,
      shipping: 0,
      coupon: 'SPRING',
      items: [dataLayerItem],
    },
  })
  expect(JSON.stringify(entry).toLowerCase()).not.toContain('example.com')
})

it.each(['view_promotion', 'select_promotion'] as const)(
  '%s names the promotion and its place, without a sum',
  async (type) => {
    const promotion = {id: 'spring', name: 'Frühling', slot: 'home-stories', index: 1}
    expect(await entriesOf({type, promotion})).toEqual([
      {ecommerce: null},
      expect.objectContaining({
        event: type,
        ecommerce: {
          promotion_id: 'spring',
          promotion_name: 'Frühling',
          creative_slot: 'home-stories',
          index: 1,
        },
      }),
    ])
  },
)

it('tells refunds by their order', async () => {
  expect((await entryOf({type: 'begin_refund', orderNo: '1'}))?.ecommerce).toEqual({
    transaction_id: '1',
    currency: 'EUR',
  })
  expect((await entryOf({type: 'refund', orderNo: '1', value: 5}))?.ecommerce).toEqual({
    transaction_id: '1',
    currency: 'EUR',
    value: 5,
  })
})

it.each<[ShopEvent, object]>([
  [{type: 'page_load', page: 'product'}, {page_type: 'product'}],
  [
    {type: 'search', query: 'oak', total: 7},
    {search_term: 'oak', search_results: 7},
  ],
  [
    {type: 'checkout_step', stepName: 'Delivery', stepNumber: 2, basketId: 'b'},
    {checkout_step: 2, checkout_step_name: 'Delivery'},
  ],
  [
    {type: 'country_selector', site: 'USA', locale: 'en-US'},
    {target_site: 'USA', target_locale: 'en-US'},
  ],
  [
    {type: 'review_feedback', contentType: 'review', contentId: '7', vote: 'Positive'},
    {content_type: 'review', content_id: '7', vote: 'Positive'},
  ],
  [{type: 'store_search', found: 3}, {stores_found: 3}],
  [{type: 'login', method: 'passkey'}, {method: 'passkey'}],
  [{type: 'sign_up', method: 'password'}, {method: 'password'}],
])('tells %o without products', async (event, expected) => {
  const entries = await entriesOf(event)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject(expected)
  expect(entries[0]).not.toHaveProperty('ecommerce')
})

it.each<[ShopEvent, object]>([
  [{type: 'notify_me', item: chair}, {}],
  [{type: 'engraving', item: chair, step: 'preview', font: 'script'}, {engraving_step: 'preview'}],
  [{type: 'share', item: chair, method: 'copy'}, {method: 'copy'}],
  [{type: 'write_review', item: chair, rating: 5}, {rating: 5}],
  [{type: 'select_social_post', item: chair, postId: 'p01'}, {post_id: 'p01'}],
  [
    {type: 'add_shipping_info', items: [chair], value: 439.8, method: 'express'},
    {ecommerce: {shipping_tier: 'express', value: 439.8}},
  ],
  [
    {type: 'add_payment_info', items: [chair], value: 439.8, method: 'CREDIT_CARD'},
    {ecommerce: {payment_type: 'CREDIT_CARD', value: 439.8}},
  ],
])('tells the product of %o', async (event, expected) => {
  expect(await entryOf(event)).toMatchObject({...expected, ecommerce: {items: [dataLayerItem]}})
})

it('tells no money where nothing is sold', async () => {
  const {price: _price, ...free} = chair
  const entry = await entryOf({type: 'view_item', item: free}, {...context, currency: null})
  expect(entry?.ecommerce).not.toHaveProperty('currency')
  expect(entry?.ecommerce).not.toHaveProperty('value')
})

it('adds up in minor units', () => {
  const dimes = Array.from({length: 3}, () => ({...chair, price: 0.1, quantity: 1}))
  expect(valueOf(dimes, 'EUR')).toBe(0.3)
  expect(valueOf([{...chair, price: 148000, quantity: 3}], 'JPY')).toBe(444000)
})
