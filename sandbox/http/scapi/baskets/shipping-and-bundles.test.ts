import {execute} from '../../../db/database'
import {bumpRevision} from '../../../db/revision'
import {productsById} from '../../../testing/promotion-files'
import {startPromotionShop} from '../../../testing/promotion-shop'
import {seedProduct} from '../../../testing/seed-shop'
import type {TestShopper} from '../../../testing/shopper'
import {addresses, BASKETS, newShopper, ORDERS, readyBasket} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'

interface Basket {
  basketId: string
  productItems: Record<string, unknown>[]
  shippingItems: Record<string, unknown>[]
  shippingTotal: number
}
interface Methods {
  applicableShippingMethods: {id: string; price: number}[]
}

const costs = (content: string, cost: string) =>
  `<product-cost-group>${content}<cost-per-item>${cost}</cost-per-item></product-cost-group>`
const noIslands = `<excluded-addresses><included-addresses><condition-group match-mode="all"><condition>
  <attribute-path>shipment.shippingAddress.postalCode</attribute-path><operator>starts-with</operator><string>25</string>
</condition></condition-group></included-addresses></excluded-addresses>`

const method = (id: string, rules: string) =>
  `<shipping-method method-id="${id}" default="${id === 'express'}"><display-name xml:lang="x-default">${id}</display-name>
   <online-flag>true</online-flag><tax-class-id>standard</tax-class-id>
   <price-table><amount order-value="0">10</amount></price-table>${rules}<currency>EUR</currency></shipping-method>`

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startPromotionShop({
    'sites/DEU/shipping.xml': `<?xml version="1.0" encoding="UTF-8"?>
      <shipping xmlns="http://www.demandware.com/xml/impex/shipping/2007-03-31">
        ${method(
          'express',
          `<product-cost-groups>
             ${costs(productsById('products', 'stroller-green'), '<surcharge>5</surcharge>')}
             ${costs(productsById('products', 'cup-set'), '<fixed-price>2</fixed-price>')}
           </product-cost-groups>
           <custom-attributes>
             <custom-attribute attribute-id="storePickupEnabled">true</custom-attribute>
             <custom-attribute attribute-id="hoursUntilReady">4</custom-attribute>
           </custom-attributes>`,
        )}
        ${method('courier', productsById('excluded-products', 'stroller-green') + noIslands)}
      </shipping>`,
    'meta/system-objecttype-extensions.xml': `<?xml version="1.0" encoding="UTF-8"?>
      <metadata xmlns="http://www.demandware.com/xml/impex/metadata/2006-10-31">
        <type-extension type-id="ShippingMethod"><custom-attribute-definitions>
          <attribute-definition attribute-id="hoursUntilReady"><type>int</type></attribute-definition>
        </custom-attribute-definitions></type-extension>
      </metadata>`,
  })
  const prices = {EUR: 60_000, USD: 60_000, JPY: 60_000}
  seedProduct(shop.db, {id: 'starter', prices, stock: 100})
  execute(
    shop.db,
    `UPDATE product SET type = 'bundle', bundled_products = ? WHERE id = 'starter'`,
    JSON.stringify([
      {id: 'stroller-green', quantity: 1},
      {id: 'blanket', quantity: 20},
    ]),
  )
  seedProduct(shop.db, {id: 'sleeping-bag', type: 'master', prices})
  const variants = {'bag-moss': 5, 'bag-rose': 1}
  Object.entries(variants).forEach(([id, stock], position) => {
    seedProduct(shop.db, {id, type: 'variant', names: {default: `Bag ${id}`}, prices, stock})
    execute(
      shop.db,
      'INSERT INTO product_variant (master_id, variant_id, position, is_default) VALUES (?, ?, ?, 0)',
      'sleeping-bag',
      id,
      position,
    )
  })
  seedProduct(shop.db, {id: 'night-box', prices, stock: 100})
  execute(
    shop.db,
    `UPDATE product SET type = 'bundle', bundled_products = ? WHERE id = 'night-box'`,
    JSON.stringify([
      {id: 'sleeping-bag', quantity: 1},
      {id: 'cup-set', quantity: 2},
    ]),
  )
  bumpRevision(shop.db, 'catalog')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

const read = async (basketId: string) =>
  (await shopper.call<Basket>('GET', `${BASKETS}/${basketId}`)).body
