import {findReturns} from '../../../domains/fulfilment/return-repository'
import {mailsTo} from '../../../testing/outbox'
import type {TestShopper} from '../../../testing/shopper'
import {
  accountManager,
  CUSTOMERS,
  ORDERS,
  addresses,
  BASKETS,
  newShopper,
  readyBasket,
  visa,
} from '../../../testing/shopper'
import {setPreference} from '../../../testing/site-settings'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface OrderAnswer {
  orderNo: string
  orderViewCode: string
  type?: string
  paymentInstruments: {paymentInstrumentId: string; paymentMethodId: string; amount: number}[]
  productItems: {itemId: string; quantity: number; omsData?: Record<string, unknown>}[]
  [key: string]: unknown
}

async function place(changes: Record<string, unknown> = {}): Promise<OrderAnswer> {
  const {basketId} = await readyBasket(shopper, changes)
  return (await shopper.call<OrderAnswer>('POST', ORDERS, {basketId})).body
}

const problem = (kind: string) => ({
  type: `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${kind}`,
})

describe('the payment of an order', () => {
  it('is changed, added to and taken away', async () => {
    const {orderNo, paymentInstruments} = await place()
    const invoice = paymentInstruments[0]?.paymentInstrumentId
    const path = `${ORDERS}/${orderNo}/payment-instruments`
    const reduced = await shopper.call<OrderAnswer>('PATCH', `${path}/${invoice}`, {amount: 100})
    expect(reduced.body.paymentInstruments).toMatchObject([{amount: 100}])

    const open = await shopper.call(`GET`, `${ORDERS}/${orderNo}/payment-methods`)
    expect(open).toMatchObject({
      status: 200,
      body: {applicablePaymentMethods: [{id: 'INVOICE'}, {id: 'CREDIT_CARD', cards: [{}]}]},
    })
    const added = await shopper.call<OrderAnswer>('POST', path, visa)
    expect(added.body.paymentInstruments).toMatchObject([
      {amount: 100, paymentMethodId: 'INVOICE'},
      {amount: 412.8, paymentMethodId: 'CREDIT_CARD', authorizationStatus: {code: 'OK'}},
    ])
    const removed = await shopper.call<OrderAnswer>('DELETE', `${path}/${invoice}`)
    expect(removed.status).toBe(200)
    const read = await shopper.call<OrderAnswer>('GET', `${ORDERS}/${orderNo}`)
    expect(read.body.paymentInstruments).toMatchObject([{paymentMethodId: 'CREDIT_CARD'}])
  })

  it('refuses what cannot be', async () => {
    const {orderNo} = await place()
    const path = `${ORDERS}/${orderNo}/payment-instruments`
    const unknown = await shopper.call('POST', path, {paymentMethodId: 'SHELLS'})
    expect(unknown).toMatchObject({status: 400, body: problem('invalid-payment-method-id')})
    const gone = await shopper.call('DELETE', `${path}/nothing`)
    expect(gone).toMatchObject({status: 404, body: problem('payment-instrument-not-found')})
    const foreign = await (await newShopper(shop)).call('POST', path, visa)
    expect(foreign).toMatchObject({status: 404, body: problem('order-not-found')})
  })

  it('has no external taxes', async () => {
    const {orderNo} = await place()
    const path = `${ORDERS}/${orderNo}/taxes`
    expect((await shopper.call('GET', path)).status).toBe(403)
    const taxes = await (await accountManager(shop)).call('GET', path)
    expect(taxes).toMatchObject({status: 409, body: problem('invalid-tax-mode')})
  })
})

