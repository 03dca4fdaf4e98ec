import {
  STORED_FOR_MS,
  type ShopperRecord,
} from '@app/features/offline-changes/public/shopper-record'
import {
  answerFor,
  isOwnRead,
  storedRead,
  MAX_CHARACTERS,
  MAX_READS,
  withReads,
  type Keeper,
} from './stored-reads'

const NOW = 1_800_000_000_000
const keeper: Keeper = {siteId: 'DEU', customerId: 'ida', viewed: ['cup', 'bed']}
const sdk = (customerId: string, part: string, siteId = 'DEU') => [
  '/commerce-sdk-react',
  '/organizations/',
  'org',
  '/customers/',
  customerId,
  part,
  {organizationId: 'org', customerId, siteId},
]
const stored = (key: readonly unknown[], data: unknown) =>
  storedRead({key, data, at: NOW}, keeper)?.data
const text = (value: unknown) => JSON.stringify(value)

describe('of a basket', () => {
  const address = {firstName: 'Ida', address1: '4 Linden', countryCode: 'DE'}
  const basket = {
    basketId: 'b',
    currency: 'EUR',
    customerInfo: {email: 'ida@example.com'},
    billingAddress: address,
    paymentInstruments: [{paymentMethodId: 'CARD', paymentCard: {numberLastDigits: '1111'}}],
    c_token: 'secret',
    productItems: [{itemId: 'a', productId: 'cup', quantity: 2}],
    shipments: [
      {shipmentId: 'me', shippingAddress: address, gift: true},
      {shipmentId: 's', c_fromStoreId: 'berlin', shippingAddress: {companyName: 'Store Berlin'}},
    ],
  }

  it('the lines and sums are kept, and no address, payment or email', () => {
    const found = stored(sdk('ida', '/baskets'), {baskets: [basket], total: 1})
    expect(text(found)).not.toMatch(/Linden|Ida|1111|CARD|example\.com|secret/)
    expect(found).toMatchObject({
      baskets: [
        {
          basketId: 'b',
          productItems: basket.productItems,
          shipments: [
            {shipmentId: 'me', shippingAddress: {countryCode: 'DE'}},
            {
              shipmentId: 's',
              c_fromStoreId: 'berlin',
              shippingAddress: {companyName: 'Store Berlin'},
            },
          ],
        },
      ],
    })
  })

  it('of another customer or site nothing is kept', () => {
    expect(stored(sdk('eva', '/baskets'), {baskets: [basket]})).toBeUndefined()
    expect(stored(sdk('ida', '/baskets', 'FRA'), {baskets: [basket]})).toBeUndefined()
    const nobody = {...keeper, customerId: undefined}
    const read = {key: sdk('ida', '/baskets'), data: {baskets: [basket]}, at: NOW}
    expect(storedRead(read, nobody)).toBeUndefined()
  })
})

it('of the lists of a customer the wish list is kept, without its name', () => {
  const item = {id: 'i', productId: 'cup', quantity: 1, priority: 1, public: false}
  const lists = [
    {id: 'w', type: 'wish_list', name: 'For Ida', customerProductListItems: [item]},
    {id: 'g', type: 'gift_registry', coRegistrant: {email: 'ida@example.com'}},
  ]
  const found = stored(sdk('ida', '/product-lists'), {data: lists})
  expect(found).toMatchObject({data: [{id: 'w', customerProductListItems: [item]}]})
  expect(text(found)).not.toMatch(/gift_registry|For Ida/)
})

describe('of orders', () => {
  const own = (...more: unknown[]) => ['account', 'ida', ...more]

  it('everything but payment, email, billing address and tokens is kept', () => {
    const order = {
      orderNo: '1',
      email: 'ida@example.com',
      cancelToken: 'secret',
      coupon: 'WELCOME',
      lines: [],
      totals: {total: 10, payment: {certificates: [{digits: '1234'}]}},
      shippingAddress: {city: 'Berlin'},
      billingAddress: {city: 'Paris'},
      payments: [{methodId: 'CARD', card: {lastDigits: '1111'}}],
    }
    const found = stored(own('order', 'DEU', 'de-DE', {orderNo: '1'}), order)
    expect(found).toMatchObject({
      orderNo: '1',
      totals: {total: 10},
      shippingAddress: {city: 'Berlin'},
    })
    expect(text(found)).not.toMatch(/example\.com|secret|WELCOME|1234|1111|Paris/)
  })

  it('the list is kept, and no search', () => {
    const page = {total: 0, data: []}
    expect(stored(own('orders', 'DEU', 'de-DE', {text: '', page: 0}), page)).toEqual(page)
    expect(stored(own('orders', 'DEU', 'de-DE', {text: 'Ida', page: 0}), page)).toBeUndefined()
  })

  it('a look-up is kept without its key; without access nothing is', () => {
    const key = ['order', 'care', 'DEU', 'de-DE', '1']
    expect(stored(key, {orderNo: '1', accessKey: 'secret'})).toEqual({orderNo: '1'})
    expect(stored(key, null)).toBeUndefined()
    expect(stored(['order', 'by-token', 'DEU', 'de-DE', 'token'], {orderNo: '1'})).toBeUndefined()
  })
})

