import {execute, type Database} from '../../db/database'
import {bumpRevision} from '../../db/revision'
import {preparePlugins} from '../../plugins/prepare-plugins'
import {addSearched, openSearchShop, searchSite} from '../../testing/search-shop'
import {companies} from '../companies'
import {insertActivity} from './activity-repository'
import type {RecommendationRequest} from './recommenders'
import {findRecommender, findZone, recommenders} from './recommenders'

let db: Database
let close: () => void

/**
 * Prams and cots, some of both in the sale; accessories of prams. Anna looked at two prams and a
 * cot, Ben at a pram; two orders have a pram and a cot, one a cot alone.
 */
beforeAll(async () => {
  ;({db, close} = await openSearchShop())
  preparePlugins(db, companies)
  addSearched(
    db,
    [
      {id: 'pram-a', rank: 1, categories: {prams: 1, sale: 1}},
      {id: 'pram-b', rank: 2, categories: {prams: 2}},
      {id: 'pram-c', rank: 3, categories: {prams: 3, sale: 2}},
      {id: 'cot', rank: 900, categories: {cots: 1, sale: 3}},
      {id: 'bed', rank: 2, categories: {cots: 2}},
      {id: 'toy', categories: {toys: 1}},
      {id: 'bell', rank: 5, categories: {'pram-accessories': 1}},
      {id: 'hood', rank: 6, categories: {'pram-accessories': 2}},
    ],
    [
      {id: 'prams'},
      {id: 'pram-accessories', parent: 'prams'},
      {id: 'cots'},
      {id: 'sale'},
      {id: 'toys'},
    ],
  )
  const recommend = (source: string, target: string, position: number) =>
    execute(
      db,
      `INSERT INTO product_recommendation (source_id, target_id, type, name, position)
       VALUES (?, ?, 'cross-sell', '{}', ?)`,
      source,
      target,
      position,
    )
  recommend('pram-a', 'hood', 1)
  recommend('pram-a', 'bell', 2)
  recommend('cot', 'toy', 1)
  bumpRevision(db, 'catalog')
  const order = (orderNo: string, ...ids: string[]) =>
    execute(
      db,
      `INSERT INTO customer_order (order_no, site_id, customer_id, basket_id, order_token, cancel_token,
         status, payment_status, confirmation_status, revision, created_at, modified_at, custom, content)
       VALUES (?, 'TST', 'c', ?, ?, 't', 'new', 'paid', 'confirmed', 1, 1, 1, '{}', ?)`,
      orderNo,
      orderNo,
      orderNo,
      JSON.stringify({items: ids.map((productId) => ({productId}))}),
    )
  order('1', 'pram-a', 'cot')
  order('2', 'pram-a', 'cot', 'bed')
  order('3', 'cot')
  const view = (cookieId: string, ...ids: string[]) => {
    for (const id of ids)
      insertActivity(db, {
        siteId: 'TST',
        kind: 'viewProduct',
        cookieId,
        products: [{id}],
        body: {},
      })
  }
  view('anna', 'pram-a', 'pram-b', 'toy')
  view('ben', 'pram-a', 'toy')
  view('cleo', 'bed', 'hood')
})
afterAll(() => {
  close()
})

const ids = (name: string, more: Partial<RecommendationRequest> = {}) =>
  findRecommender(name)
    ?.strategy({
      db,
      site: searchSite,
      products: [],
      categories: [],
      viewer: {},
      ...more,
    })
    .join(' ')

it('the recommenders have a name, a type and a description', () => {
  expect(recommenders.map(({name, type, description}) => [name, type, description])).toEqual([
    ['pdp-similar-items', 'product-to-product', 'Products of the same categories'],
    [
      'product-to-product-einstein',
      'product-to-product',
      'What people look at and buy with a product',
    ],
    ['viewed-recently-einstein', 'recently-viewed', 'What the shopper looked at'],
    ['complete-the-set', 'complete-the-set', 'What goes with the products'],
    ['home-top-revenue-for-category', 'products-in-a-category', 'Best sellers of a category'],
    ['products-in-a-category', 'products-in-a-category', 'Best sellers of a category'],
    ['products-in-all-categories', 'products-in-all-categories', 'Best sellers of the site'],
    ['custom-Accessories', 'complete-the-set', 'Parts and extras for the products'],
  ])
})