const methods = async (basketId: string) =>
  (
    await shopper.call<Methods>('GET', `${BASKETS}/${basketId}/shipments/me/shipping-methods`)
  ).body.applicableShippingMethods
    .filter(({id}) => id !== 'standard')
    .map(({id, price}) => `${id} ${price}`)

const ready = (productId: string, quantity: number, address: object = addresses.DEU) =>
  readyBasket(shopper, {
    productItems: [{productId, quantity}],
    shipments: [{shippingAddress: address, shippingMethod: {id: 'express'}}],
  })

describe('shipping costs', () => {
  it('grow by the surcharge of a product', async () => {
    const {basketId} = await ready('stroller-green', 2)
    const basket = await read(basketId)
    expect(basket.shippingTotal).toBe(20)
    expect(basket.shippingItems).toMatchObject([{price: 10}, {price: 10}])
    expect(basket.productItems[0]?.['shippingItemId']).toBe(basket.shippingItems[1]?.['itemId'])
    expect(await methods(basketId)).toEqual(['express 20'])
  })

  it('are those of the products alone, where all of them have a fixed one', async () => {
    const {basketId} = await ready('cup-set', 4)
    expect(await read(basketId)).toMatchObject({shippingTotal: 8})
  })

  it('leave a method out that does not go there', async () => {
    const near = await ready('blanket', 1)
    expect(await methods(near.basketId)).toEqual(['express 10', 'courier 10'])
    const address = {...addresses.DEU, postalCode: '25980'}
    const path = `${BASKETS}/${near.basketId}/shipments/me/shipping-address`
    await shopper.call('PUT', path, address)
    expect(await methods(near.basketId)).toEqual(['express 10'])
  })
})

it('has methods with attributes of their types, as pages of stores look for them', async () => {
  const {body: basket} = await shopper.call<Basket>('POST', BASKETS, {})
  const path = `${BASKETS}/${basket.basketId}/shipments/me/shipping-methods`
  const {body} = await shopper.call<Methods>('GET', path)
  const express = body.applicableShippingMethods.find(({id}) => id === 'express')
  expect(express).toMatchObject({c_storePickupEnabled: true, c_hoursUntilReady: 4})
})

describe('a bundle', () => {
  it('is as available as its weakest part', async () => {
    const items = (quantity: number) => ({productItems: [{productId: 'starter', quantity}]})
    expect((await shopper.call('POST', BASKETS, items(3))).status).toBe(400)
    const {status, body} = await shopper.call<Basket>('POST', BASKETS, items(2))
    expect(status).toBe(200)
    expect((await read(body.basketId)).productItems[0]).toMatchObject({
      bundledProductItems: [
        {productId: 'stroller-green', quantity: 2},
        {productId: 'blanket', quantity: 40},
      ],
    })
  })

  it('takes its parts from the shelf', async () => {
    const {basketId} = await ready('starter', 1)
    expect((await shopper.call('POST', ORDERS, {basketId})).status).toBe(200)
    const rows = shop.db
      .prepare(
        `SELECT product_id, turnover FROM inventory_record
         WHERE list_id = 'inventory-DEU' AND turnover > 0 ORDER BY product_id`,
      )
      .all()
    expect(rows).toEqual([
      {product_id: 'blanket', turnover: 20},
      {product_id: 'starter', turnover: 1},
      {product_id: 'stroller-green', turnover: 1},
    ])
  })

  it('is as available as its own record where only bundles are counted', async () => {
    execute(shop.db, `UPDATE inventory_list SET bundle_only = 1 WHERE id = 'inventory-DEU'`)
    bumpRevision(shop.db, 'catalog')
    const turnover = () =>
      shop.db
        .prepare(`SELECT turnover FROM inventory_record WHERE list_id = 'inventory-DEU' ORDER BY 1`)
        .all()
        .reduce((sum: number, row) => sum + (row as {turnover: number}).turnover, 0)
    const before = turnover()
    const {basketId} = await ready('starter', 5)
    expect((await shopper.call('POST', ORDERS, {basketId})).status).toBe(200)
    expect(turnover()).toBe(before + 5)
  })
})

