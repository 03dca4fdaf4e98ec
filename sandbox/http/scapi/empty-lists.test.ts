import type {BasketDocument, TestCustomer, TestShopper} from '../../testing/shopper'
import {
  BASKETS,
  CUSTOMERS,
  ORDERS,
  callShop,
  newCustomer,
  newShopper,
  readyBasket,
  visa,
} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop
let guest: TestShopper
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
  guest = await newShopper(shop)
  customer = await newCustomer(shop)
})
afterAll(() => shop.close())

type Document = Record<string, unknown>

/** Paths of the empty lists in a document. */
function emptyLists(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 ? [path] : value.flatMap((one) => emptyLists(one, `${path}[]`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => emptyLists(member, `${path}.${name}`))
}

const listsOfBaskets = [
  'bonusDiscountLineItems',
  'couponItems',
  'giftCertificateItems',
  'groupedTaxItems',
  'orderPriceAdjustments',
  'paymentInstruments',
  'productItems',
  'shippingItems',
]

describe('a basket', () => {
  it('has no list with nothing in it, whatever was taken out of it', async () => {
    const {body: empty} = await guest.call<BasketDocument>('POST', BASKETS, {})
    for (const list of listsOfBaskets) expect(empty).not.toHaveProperty(list)
    expect(emptyLists(empty)).toEqual([])

    const path = `${BASKETS}/${empty.basketId}`
    const pay = {paymentMethodId: 'INVOICE', amount: 1}
    await guest.call('POST', `${path}/items`, [{productId: 'blanket', quantity: 1}])
    const {body: paid} = await guest.call<BasketDocument>(
      'POST',
      `${path}/payment-instruments`,
      pay,
    )
    expect(paid.paymentInstruments).toHaveLength(1)
    const id = String(paid.paymentInstruments[0]?.['paymentInstrumentId'])
    const {body: removed} = await guest.call('DELETE', `${path}/payment-instruments/${id}`)
    expect(removed).not.toHaveProperty('paymentInstruments')
    expect(emptyLists(removed)).toEqual([])
    await guest.call('DELETE', path)
  })

  it('is as empty in the words of OCAPI', async () => {
    const ocapi = (method: string, path: string, body?: object) =>
      callShop<Document>(shop, method, `/s/DEU/dw/shop/v21_3/${path}`, {
        token: guest.accessToken,
        body,
      })
    const {body: basket} = await ocapi('POST', 'baskets', {})
    expect(basket).toHaveProperty('basket_id')
    expect(emptyLists(basket)).toEqual([])
    await ocapi('DELETE', `baskets/${String(basket['basket_id'])}`)
    const {body: none} = await ocapi('GET', `customers/${guest.customerId}/baskets`)
    expect(none).toMatchObject({count: 0, total: 0})
    expect(none).not.toHaveProperty('baskets')
    const {body: search} = await ocapi('GET', 'product_search?q=xylophone')
    expect(search).toMatchObject({count: 0, total: 0})
    expect(emptyLists(search)).toEqual([])
    const {body: products} = await ocapi('GET', 'products/(nothing,neither)')
    expect(products).toMatchObject({count: 0, total: 0})
    expect(products).not.toHaveProperty('data')
  })
})

it('an order has no list with nothing in it', async () => {
  const buyer = await newShopper(shop)
  const {basketId} = await readyBasket(buyer, {paymentInstruments: [visa]})
  const {body} = await buyer.call<Document>('POST', ORDERS, {basketId})
  expect(body).toHaveProperty('orderNo')
  expect(body).not.toHaveProperty('couponItems')
  expect(emptyLists(body)).toEqual([])
})

const SEARCH = '/search/shopper-search/v1/organizations/:org'
const STORES = '/store/shopper-stores/v1/organizations/:org'
const EXPERIENCE = '/experience/shopper-experience/v1/organizations/:org'
const PRODUCTS = '/product/shopper-products/v1/organizations/:org'

/** Lists that stay in an answer when they are empty, by call. */
const answers: [name: string, path: string, query: Document, preserved: string[]][] = [
  ['customer', 'self', {}, []],
  ['baskets of a customer', 'self/baskets', {}, []],
  ['orders of a customer', 'self/orders', {}, []],
  ['lists of a customer', 'self/product-lists', {}, ['.data']],
  ['search without results', `${SEARCH}/product-search`, {q: 'xylophone'}, ['.refinements']],
  [
    'suggestions without results',
    `${SEARCH}/search-suggestions`,
    {q: 'xylophone'},
    ['.brandSuggestions.suggestedPhrases', '.productSuggestions.suggestedPhrases'],
  ],
  ['stores far away', `${STORES}/store-search`, {latitude: 0, longitude: 0, maxDistance: 1}, []],
  ['products that nobody sells', `${PRODUCTS}/products`, {ids: 'nothing'}, ['.data']],
  ['content search without results', `${EXPERIENCE}/content-search`, {q: 'zzzz'}, ['.hits']],
]

it.each(answers)(
  '%s: only lists that clients read unasked stay',
  async (_name, path, query, preserved) => {
    const {status, body} = await customer.call(
      'GET',
      path.replace(/^self/, `${CUSTOMERS}/${customer.customerId}`),
      undefined,
      query as Record<string, string>,
    )
    expect(status).toBe(200)
    expect(emptyLists(body).sort()).toEqual(preserved)
  },
)