it('a recommender is found by its name', () => {
  expect(findRecommender('complete-the-set')?.type).toBe('complete-the-set')
  expect(findRecommender('unknown')).toBeUndefined()
})

it.each([
  ['home', 'products-in-all-categories', 'Chosen for you'],
  ['category', 'products-in-a-category', 'Chosen for you'],
  ['pdp', 'product-to-product-einstein', 'You Might Also Like'],
  ['cart', 'complete-the-set', 'You Might Also Like'],
  ['recently-viewed', 'viewed-recently-einstein', 'Seen lately'],
])('the zone "%s" has the recommender %s and the title "%s"', (zone, name, message) => {
  const found = findZone(zone)
  expect([found?.recommender.name, found?.message]).toEqual([name, message])
})

it.each(['unknown', '', 'toString'])('there is no zone "%s"', (zone) => {
  expect(findZone(zone)).toBeUndefined()
})

describe('similar products', () => {
  it.each<[string[], string]>([
    // Those that share two categories come first, then by rank.
    [['pram-a'], 'pram-c pram-a cot pram-b'],
    [['pram-b'], 'pram-c pram-b pram-a'],
    [['cot'], 'cot pram-c bed pram-a'],
    [['toy'], 'toy'],
    [['pram-b', 'unknown'], 'pram-c pram-b pram-a'],
    // Products of two anchors count for both.
    [['pram-b', 'bed'], 'cot pram-c bed pram-b pram-a'],
    [['pram-c'], 'pram-c pram-a cot pram-b'],
    [['pram-b', 'pram-c'], 'pram-c pram-a pram-b cot'],
    [['unknown'], ''],
    [[], ''],
  ])('of %j are: %s', (products, expected) => {
    expect(ids('pdp-similar-items', {products})).toBe(expected)
  })
})

describe('products that go together', () => {
  it('are those viewed and bought with the product, an order counting three times, then similar ones', () => {
    // Viewers and orders: pram-a 2 + 6, cot 6, bed 3, toy 2, pram-b 1.
    expect(ids('product-to-product-einstein', {products: ['pram-a']})).toBe(
      'pram-a cot bed toy pram-b pram-c pram-a cot pram-b',
    )
  })

  it('are similar ones for a product that nobody looked at', () => {
    expect(ids('product-to-product-einstein', {products: ['bell']})).toBe('hood bell')
    expect(ids('product-to-product-einstein')).toBe('')
  })
})

describe('what completes products', () => {
  it.each<[string[], string]>([
    [['pram-a'], 'hood bell cot pram-a bed'],
    [['cot', 'pram-a'], 'toy hood bell cot pram-a bed'],
    [['bed'], 'bed cot pram-a'],
    [['toy'], ''],
    [[], ''],
  ])('%j is recommended with them, then bought with them: %s', (products, expected) => {
    expect(ids('complete-the-set', {products})).toBe(expected)
  })

  it('is also the best of the accessories', () => {
    expect(ids('custom-Accessories', {products: ['pram-a']})).toBe(
      'hood bell cot pram-a bed hood bell',
    )
    expect(ids('custom-Accessories', {products: ['toy'], categories: ['cots']})).toBe('hood bell')
  })
})

describe('best sellers', () => {
  // Orders first, then rank, then id: cot 3, pram-a 2, bed 1.
  const all = 'cot pram-a bed hood bell pram-c pram-b toy'

  it.each<[string[], string]>([
    [[], all],
    [['prams'], 'pram-a hood bell pram-c pram-b'],
    [['pram-accessories'], 'hood bell'],
    [['cots'], 'cot bed'],
    [['cots', 'toys'], 'cot bed toy'],
    [['sale', 'cots'], 'cot pram-a bed pram-c'],
    [['unknown'], ''],
  ])('of %j and what is below are: %s', (categories, expected) => {
    expect(ids('products-in-a-category', {categories})).toBe(expected)
    expect(ids('home-top-revenue-for-category', {categories})).toBe(expected)
  })

  it('of the site are the same whatever the category', () => {
    expect(ids('products-in-all-categories', {categories: ['cots']})).toBe(all)
  })
})

describe('what was looked at', () => {
  it.each([
    ['anna', 'toy pram-b pram-a'],
    ['ben', 'toy pram-a'],
    ['nobody', ''],
  ])('by %s is, the latest first: %s', (cookieId, expected) => {
    expect(ids('viewed-recently-einstein', {viewer: {cookieId}})).toBe(expected)
  })
})
