import {queryOne} from '../../db/database'
import {moveThrough, placedOrder, type OrderStateDocument} from '../../testing/placed-order'
import {mailsTo} from '../../testing/outbox'
import type {TestShopper} from '../../testing/shopper'
import {callShop, newShopper, ORDERS} from '../../testing/shopper'
import {addHostedMethod, setPreference} from '../../testing/site-settings'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
  addHostedMethod(shop.db, 'DEU')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

const sold = (productId: string) =>
  queryOne<{turnover: number}>(
    shop.db,
    "SELECT turnover FROM inventory_record WHERE product_id = ? AND list_id = 'inventory-DEU'",
    productId,
  )?.turnover ?? 0

const stateOf = async (orderNo: string) =>
  (await callShop<OrderStateDocument>(shop, 'GET', `/admin/orders/${orderNo}`)).body

const read = (orderNo: string) =>
  shopper.call<Record<string, unknown>>('GET', `${ORDERS}/${orderNo}`)

const mailsOf = async (email: string, template: string) =>
  (await mailsTo(shop, email, template)).map(({data}) => data)

interface ManagedOrder {
  shipments: {shippingStatus: string; trackingNumber?: string}[]
  omsData: {status: string; shipments: {status: string; trackingNumber?: string}[]}
  productItems: {omsData: Record<string, unknown>}[]
}

it('shows each move in the shipments and in order management', async () => {
  setPreference(shop.db, 'DEU', 'omsActive', true)
  try {
    const {orderNo} = await placedOrder(shopper)
    const managed = async () => {
      const expand = {expand: 'oms,oms_shipments'}
      const path = `${ORDERS}/${orderNo}`
      return (await shopper.call<ManagedOrder>('GET', path, undefined, expand)).body
    }
    expect(await managed()).toMatchObject({
      shipments: [{shippingStatus: 'not_shipped'}],
      omsData: {status: 'Created'},
      productItems: [{omsData: {status: 'ordered', quantityAvailableToCancel: 1}}],
    })
    await moveThrough(shop, orderNo, ['paid', 'shipped'])
    const shipped = await managed()
    const trackingNumber = expect.stringMatching(/^\d{12}$/) as string
    expect(shipped).toMatchObject({
      shipments: [{shippingStatus: 'shipped', trackingNumber}],
      omsData: {status: 'Shipped', shipments: [{status: 'shipped', trackingNumber}]},
      productItems: [
        {
          omsData: {
            status: 'fulfilled',
            quantityAvailableToCancel: 0,
            quantityAvailableToReturn: 1,
          },
        },
      ],
    })
    expect(shipped.omsData.shipments[0]?.trackingNumber).toBe(shipped.shipments[0]?.trackingNumber)
    await moveThrough(shop, orderNo, ['delivered'])
    expect(await managed()).toMatchObject({
      shipments: [{shippingStatus: 'shipped'}],
      omsData: {status: 'Delivered', shipments: [{status: 'delivered'}]},
    })
    await moveThrough(shop, orderNo, ['returned'])
    expect(await managed()).toMatchObject({
      omsData: {status: 'Returned'},
      productItems: [
        {omsData: {status: 'returned', quantityReturned: 1, quantityAvailableToReturn: 0}},
      ],
    })
  } finally {
    setPreference(shop.db, 'DEU', 'omsActive', false)
  }
})

it('moves from created to returned, with a mail for each step that concerns the shopper', async () => {
  const before = sold('stroller-green')
  const email = 'life@example.test'
  const {orderNo, orderTotal} = await placedOrder(shopper, {customerInfo: {email}})
  expect(await stateOf(orderNo)).toMatchObject({
    stage: 'created',
    moves: ['paid', 'shipped', 'cancelled', 'failed'],
  })
  await moveThrough(shop, orderNo, ['paid'])
  expect((await read(orderNo)).body).toMatchObject({status: 'new', paymentStatus: 'paid'})
  await moveThrough(shop, orderNo, ['shipped'])
  expect((await read(orderNo)).body).toMatchObject({
    shippingStatus: 'shipped',
    c_trackingNumber: expect.stringMatching(/^\d{12}$/) as string,
  })
  const [shipped] = await mailsOf(email, 'orderShipped')
  expect(shipped).toMatchObject({
    orderNo,
    // Without a plug-in that names the pages of a shop, mails lead to those of the template of PWA Kit.
    trackingLink: `http://localhost:3000/account/orders/${orderNo}`,
  })
  await moveThrough(shop, orderNo, ['delivered'])
  expect((await read(orderNo)).body).toMatchObject({status: 'completed'})
  expect(sold('stroller-green')).toBe(before + 1)

  const {body} = await moveThrough(shop, orderNo, ['returned'])
  expect(body).toMatchObject({
    stage: 'returned',
    moves: [],
    returns: [{state: 'received', refund: orderTotal}],
  })
  expect(sold('stroller-green')).toBe(before)
  expect((await read(orderNo)).body).toMatchObject({
    paymentStatus: 'not_paid',
    c_refundedAmount: orderTotal,
  })
  expect(await mailsOf(email, 'orderReturnReceived')).toHaveLength(1)
})