describe('a bundle with something to choose', () => {
  beforeAll(() => {
    execute(shop.db, `UPDATE inventory_list SET bundle_only = 0 WHERE id = 'inventory-DEU'`)
    bumpRevision(shop.db, 'catalog')
  })

  interface Part {
    itemId: string
    productId: string
    productName: string
    quantity: number
  }
  type Line = {itemId: string; quantity: number; bundledProductItems: Part[]}
  const linesOf = (basket: Basket) => basket.productItems as unknown as Line[]

  const add = async (quantity: number) => {
    const productItems = [{productId: 'night-box', quantity}]
    const {body} = await shopper.call<Basket>('POST', BASKETS, {productItems})
    const [line] = linesOf(body)
    if (!line) throw new Error('The bundle is not in the basket.')
    return {basketId: body.basketId, line, part: line.bundledProductItems[0] as Part}
  }
  const choose = (basketId: string, items: readonly object[]) =>
    shopper.call<Basket & {type?: string}>('PATCH', `${BASKETS}/${basketId}/items`, items)

  it('names the master until a variant is chosen, with the item id of the part', async () => {
    const {basketId, part} = await add(2)
    expect(part).toMatchObject({productId: 'sleeping-bag', quantity: 2})
    const chosen = {itemId: part.itemId, productId: 'bag-moss', quantity: 1}
    const {status, body} = await choose(basketId, [chosen])
    expect(status).toBe(200)
    expect(linesOf(body)[0]).toMatchObject({
      quantity: 2,
      bundledProductItems: [
        {itemId: part.itemId, productId: 'bag-moss', productName: 'Bag bag-moss', quantity: 2},
        {productId: 'cup-set', quantity: 4},
      ],
    })
  })

  it('is one line for each choice', async () => {
    const {basketId, part} = await add(1)
    await choose(basketId, [{itemId: part.itemId, productId: 'bag-moss'}])
    const added = await shopper.call<Basket>('POST', `${BASKETS}/${basketId}/items`, [
      {productId: 'night-box', quantity: 1},
    ])
    const second = linesOf(added.body)[1]
    const {itemId = ''} = second?.bundledProductItems[0] ?? {}
    const other = await choose(basketId, [{itemId, productId: 'bag-rose'}])
    expect(linesOf(other.body).map((line) => line.quantity)).toEqual([1, 1])
    const same = await choose(basketId, [{itemId, productId: 'bag-moss'}])
    expect(linesOf(same.body).map((line) => line.quantity)).toEqual([2])
  })

  it('refuses what is no variant of the part, and more than the shelf holds', async () => {
    const {basketId, part, line} = await add(2)
    const {itemId} = part
    const strange = await choose(basketId, [{itemId, productId: 'stroller-green'}])
    expect(strange).toMatchObject({status: 400})
    const rare = await choose(basketId, [{itemId, productId: 'bag-rose'}])
    expect(rare).toMatchObject({
      status: 400,
      body: {type: expect.stringContaining('not-available')},
    })
    await choose(basketId, [{itemId, productId: 'bag-moss'}])
    const more = await choose(basketId, [{itemId: line.itemId, quantity: 6}])
    expect(more).toMatchObject({
      status: 400,
      body: {type: expect.stringContaining('not-available')},
    })
  })

  it('takes the chosen variant from the shelf', async () => {
    const {basketId} = await ready('night-box', 1)
    const [line] = linesOf(await read(basketId))
    const {itemId = ''} = line?.bundledProductItems[0] ?? {}
    expect((await choose(basketId, [{itemId, productId: 'bag-rose'}])).status).toBe(200)
    const placed = await shopper.call<Basket>('POST', ORDERS, {basketId})
    expect(placed.status).toBe(200)
    expect(linesOf(placed.body)[0]?.bundledProductItems).toMatchObject([
      {productId: 'bag-rose', quantity: 1},
      {productId: 'cup-set', quantity: 2},
    ])
    const {turnover} = shop.db
      .prepare(
        `SELECT turnover FROM inventory_record
         WHERE list_id = 'inventory-DEU' AND product_id = 'bag-rose'`,
      )
      .get() as {turnover: number}
    expect(turnover).toBe(1)

    // No other shopper gets the last one, not even one who selected it before.
    const late = await add(1)
    const again = [{itemId: late.part.itemId, productId: 'bag-rose'}]
    expect((await choose(late.basketId, again)).status).toBe(400)
  })
})

it('names the master of a variant, of nothing else', async () => {
  const productItems = ['bag-moss', 'blanket'].map((productId) => ({productId, quantity: 1}))
  const {body} = await shopper.call<Basket>('POST', BASKETS, {productItems})
  expect(body.productItems.map((line) => line['c_master'])).toEqual(['sleeping-bag', undefined])
})
