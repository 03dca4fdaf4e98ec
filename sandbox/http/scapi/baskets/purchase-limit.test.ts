/** How many units of a product a basket may hold, in both protocols. */
import {execute} from '../../../db/database'
import {setPreference} from '../../../testing/site-settings'
import {
  BASKETS,
  newBusinessCustomer,
  newShopper,
  type BasketDocument,
  type TestShopper,
} from '../../../testing/shopper'
import {startTestShop, type TestShop} from '../../../testing/test-shop'

const OCAPI_BASKETS = '/s/DEU/dw/shop/v21_3/baskets'
const PRODUCT = 'stroller-green'

let shop: TestShop
let shopper: TestShopper
let basketId: string

async function open(flags: Record<string, string> = {}): Promise<void> {
  shop = await startTestShop(flags)
  execute(shop.db, 'UPDATE inventory_record SET allocation = 200')
  await begin(await newShopper(shop))
}
async function begin(who: TestShopper): Promise<void> {
  shopper = who
  basketId = (await who.call<BasketDocument>('POST', BASKETS, {})).body.basketId
}
const add = (quantity: number, more: object = {}) =>
  shopper.call<BasketDocument & {type: string}>('POST', `${BASKETS}/${basketId}/items`, [
    {productId: PRODUCT, quantity, ...more},
  ])
const change = (itemId: unknown, quantity: number) =>
  shopper.call<BasketDocument>('PATCH', `${BASKETS}/${basketId}/items/${String(itemId)}`, {
    quantity,
  })

afterEach(() => shop.close())

test('nothing but the stock limits a basket where nothing sets a limit', async () => {
  await open()
  expect((await add(60)).status).toBe(200)
  expect((await add(40)).status).toBe(200)
})

test('a preference of the site counts what the basket would hold, in all lines', async () => {
  await open()
  setPreference(shop.db, 'DEU', 'purchaseLimit', '5')
  expect((await add(3)).status).toBe(200)
  const over = await add(3, {gift: true})
  expect(over.status).toBe(400)
  expect(over.body.type).toMatch(/invalid-product-item-quantity$/)
  const {body} = await add(2, {gift: true})
  const [first, second] = body.productItems
  expect((await change(first?.itemId, 4)).status).toBe(400)
  expect((await change(second?.itemId, 1)).status).toBe(200)
  expect((await change(first?.itemId, 4)).status).toBe(200)
})

test('OCAPI and a basket that is created with products refuse the same', async () => {
  await open()
  setPreference(shop.db, 'DEU', 'purchaseLimit', 5)
  const items = (quantity: number) => [{product_id: PRODUCT, quantity}]
  const path = `${OCAPI_BASKETS}/${basketId}/items`
  expect((await shopper.call('POST', path, items(3))).status).toBe(200)
  const over = await shopper.call<{fault: {type: string}}>('POST', path, items(3))
  expect(over.status).toBe(400)
  expect(over.body.fault.type).toBe('InvalidProductItemQuantityException')
  await shopper.call('DELETE', `${BASKETS}/${basketId}`)
  const created = await shopper.call('POST', BASKETS, {
    productItems: [
      {productId: PRODUCT, quantity: 3},
      {productId: PRODUCT, quantity: 3, gift: true},
    ],
  })
  expect(created.status).toBe(400)
})

test('business customers have a limit of their own', async () => {
  await open()
  setPreference(shop.db, 'DEU', 'd2bEnabled', true)
  setPreference(shop.db, 'DEU', 'purchaseLimit', 2)
  setPreference(shop.db, 'DEU', 'purchaseLimitBusiness', 9)
  await begin(await newBusinessCustomer(shop))
  expect((await add(9)).status).toBe(200)
  expect((await add(1)).status).toBe(400)
})

test('an option sets a limit for sites whose archive sets none', async () => {
  await open({'purchase-limit': '4'})
  expect((await add(5)).status).toBe(400)
  setPreference(shop.db, 'DEU', 'purchaseLimit', 6)
  expect((await add(5)).status).toBe(200)
})

test('what is above a new limit may become less, and a preference that makes no sense sets none', async () => {
  await open()
  const {body} = await add(8)
  setPreference(shop.db, 'DEU', 'purchaseLimit', 5)
  expect((await add(1)).status).toBe(400)
  expect((await change(body.productItems[0]?.itemId, 7)).status).toBe(200)
  setPreference(shop.db, 'DEU', 'purchaseLimit', 'many')
  expect((await add(1)).status).toBe(200)
})
