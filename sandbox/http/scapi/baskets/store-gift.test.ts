import fs from 'node:fs'
import type {BasketDocument} from '../../../testing/shopper'
import {BASKETS, newShopper} from '../../../testing/shopper'
import {writeArchive} from '../../../testing/test-archive'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

const IMPEX = 'http://www.demandware.com/xml/impex'
const SHELF = 'inventory-store'

/** A blanket is a gift with the stroller. */
const promotions = `<promotions xmlns="${IMPEX}/promotion/2008-01-31">
  <campaign campaign-id="always"><enabled-flag>true</enabled-flag>
    <customer-groups><customer-group group-id="Everyone"/></customer-groups></campaign>
  <promotion promotion-id="given">
    <enabled-flag>true</enabled-flag>
    <product-promotion-rule>
      <qualifying-products><included-products><condition-group>
        <product-id-condition operator="is equal"><product-id>stroller-green</product-id></product-id-condition>
      </condition-group></included-products></qualifying-products>
      <simple-discount>
        <bonus><bonus-products><product-id>blanket</product-id></bonus-products></bonus>
      </simple-discount>
    </product-promotion-rule>
  </promotion>
  <promotion-campaign-assignment promotion-id="given" campaign-id="always"/>
</promotions>`

const inventory = (id: string, blankets: number) => `<inventory-list>
  <header list-id="${id}"><default-instock>false</default-instock></header>
  <records>
    <record product-id="stroller-green"><allocation>5</allocation></record>
    <record product-id="blanket"><allocation>${blankets}</allocation></record>
  </records></inventory-list>`

const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`

let archive: string
let shop: TestShop

beforeAll(async () => {
  archive = writeArchive({
    'sites/DEU/promotions.xml': document(promotions),
    'inventory-lists/stores.xml': document(
      `<inventory xmlns="${IMPEX}/inventory/2007-05-31">${inventory(SHELF, 2)}${inventory('inventory-bare', 0)}</inventory>`,
    ),
  })
  shop = await startTestShop({}, archive)
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(archive, {recursive: true, force: true})
})

/** The lines of a basket with a stroller from a shelf: product, shelf and whether it is a gift. */
async function linesWith(inventoryId?: string) {
  const shopper = await newShopper(shop)
  const {body} = await shopper.call<BasketDocument>('POST', BASKETS, {
    productItems: [{productId: 'stroller-green', quantity: 1, inventoryId}],
  })
  return body.productItems
    .map((line) => ({
      productId: line['productId'],
      inventoryId: line['inventoryId'],
      gift: line['bonusProductLineItem'],
    }))
    .find(({gift}) => gift === true)
}

test('a gift is taken from the store where the goods are picked up', async () => {
  expect(await linesWith(SHELF)).toEqual({productId: 'blanket', inventoryId: SHELF, gift: true})
})

test.each([
  ['the store has none', 'inventory-bare'],
  ['the goods are delivered', undefined],
])('a gift is sent where %s', async (_, inventoryId) => {
  const gift = await linesWith(inventoryId)
  expect(gift).toMatchObject({productId: 'blanket', gift: true})
  expect(gift?.inventoryId).not.toBe(inventoryId ?? SHELF)
})
