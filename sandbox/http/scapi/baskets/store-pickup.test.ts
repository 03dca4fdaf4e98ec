import {execute} from '../../../db/database'
import {bumpRevision} from '../../../db/revision'
import {findInventoryRecord} from '../../../domains/inventory/inventory-repository'
import type {BasketDocument, TestShopper} from '../../../testing/shopper'
import {BASKETS, newShopper, ORDERS, readyBasket} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

/** A store that has three of the product sold out online, and one of the product in ample stock online. */
const store = 'inventory-store'
const soldOut = 'sold-out'
const plenty = 'blanket'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
  execute(shop.db, 'INSERT INTO inventory_list (id, default_in_stock) VALUES (?, 0)', store)
  for (const [productId, allocation] of [
    [soldOut, 3],
    [plenty, 1],
  ]) {
    execute(
      shop.db,
      `INSERT INTO inventory_record
         (list_id, product_id, allocation, perpetual, handling, handling_allocation)
       VALUES (?, ?, ?, 0, 'none', 0)`,
      store,
      productId ?? '',
      allocation ?? 0,
    )
  }
  bumpRevision(shop.db, 'catalog')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface Problem {
  type: string
}

async function openBasket() {
  const {body} = await shopper.call<BasketDocument>('POST', BASKETS, {})
  const items = `${BASKETS}/${body.basketId}/items`
  return {
    add: (productId: string, quantity: number, inventoryId?: string) =>
      shopper.call<BasketDocument & Problem>('POST', items, [{productId, quantity, inventoryId}]),
    change: (item: Record<string, unknown> | undefined, change: object) =>
      shopper.call<BasketDocument & Problem>('PATCH', `${items}/${String(item?.itemId)}`, change),
    read: async () =>
      (await shopper.call<BasketDocument>('GET', `${BASKETS}/${body.basketId}`)).body,
  }
}

function left(listId: string, productId: string): number {
  const record = findInventoryRecord(shop.db, listId, productId)
  return (record?.allocation ?? 0) - (record?.turnover ?? 0)
}

test('what is sold out online may be picked up where a store has it, as long as it lasts', async () => {
  const {add, read} = await openBasket()
  const online = await add(soldOut, 1)
  expect(online.status).toBe(400)
  expect(online.body.type).toMatch(/product-item-not-available$/)
  expect((await add(soldOut, 2, store)).status).toBe(200)
  expect((await add(soldOut, 2, store)).status).toBe(400)
  expect((await add(soldOut, 1, 'inventory-nowhere')).status).toBe(400)
  expect((await read()).productItems).toMatchObject([{quantity: 2, inventoryId: store}])
})

test('a line changes between the store and the warehouse', async () => {
  const {add, change, read} = await openBasket()
  await add(plenty, 2)
  const [line] = (await read()).productItems
  expect((await change(line, {inventoryId: store})).status).toBe(400)
  await change(line, {quantity: 1, inventoryId: store})
  expect((await read()).productItems).toMatchObject([{quantity: 1, inventoryId: store}])
  await change(line, {quantity: 2, inventoryId: 'inventory-DEU'})
  expect((await read()).productItems).toMatchObject([{quantity: 2, inventoryId: 'inventory-DEU'}])
})

test('lines of one shelf share its stock, those of two do not', async () => {
  const {add} = await openBasket()
  expect((await add(plenty, 1, store)).status).toBe(200)
  expect((await add(plenty, 49)).status).toBe(200)
  expect((await add(plenty, 2, 'inventory-DEU')).status).toBe(400)
  expect((await add(plenty, 1, 'inventory-DEU')).status).toBe(200)
})

test('an order takes the goods from the shelf of each line and puts them back there', async () => {
  const before = left('inventory-DEU', plenty)
  const {basketId} = await readyBasket(shopper, {
    productItems: [
      {productId: plenty, quantity: 1, inventoryId: store},
      {productId: plenty, quantity: 3},
    ],
  })
  const {body: order} = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
  expect([left(store, plenty), left('inventory-DEU', plenty)]).toEqual([0, before - 3])
  await shopper.call('POST', `${ORDERS}/${order.orderNo}/actions/fail`, {})
  expect([left(store, plenty), left('inventory-DEU', plenty)]).toEqual([1, before])
})
