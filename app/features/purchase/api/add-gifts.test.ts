/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/pickup
 */
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {pickupsOf} from '@app/features/basket/public/delivery'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openChoices} from '../public/bonus'
import {addGifts} from './add-gifts'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext

const store = {
  id: 'berlin',
  name: 'House Berlin',
  inventoryId: 'inventory-store',
  address1: 'Ahornhof 3',
  postalCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
}

beforeAll(() => Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false}))
beforeEach(async () => {
  context = await openSession(shop)
  sandbox.reset()
})

/** Chooses a gift; returns product, shipment and price of its line. */
async function choose(productId: string) {
  const [choice] = openChoices(cachedBasket(context))
  const basket = await addGifts(context, choice?.id ?? '', [productId])
  const line = basket.productItems?.find((one) => one.productId === productId)
  return {
    shipmentId: line?.shipmentId,
    inventoryId: line?.inventoryId,
    bonus: line?.bonusProductLineItem,
    price: line?.priceAfterItemDiscount,
  }
}

test('a gift waits in the store where all goods are picked up', async () => {
  await addItems(context, [{productId: 'stroller-green', quantity: 1, pickup: store}])
  const {shipmentId, ...gift} = await choose('blanket')
  expect(gift).toEqual({inventoryId: 'inventory-store', bonus: true, price: 0})
  expect(pickupsOf(cachedBasket(context) ?? {})).toMatchObject([{shipmentId, storeId: 'berlin'}])
})

test('a gift that the store does not have is delivered', async () => {
  await addItems(context, [{productId: 'stroller-green', quantity: 1, pickup: store}])
  const {shipmentId, ...gift} = await choose('last-one')
  expect(gift).toMatchObject({bonus: true, price: 0})
  const [pickup] = pickupsOf(cachedBasket(context) ?? {})
  expect(pickup?.storeId).toBe('berlin')
  expect(shipmentId).not.toBe(pickup?.shipmentId)
})

test('a gift of goods that are delivered comes with them', async () => {
  await addItems(context, [{productId: 'stroller-green', quantity: 1}])
  expect(await choose('blanket')).toMatchObject({shipmentId: 'me', bonus: true})
  expect(pickupsOf(cachedBasket(context) ?? {})).toEqual([])
})