it.each([
  [[], 'delivered', 'created'],
  [[], 'returned', 'created'],
  [['paid'], 'failed', 'paid'],
  [['paid'], 'paid', 'paid'],
  [['shipped'], 'cancelled', 'shipped'],
  [['shipped', 'delivered'], 'shipped', 'delivered'],
  [['cancelled'], 'paid', 'cancelled'],
  [['failed'], 'shipped', 'failed'],
])('after %j the move to %s is refused', async (stages, to, from) => {
  const {orderNo} = await placedOrder(shopper)
  if (stages.length > 0) await moveThrough(shop, orderNo, stages)
  const refused = await moveThrough(shop, orderNo, [to])
  expect(refused).toMatchObject({status: 409, body: {orderNo, from, to}})
  expect((await stateOf(orderNo)).stage).toBe(from)
})

it('returns stock on a cancellation, also after the period of the shopper', async () => {
  const before = sold('blanket')
  const email = 'cancelled@example.test'
  const {orderNo} = await placedOrder(shopper, {
    customerInfo: {email},
    productItems: [{productId: 'blanket', quantity: 3}],
  })
  shop.db.prepare('UPDATE customer_order SET created_at = 0 WHERE order_no = ?').run(orderNo)
  expect(sold('blanket')).toBe(before + 3)
  await moveThrough(shop, orderNo, ['cancelled'])
  expect(sold('blanket')).toBe(before)
  expect(await mailsOf(email, 'orderCancelled')).toHaveLength(1)
})

it('turns a failed order back into a basket and says so by mail', async () => {
  const email = 'failed@example.test'
  const {orderNo} = await placedOrder(shopper, {customerInfo: {email}})
  await moveThrough(shop, orderNo, ['failed'])
  const {body} = await shopper.call<{baskets: unknown[]}>(
    'GET',
    `/customer/shopper-customers/v1/organizations/:org/customers/${shopper.customerId}/baskets`,
  )
  expect(body.baskets).toHaveLength(1)
  const [mail] = await mailsOf(email, 'orderPaymentFailed')
  expect(mail).toMatchObject({orderNo, cartLink: 'http://localhost:3000/cart'})
})

it('does not ship what waits for the payment provider', async () => {
  const {orderNo} = await placedOrder(shopper, {
    paymentInstruments: [{paymentMethodId: 'ONLINE_PAYMENT'}],
  })
  expect((await stateOf(orderNo)).moves).toEqual(['paid', 'cancelled', 'failed'])
  expect((await moveThrough(shop, orderNo, ['shipped'])).status).toBe(409)
})

it('refuses unknown orders and stages', async () => {
  expect((await moveThrough(shop, 'DEU99999999', ['paid'])).status).toBe(404)
  const {orderNo} = await placedOrder(shopper)
  expect((await moveThrough(shop, orderNo, ['lost'])).status).toBe(400)
})

it('has a button for each move in the dashboard', async () => {
  const {orderNo} = await placedOrder(shopper)
  const page = await (await fetch(`${shop.baseUrl}/`)).text()
  expect(page).toContain(`action="/admin/orders/${orderNo}/moves"`)
  const answer = await fetch(`${shop.baseUrl}/admin/orders/${orderNo}/moves`, {
    method: 'POST',
    body: new URLSearchParams({to: 'shipped'}),
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#orders'])
  expect((await stateOf(orderNo)).stage).toBe('shipped')
})

it('moves by the clock when the option is set', async () => {
  const clock = await startTestShop({'order-clock': '0.3'})
  try {
    const {orderNo} = await placedOrder(await newShopper(clock))
    const deadline = Date.now() + 20_000
    let stage = ''
    while (stage !== 'delivered' && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const answer = await callShop<OrderStateDocument>(clock, 'GET', `/admin/orders/${orderNo}`)
      stage = answer.body.stage
    }
    expect(stage).toBe('delivered')
  } finally {
    await clock.close()
  }
})
