/** An order to two addresses: its shipments leave one after the other, each with a parcel of its own. */
import {exampleEndpoints} from '../../testing/example-shop'
import {mailsTo} from '../../testing/outbox'
import type {OrderDocument, OrderStateDocument} from '../../testing/placed-order'
import {BASKETS, callShop, newShopper, ORDERS, readyBasket} from '../../testing/shopper'
import type {TestShopper} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'

interface Care {
  stage: string
  trackingNumber?: string
  parcels: {shipmentId: string; trackingNumber: string; itemIds: string[]}[]
}

const EMAIL = 'parcels@example.test'
const address = (city: string) => ({
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city,
  countryCode: 'DE',
})

let shop: TestShop
let shopper: TestShopper
let order: OrderDocument

beforeEach(async () => {
  shop = await startTestShop(exampleEndpoints)
  shopper = await newShopper(shop)
  const productItems = [
    {productId: 'stroller-green', quantity: 1},
    {productId: 'blanket', quantity: 1},
  ]
  const {basketId} = await readyBasket(shopper, {productItems, customerInfo: {email: EMAIL}})
  const {body: basket} = await shopper.call<OrderDocument>('GET', `${BASKETS}/${basketId}`)
  const deliveries = ['Berlin', 'Köln'].map((city, index) => ({
    shippingAddress: address(city),
    items: [{itemId: basket.productItems[index]?.itemId, quantity: 1}],
  }))
  await shopper.call(
    'PUT',
    `/custom/shopper-delivery-plan/v1/organizations/:org/baskets/${basketId}/deliveries`,
    {deliveries},
    {useAsBilling: true},
  )
  await shopper.call('PUT', `${BASKETS}/${basketId}/shipments/address-2/shipping-method`, {
    id: 'standard',
  })
  order = (await shopper.call<OrderDocument>('POST', ORDERS, {basketId})).body
})
afterEach(() => shop.close())

const move = (body: object) =>
  callShop<OrderStateDocument>(shop, 'POST', `/admin/orders/${order.orderNo}/moves`, {body})
const ship = (shipmentId: string) => move({to: 'shipped', shipmentId})
const care = async () =>
  (
    await shopper.call<Care>(
      'POST',
      `/custom/shopper-order-care/v1/organizations/:org/orders/${order.orderNo}/care`,
      {},
    )
  ).body
const shippedMails = async () =>
  (await mailsTo(shop, EMAIL, 'orderShipped')).map(({data}) => data as Record<string, unknown>)

it('ships each shipment with its own number and mail', async () => {
  expect(await care()).toMatchObject({parcels: []})
  expect(await ship('address-2')).toMatchObject({status: 200, body: {moves: ['paid', 'shipped']}})
  const [second] = (await care()).parcels
  expect(second).toMatchObject({
    shipmentId: 'address-2',
    trackingNumber: expect.stringMatching(/^\d{12}$/) as string,
    itemIds: [order.productItems[1]?.itemId],
  })
  const [mail] = await shippedMails()
  expect(mail).toMatchObject({
    trackingNumber: second?.trackingNumber,
    address: ['Mia Sommer', 'Lindenstraße 4', '10969 Köln'],
    items: [{quantity: 1}],
  })

  expect((await ship('me')).body).toMatchObject({stage: 'shipped'})
  const done = await care()
  expect(done).toMatchObject({stage: 'shipped', parcels: [{shipmentId: 'me'}, second]})
  expect(done.parcels[0]?.trackingNumber).not.toBe(second?.trackingNumber)
  expect(done.trackingNumber).toBe(done.parcels[0]?.trackingNumber)
  expect(await shippedMails()).toHaveLength(2)
})

it('ships what is left of an order at once', async () => {
  await ship('me')
  await move({to: 'shipped'})
  expect((await care()).parcels).toHaveLength(2)
  const numbers = (await shippedMails()).map(({trackingNumber}) => trackingNumber)
  expect(new Set(numbers).size).toBe(2)
})

it('delivers each shipment; the order is delivered with the last one', async () => {
  const deliver = (shipmentId: string) => move({to: 'delivered', shipmentId})
  expect((await deliver('me')).status).toBe(409)
  await ship('me')
  expect((await deliver('me')).body).toMatchObject({
    stage: 'created',
    shipments: [
      {shipmentId: 'me', moves: []},
      {shipmentId: 'address-2', moves: ['shipped']},
    ],
  })
  expect((await deliver('me')).status).toBe(409)
  const [parcel] = (await care()).parcels
  expect(parcel).toHaveProperty('deliveredAt')
  await ship('address-2')
  expect((await deliver('address-2')).body).toMatchObject({
    stage: 'delivered',
    shipments: [{moves: []}, {moves: []}],
  })
  expect(await care()).toMatchObject({
    stage: 'delivered',
    deliveredAt: expect.any(String) as string,
  })
  expect(await shippedMails()).toHaveLength(2)
})

it('has a button for each shipment on the dashboard', async () => {
  const buttons = async () => {
    const page = await (await fetch(shop.baseUrl)).text()
    return [...page.matchAll(/<button>\s*(\w+ parcel \d)/g)].map(([, label]) => label)
  }
  const press = (to: string, shipmentId: string) =>
    fetch(`${shop.baseUrl}/admin/orders/${order.orderNo}/moves`, {
      method: 'POST',
      body: new URLSearchParams({to, shipmentId}),
      redirect: 'manual',
    })
  expect(await buttons()).toEqual(['Ship parcel 1', 'Ship parcel 2'])
  expect((await press('shipped', 'address-2')).status).toBe(303)
  expect(await buttons()).toEqual(['Ship parcel 1', 'Deliver parcel 2'])
  await press('delivered', 'address-2')
  expect(await buttons()).toEqual(['Ship parcel 1'])
})

it('refuses a shipment that is unknown or has left, and the cancellation after the first', async () => {
  expect((await ship('nowhere')).status).toBe(409)
  expect((await move({to: 'paid', shipmentId: 'me'})).status).toBe(400)
  await ship('me')
  expect((await ship('me')).status).toBe(409)
  expect((await move({to: 'cancelled'})).status).toBe(409)
})
