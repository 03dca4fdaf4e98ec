/** The check of a basket before the checkout. */
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute} from '../../../sandbox/db/database'
import {bumpRevision} from '../../../sandbox/db/revision'
import {newShopper, readyBasket, type TestShopper} from '../../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeEach(async () => {
  shop = await startTestShop(exampleEndpoints)
  shopper = await newShopper(shop)
})
afterEach(() => shop.close())

function change(statement: string, ...values: string[]): void {
  execute(shop.db, statement, ...values)
  bumpRevision(shop.db, 'catalog')
}
const productItems = [
  {productId: 'stroller-green', quantity: 1},
  {productId: 'blanket', quantity: 2},
]
const check = async (basketId: string, who = shopper) =>
  (
    await who.call<{type?: string; valid: boolean; lines: object[]}>(
      'GET',
      `/custom/shopper-basket-check/v1/organizations/:org/baskets/${basketId}/check`,
    )
  ).body

test('a basket that can be ordered has no problem', async () => {
  const {basketId} = await readyBasket(shopper, {productItems})
  expect(await check(basketId)).toEqual({valid: true, lines: []})
})

test.each([
  ['notAvailable', "UPDATE inventory_record SET allocation = 1 WHERE product_id = 'blanket'"],
  ['notSold', `UPDATE product SET online = '{"default":false}' WHERE id = 'blanket'`],
  ['noPrice', "DELETE FROM price WHERE product_id = 'blanket'"],
])('a line says why it cannot be ordered: %s', async (problem, statement) => {
  const {basketId} = await readyBasket(shopper, {productItems})
  change(statement)
  expect(await check(basketId)).toMatchObject({
    valid: false,
    lines: [{productId: 'blanket', problem}],
  })
})

test('a line that every method leaves out cannot be delivered, the others can', async () => {
  const {basketId} = await readyBasket(shopper, {productItems})
  const excluded = {
    included: [[{kind: 'product-id', operator: 'is equal', values: ['blanket']}]],
    excluded: [],
  }
  const rules = JSON.stringify({excludedProducts: excluded})
  change("UPDATE shipping_method SET rules = ? WHERE id = 'express'", rules)
  expect(await check(basketId)).toMatchObject({valid: true})
  change('UPDATE shipping_method SET rules = ?', rules)
  expect(await check(basketId)).toMatchObject({
    valid: false,
    lines: [{productId: 'blanket', problem: 'notDeliverable'}],
  })
})

test('the basket of another shopper is unknown', async () => {
  const {basketId} = await readyBasket(shopper, {productItems})
  expect((await check(basketId, await newShopper(shop))).type).toMatch(/basket-not-found/)
})
