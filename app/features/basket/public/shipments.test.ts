/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/pickup
 */
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {type Basket, cachedBasket, type BasketContext} from './basket'
import {deliveryShipmentOf, pickupsOf, shipmentRepair, storeOfLine} from './delivery'
import {addItems} from './add-items'
import {removeItem} from '../testing/changes'
import {moveLine, repairShipments} from './shipments'
import {updateShippingAddress, updateShippingMethod} from './checkout-changes'

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
const other = {...store, id: 'bonn', name: 'Corner Bonn', city: 'Bonn', postalCode: '53111'}

const basketNow = (): Basket => cachedBasket(context) ?? {}
/** Product, units and shipment of each line. */
const lines = () =>
  basketNow().productItems?.map(({productId, quantity, shipmentId}) => [
    productId,
    quantity,
    shipmentId,
  ])
const lineOf = (id: string) =>
  basketNow().productItems?.find(({productId}) => productId === id)?.itemId ?? ''

beforeAll(() => Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false}))
beforeEach(async () => {
  context = await openSession(shop)
  sandbox.reset()
})

test('goods to deliver and goods of a store are two shipments', async () => {
  await addItems(context, [{productId: 'stroller-green', quantity: 1}])
  await addItems(context, [{productId: 'blanket', quantity: 2, pickup: store}])
  expect(lines()).toEqual([
    ['stroller-green', 1, 'me'],
    ['blanket', 2, 'pickup-berlin'],
  ])
  expect(pickupsOf(basketNow())).toMatchObject([
    {storeId: 'berlin', store: 'House Berlin', ready: 'Ready the next working day'},
  ])
  expect(deliveryShipmentOf(basketNow())?.shipmentId).toBe('me')
  expect(storeOfLine(basketNow(), lineOf('blanket'))).toEqual(store)
  expect(storeOfLine(basketNow(), lineOf('stroller-green'))).toBeUndefined()
})

test('a store gives no more than it has, and the basket stays as it was', async () => {
  await expect(
    addItems(context, [{productId: 'blanket', quantity: 3, pickup: store}]),
  ).rejects.toMatchObject({type: 'product-item-not-available'})
  await expect(
    addItems(context, [{productId: 'blanket', quantity: 3, pickup: store}]),
  ).rejects.toMatchObject({type: 'product-item-not-available'})
  await addItems(context, [{productId: 'blanket', quantity: 3}])
  await expect(moveLine(context, lineOf('blanket'), store)).rejects.toMatchObject({
    type: 'product-item-not-available',
  })
  expect(lines()).toEqual([['blanket', 3, 'me']])
})

test('a basket without delivery has one shipment, the default one, and goods to deliver get a new one', async () => {
  await addItems(context, [{productId: 'blanket', quantity: 1, pickup: store}])
  expect(shipmentRepair(basketNow())).toMatchObject({kind: 'fold'})
  await repairShipments(context)
  expect(lines()).toEqual([['blanket', 1, 'me']])
  expect(basketNow().shipments).toMatchObject([
    {shipmentId: 'me', c_fromStoreId: 'berlin', shippingMethod: {id: 'store-pickup'}},
  ])
  expect(deliveryShipmentOf(basketNow())).toBeUndefined()

  await addItems(context, [{productId: 'stroller-green', quantity: 1}])
  expect(lines()).toEqual([
    ['blanket', 1, 'me'],
    ['stroller-green', 1, 'delivery'],
  ])
  await updateShippingAddress(
    context,
    {
      lastName: 'Example',
      address1: 'Street 1',
      postalCode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
    },
    true,
  )
  await updateShippingMethod(context, 'standard')
  expect(deliveryShipmentOf(basketNow())).toMatchObject({
    shipmentId: 'delivery',
    shippingAddress: {address1: 'Street 1'},
    shippingMethod: {id: 'standard'},
  })

  await removeItem(context, lineOf('blanket'))
  await repairShipments(context)
  expect(lines()).toEqual([['stroller-green', 1, 'me']])
  const [shipment, ...more] = basketNow().shipments ?? []
  expect(more).toEqual([])
  expect(shipment).toMatchObject({
    shippingAddress: {address1: 'Street 1'},
    shippingMethod: {id: 'standard'},
  })
  expect(pickupsOf(basketNow())).toEqual([])
})

test('a line moves to a store, to another store, and back to delivery', async () => {
  await addItems(context, [
    {productId: 'blanket', quantity: 1},
    {productId: 'stroller-green', quantity: 1},
  ])
  await moveLine(context, lineOf('blanket'), store)
  await moveLine(context, lineOf('blanket'), other)
  expect(pickupsOf(basketNow())).toMatchObject([{storeId: 'bonn'}])
  await moveLine(context, lineOf('blanket'), null)
  expect(pickupsOf(basketNow())).toEqual([])
  expect(basketNow().shipments?.map(({shipmentId}) => shipmentId)).toEqual(['me'])
  expect(storeOfLine(basketNow(), lineOf('blanket'))).toBeUndefined()
})

test('what was a pickup has no address of a delivery', async () => {
  await addItems(context, [{productId: 'blanket', quantity: 1, pickup: store}])
  await repairShipments(context)
  await moveLine(context, lineOf('blanket'), null)
  expect(lines()).toEqual([['blanket', 1, 'me']])
  expect(pickupsOf(basketNow())).toEqual([])
})

test('a removed line comes back to its store', async () => {
  await addItems(context, [{productId: 'blanket', quantity: 1, pickup: store}])
  const pickup = storeOfLine(basketNow(), lineOf('blanket'))
  await removeItem(context, lineOf('blanket'))
  await addItems(context, [{productId: 'blanket', quantity: 1, ...(pickup && {pickup})}])
  expect(pickupsOf(basketNow())).toMatchObject([{storeId: 'berlin'}])
})