it('rows of viewed products are kept, and no others', () => {
  const key = (...ids: string[]) => ['catalog', 'tiles', 'DEU', 'de-DE', ids]
  expect(stored(key('cup'), {tiles: []})).toEqual({tiles: []})
  expect(stored(key('cup', 'pram'), {tiles: []})).toBeUndefined()
  expect(stored(key(), {tiles: []})).toBeUndefined()
})

it('pages show how old the own answers are, not those of products', () => {
  expect(isOwnRead(sdk('ida', '/baskets'), keeper)).toBe(true)
  expect(isOwnRead(['basket', 'line-products', 'DEU', 'de-DE', ['cup']], keeper)).toBe(false)
})

describe('the limits', () => {
  const record: ShopperRecord = {owner: 'guest~a~', reads: [], changes: []}
  const read = (name: string, at: number, data = '') => ({key: [name], data, at})

  it('a newer answer replaces the earlier one; old ones and the oldest of too many go', () => {
    const old = read('old', NOW - STORED_FOR_MS)
    const many = Array.from({length: MAX_READS}, (_, index) =>
      read(`read ${index}`, NOW - 1 - index),
    )
    const full = withReads({...record, reads: many}, [read('read 0', NOW), old], NOW)
    expect(full.reads).toHaveLength(MAX_READS)
    expect(full.reads[0]?.at).toBe(NOW)
    const more = withReads(full, [read('new', NOW)], NOW)
    expect(more.reads).toHaveLength(MAX_READS)
    expect(more.reads.some(({key}) => key[0] === `read ${MAX_READS - 1}`)).toBe(false)
  })

  it('what does not fit is left out', () => {
    const large = read('large', NOW - 1, 'x'.repeat(MAX_CHARACTERS))
    const {reads} = withReads(record, [read('small', NOW), large], NOW)
    expect(reads.map(({key}) => key[0])).toEqual(['small'])
  })
})

describe('a read without a connection', () => {
  const key = (...ids: string[]) => ['basket', 'line-products', 'DEU', 'de-DE', ids]
  const reader = {currency: 'EUR', names: {}}
  const answers = [
    {key: key('cup', 'bed'), data: {cup: {id: 'cup'}, bed: {id: 'bed'}}, at: NOW},
    {key: key('pram'), data: {pram: {id: 'pram'}}, at: NOW - 5},
  ]

  it('has its own answer, or one of the same products', () => {
    expect(answerFor(answers, key('pram'), reader)?.at).toBe(NOW - 5)
    expect(answerFor(answers, key('bed', 'pram'), reader)?.data).toEqual({
      bed: {id: 'bed'},
      pram: {id: 'pram'},
    })
  })

  it('has none where a product is unknown: it would count as no longer sold', () => {
    expect(answerFor(answers, key('bed', 'chair'), reader)).toBeUndefined()
    expect(answerFor([], key('bed'), reader)).toBeUndefined()
  })

  it('names a wish whose product was never read', () => {
    const wishes = (...ids: string[]) => ['wishlist', 'products', 'DEU', 'de-DE', ids]
    const known = [{key: wishes('cup'), data: {cup: {tile: {id: 'cup'}}}, at: NOW}]
    const names = {bed: 'Cot bed'}
    expect(answerFor(known, wishes('cup', 'bed'), {...reader, names})?.data).toMatchObject({
      bed: {tile: {id: 'bed', name: 'Cot bed'}},
    })
  })

  it('has a row of the viewed products that are known', () => {
    const row = (...ids: string[]) => ['catalog', 'tiles', 'DEU', 'de-DE', ids]
    const known = [{key: row('cup'), data: {tiles: [{id: 'cup'}]}, at: NOW}]
    expect(answerFor(known, row('bed', 'cup'), reader)?.data).toMatchObject({tiles: [{id: 'cup'}]})
  })

  it('has no basket in another currency than the page', () => {
    const read = {key: sdk('ida', '/baskets'), data: {baskets: [{currency: 'CHF'}]}, at: NOW}
    expect(answerFor([read], read.key, reader)).toBeUndefined()
    expect(answerFor([read], read.key, {...reader, currency: 'CHF'})).toBe(read)
  })
})