describe('an order without its session', () => {
  let orderNo: string
  let viewCode: string
  let stranger: TestShopper

  beforeEach(async () => {
    const order = await place({billingAddress: {...addresses.DEU, phone: '+49 30 1234'}})
    orderNo = order.orderNo
    viewCode = order.orderViewCode
    stranger = await newShopper(shop)
  })

  const lookUp = (body: object) =>
    stranger.call<OrderAnswer>('POST', `${ORDERS}/${orderNo}/lookup`, body)

  it('opens with its view code', async () => {
    const {status, body} = await lookUp({orderViewCode: viewCode, email: 'anna@example.test'})
    expect(status).toBe(200)
    expect(body).toMatchObject({orderNo, billingAddress: {city: 'Berlin'}})
    expect((await lookUp({orderViewCode: 'guess'})).body).toMatchObject(problem('order-not-found'))
  })

  it.each([
    ['email', {email: 'Anna@Example.test'}],
    ['phone', {phone: '+4930 1234'}],
  ])('shows nothing personal to postal code and %s', async (_name, who) => {
    const {status, body} = await lookUp({postalCode: '10115', ...who})
    expect(status).toBe(200)
    expect(body).toMatchObject({orderNo, orderTotal: 512.8})
    expect(body['billingAddress']).toEqual({postalCode: '10115'})
    for (const secret of ['customerInfo', 'orderToken', 'orderViewCode', 'c_orderCancelToken']) {
      expect(body).not.toHaveProperty(secret)
    }
    expect(JSON.stringify(body)).not.toContain('Anna')
  })

  it('stays closed otherwise', async () => {
    const wrong = await lookUp({postalCode: '99999', email: 'anna@example.test'})
    expect(wrong).toMatchObject({status: 404, body: problem('order-not-found')})
    const little = await lookUp({postalCode: '10115'})
    expect(little).toMatchObject({
      status: 400,
      body: problem('insufficient-identifying-information'),
    })
  })

  it('opens with the code of a mail', async () => {
    const path = `${ORDERS}/${orderNo}/actions/request-access-code`
    const wrong = await stranger.call('POST', path, {email: 'other@example.test'})
    expect(wrong.status).toBe(202)
    const asked = await stranger.call('POST', path, {email: 'anna@example.test'})
    expect(asked.status).toBe(202)
    await stranger.call('POST', path, {email: 'anna@example.test'})
    const found = await mailsTo(shop, 'anna@example.test', 'orderAccessCode')
    const codes = found.filter(({data}) => data['orderNo'] === orderNo)
    expect(codes).toHaveLength(1)
    const {body} = await lookUp({orderViewCode: codes[0]?.data['code']})
    expect(body).toMatchObject({orderNo, customerName: 'Anna Berg'})
    const empty = await stranger.call('POST', path, {})
    expect(empty).toMatchObject({status: 400, body: problem('invalid-access-code-request')})
  })

  it('locks its code after five guesses', async () => {
    const path = `${ORDERS}/${orderNo}/actions/request-access-code`
    await stranger.call('POST', path, {email: 'anna@example.test'})
    const found = await mailsTo(shop, 'anna@example.test', 'orderAccessCode')
    const code = found.find(({data}) => data['orderNo'] === orderNo)?.data['code'] ?? ''
    const guess = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) await lookUp({orderViewCode: guess})
    expect((await lookUp({orderViewCode: code})).status).toBe(429)
  })
})

describe('order management', () => {
  it('is off unless the site has it', async () => {
    const {orderNo} = await place()
    const meta = await shopper.call('GET', `${ORDERS}/oms-meta-data`)
    expect(meta).toMatchObject({status: 409, body: problem('oms-not-active')})
    const cancel = await shopper.call('POST', `${ORDERS}/${orderNo}/actions/oms-cancel-order`, {})
    expect(cancel.status).toBe(409)
    const read = await shopper.call('GET', `${ORDERS}/${orderNo}`, undefined, {expand: 'oms'})
    expect(read.body).not.toHaveProperty('omsData')
  })

  describe('where it is on', () => {
    beforeAll(() => setPreference(shop.db, 'DEU', 'omsActive', true))
    afterAll(() => setPreference(shop.db, 'DEU', 'omsActive', false))

    it('cancels a whole order for a reason it knows', async () => {
      const {orderNo} = await place()
      const meta = await shopper.call<{cancelReasonCodes: {reason: string; default: boolean}[]}>(
        'GET',
        `${ORDERS}/oms-meta-data`,
      )
      const reason = meta.body.cancelReasonCodes[1]?.reason
      const path = `${ORDERS}/${orderNo}/actions/oms-cancel-order`
      const odd = await shopper.call('POST', path, {reason: 'The moon'})
      expect(odd).toMatchObject({status: 400, body: problem('invalid-reason-code')})
      expect((await shopper.call('POST', path, {reason})).status).toBe(200)
      const read = await shopper.call('GET', `${ORDERS}/${orderNo}`, undefined, {expand: 'oms'})
      expect(read.body).toMatchObject({
        status: 'cancelled',
        omsData: {status: 'Cancelled'},
        productItems: [{omsData: {status: 'canceled', quantityCanceled: 1}}],
      })
      const twice = await shopper.call('POST', path, {})
      expect(twice).toMatchObject({status: 409, body: problem('order-cancel-failed')})
      const mails = await mailsTo(shop, 'anna@example.test', 'orderCancelled')
      expect(mails.map(({data}) => data['orderNo'])).toContain(orderNo)
    })

    it('takes goods back, no more than were sold', async () => {
      const order = await place({productItems: [{productId: 'blanket', quantity: 3}]})
      const itemId = order.productItems[0]?.itemId
      const path = `${ORDERS}/${order.orderNo}/actions/oms-return-order`
      const send = (productItems: object[]) => shopper.call('POST', path, {productItems})
      expect((await send([{itemId, quantity: 2, reason: 'Does not fit'}])).status).toBe(200)
      const read = await shopper.call('GET', `${ORDERS}/${order.orderNo}`, undefined, {
        expand: 'oms,oms_shipments',
      })
      expect(read.body).toMatchObject({
        omsData: {status: 'Return Initiated'},
        productItems: [{omsData: {quantityAvailableToReturn: 1, quantityReturnInitiated: 2}}],
      })
      const more = await send([{itemId, quantity: 2}])
      expect(more).toMatchObject({status: 400, body: problem('return-quantity-exceeded')})
      const other = await send([{itemId: 'nothing', quantity: 1}])
      expect(other).toMatchObject({status: 400, body: problem('unknown-product-item-ids')})
      const allMails = await mailsTo(shop, 'anna@example.test', 'orderReturnAnnounced')
      const mails = allMails.filter(({data}) => data['orderNo'] === order.orderNo)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.data).toMatchObject({
        refund: expect.stringMatching(/\d,\d\d\s€$/),
        items: [{quantity: 2}],
      })
      expect(findReturns(shop.db, order.orderNo)).toMatchObject([
        {state: 'announced', lines: [{itemId, quantity: 2, reason: 'does_not_fit'}]},
      ])
    })
  })
})

it('lists the orders of a customer, latest first', async () => {
  const first = await place()
  const second = await place()
  await shopper.call('POST', `${ORDERS}/${second.orderNo}/actions/fail`, {})
  const path = `${CUSTOMERS}/${shopper.customerId}/orders`
  const all = await shopper.call(`GET`, path)
  expect(all.body).toMatchObject({
    limit: 10,
    offset: 0,
    total: 2,
    data: [{orderNo: second.orderNo, status: 'failed'}, {orderNo: first.orderNo}],
  })
  const paged = await shopper.call('GET', path, undefined, {limit: 1, offset: 1})
  expect(paged.body).toMatchObject({total: 2, data: [{orderNo: first.orderNo}]})
  const failed = await shopper.call('GET', path, undefined, {status: 'failed'})
  expect(failed.body).toMatchObject({total: 1, data: [{orderNo: second.orderNo}]})
  const later = await shopper.call('GET', path, undefined, {from: '2099-01-01'})
  expect(later.body).toMatchObject({total: 0})
  expect(later.body).not.toHaveProperty('data')
  expect((await shopper.call('GET', path, undefined, {status: 'lost'})).status).toBe(400)
  const stranger = await newShopper(shop)
  expect((await stranger.call('GET', path)).status).toBe(400)
})

it('thanks by mail, in the language of the shopper', async () => {
  const {orderNo} = await place({customerInfo: {email: 'thanks@example.test'}})
  const [mail] = await mailsTo(shop, 'thanks@example.test', 'orderConfirmation')
  expect(mail).toMatchObject({
    locale: 'de-DE',
    data: {orderNo, total: '512,80\u00a0€', items: [{name: 'City Kinderwagen', quantity: 1}]},
  })
})

it('names the time slot of the delivery in the mail', async () => {
  const email = 'slot@example.test'
  const {basketId} = await readyBasket(shopper, {customerInfo: {email}})
  await shopper.call('PATCH', `${BASKETS}/${basketId}/shipments/me`, {
    c_deliveryTimeSlot: '14:00-16:00',
  })
  await shopper.call('POST', ORDERS, {basketId})
  const [mail] = await mailsTo(shop, email, 'orderConfirmation')
  expect(mail?.data).toMatchObject({method: expect.stringMatching(/^\S.* 14:00–16:00$/) as string})
})
