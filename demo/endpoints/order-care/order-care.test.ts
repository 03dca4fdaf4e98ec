import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute} from '../../../sandbox/db/database'
import {moveThrough, placedOrder} from '../../../sandbox/testing/placed-order'
import {mailsTo} from '../../../sandbox/testing/outbox'
import type {TestShopper} from '../../../sandbox/testing/shopper'
import {addresses, callShop, newShopper} from '../../../sandbox/testing/shopper'
import type {TestShop} from '../../../sandbox/testing/test-shop'
import {startTestShop} from '../../../sandbox/testing/test-shop'

let shop: TestShop
let shopper: TestShopper
let stranger: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
  stranger = await newShopper(shop)
})

interface Care {
  type?: string
  orderNo: string
  stage: string
  accessKey: string
  acceptsReturns: boolean
  deliveryRefund: number
  lines: {itemId: string; productId: string; quantity: number; refunds: number[]}[]
  returns: {returnId: string; state: string; refund: number; lines: unknown[]}[]
  returnId: string
}

const path = (orderNo: string, action: string) =>
  `/custom/shopper-order-care/v1/organizations/:org/orders/${orderNo}/${action}`
const call = (who: TestShopper, orderNo: string, action: string, body: object = {}) =>
  who.call<Care>('POST', path(orderNo, action), body)

/** Fetches a PDF and returns its status and bytes. */
async function pdf(who: TestShopper, orderNo: string, action: string, method = 'GET') {
  const url = path(orderNo, action).replace(':org', shop.config.organizationId)
  const response = await fetch(`${shop.baseUrl}${url}?siteId=DEU`, {
    method,
    headers: {authorization: `Bearer ${who.accessToken}`, 'content-type': 'application/json'},
    ...(method === 'POST' ? {body: '{}'} : {}),
  })
  return {response, text: Buffer.from(await response.arrayBuffer()).toString('latin1')}
}

let requests = 0
const newRequest = (lines: object[]) => {
  requests += 1
  return {requestId: `request-${requests}`, lines}
}

async function delivered(changes: Record<string, unknown> = {}) {
  const order = await placedOrder(shopper, changes)
  await moveThrough(shop, order.orderNo, ['paid', 'shipped', 'delivered'])
  return order
}

describe('the look-up of a guest', () => {
  it.each([
    ['the email address', {email: ' ANNA@example.test '}],
    ['the postal code', {postalCode: '10 115'}],
  ])('opens an order by number and %s', async (_name, proof) => {
    const {orderNo} = await placedOrder(shopper)
    const found = await call(stranger, orderNo, 'lookup', proof)
    expect(found).toMatchObject({status: 200, body: {orderNo, stage: 'created'}})
    expect(JSON.stringify(found.body)).not.toMatch(/Anna|Lindenweg|anna@/)
    const {accessKey} = found.body
    expect((await call(stranger, orderNo, 'care', {accessKey})).status).toBe(200)
    expect((await call(stranger, orderNo, 'care')).status).toBe(404)
    expect((await call(stranger, orderNo, 'care', {accessKey: 'wrong'})).status).toBe(404)
    const other = await placedOrder(shopper)
    expect((await call(stranger, other.orderNo, 'care', {accessKey})).status).toBe(404)
  })

  it('gives a wrong proof and an unknown number the same answer', async () => {
    const {orderNo} = await placedOrder(shopper)
    const wrong = await call(stranger, orderNo, 'lookup', {email: 'other@example.test'})
    const unknown = await call(stranger, 'DEU99999998', 'lookup', {email: 'other@example.test'})
    expect(wrong.status).toBe(404)
    const withoutNumber = ({body}: typeof wrong, number: string) =>
      JSON.stringify(body).replaceAll(number, '')
    expect(withoutNumber(wrong, orderNo)).toBe(withoutNumber(unknown, 'DEU99999998'))
  })

  it('a postal code opens an order for reading alone', async () => {
    const {orderNo} = await delivered()
    const itemId = (await call(shopper, orderNo, 'care')).body.lines[0]?.itemId
    const lines = [{itemId, quantity: 1, reason: 'does_not_fit'}]
    const byCode = (await call(stranger, orderNo, 'lookup', {postalCode: '10115'})).body
    const refused = {accessKey: byCode.accessKey, ...newRequest(lines)}
    expect((await call(stranger, orderNo, 'returns', refused)).status).toBe(403)
    const byEmail = (await call(stranger, orderNo, 'lookup', {email: 'anna@example.test'})).body
    const accepted = {accessKey: byEmail.accessKey, ...newRequest(lines)}
    const created = await call(stranger, orderNo, 'returns', accepted)
    expect(created.status).toBe(201)
    // The label has the address of the shopper.
    const label = `returns/${created.body.returnId}/label`
    const {accessKey} = byCode
    expect((await call(stranger, orderNo, label, {accessKey})).status).toBe(403)
  })

  it('many orders of one client count together', async () => {
    const {orderNo} = await placedOrder(shopper)
    const from = (client: string, number: string) =>
      callShop(
        shop,
        'POST',
        `${path(number, 'lookup').replace(':org', shop.config.organizationId)}?siteId=DEU`,
        {
          token: stranger.accessToken,
          headers: {'x-forwarded-for': client},
          body: {email: 'anna@example.test'},
        },
      )
    for (let number = 0; number < 50; number += 1) {
      expect((await from('192.0.2.9', `DEU9999${number}`)).status).toBe(404)
    }
    expect((await from('192.0.2.9', orderNo)).status).toBe(429)
    expect((await from('192.0.2.8', orderNo)).status).toBe(200)
  })

  it('asks for a proof', async () => {
    const {orderNo} = await placedOrder(shopper)
    for (const proof of [{}, {email: ' '}, {postalCode: '- '}]) {
      expect(await call(stranger, orderNo, 'lookup', proof)).toMatchObject({
        status: 400,
        body: {type: expect.stringContaining('insufficient-identifying-information') as string},
      })
    }
  })

  it('stops after five wrong attempts of a client, also for the right proof, for 15 minutes', async () => {
    const {orderNo} = await placedOrder(shopper)
    const other = await placedOrder(shopper)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await call(stranger, orderNo, 'lookup', {postalCode: '00000'})).status).toBe(404)
    }
    const right = {email: 'anna@example.test'}
    expect((await call(await newShopper(shop), orderNo, 'lookup', right)).status).toBe(429)
    expect((await call(stranger, other.orderNo, 'lookup', right)).status).toBe(200)
    execute(shop.db, 'UPDATE limited_attempt SET attempted_at = attempted_at - 900001')
    expect((await call(stranger, orderNo, 'lookup', right)).status).toBe(200)
  })

  it('counts the attempts of each client, as the proxy in front reports it', async () => {
    const {orderNo} = await placedOrder(shopper)
    const from = (client: string, postalCode: string) =>
      callShop(
        shop,
        'POST',
        `${path(orderNo, 'lookup').replace(':org', shop.config.organizationId)}?siteId=DEU`,
        {
          token: stranger.accessToken,
          headers: {'x-forwarded-for': `203.0.113.99, ${client}`},
          body: {postalCode},
        },
      )
    for (let attempt = 0; attempt < 5; attempt += 1) await from('192.0.2.1', '00000')
    expect((await from('192.0.2.1', '10115')).status).toBe(429)
    expect((await from('192.0.2.2', '10115')).status).toBe(200)
  })
})

describe('returns of lines', () => {
  it('are possible from the delivery until the end of the period', async () => {
    const order = await placedOrder(shopper)
    const line = {itemId: order.productItems[0]?.itemId, quantity: 1, reason: 'damaged'}
    const early = await call(shopper, order.orderNo, 'returns', newRequest([line]))
    expect(early).toMatchObject({status: 409, body: {orderNo: order.orderNo}})
    await moveThrough(shop, order.orderNo, ['paid', 'shipped', 'delivered'])
    execute(
      shop.db,
      `UPDATE customer_order SET custom = json_set(custom, '$.c_deliveredAt', '2020-01-01T00:00:00.000Z')
       WHERE order_no = ?`,
      order.orderNo,
    )
    const late = await call(shopper, order.orderNo, 'returns', newRequest([line]))
    expect(late.status).toBe(409)
    expect((await call(shopper, order.orderNo, 'care')).body.acceptsReturns).toBe(false)
  })

  it('refund what was paid, unit by unit, and delivery with the last unit', async () => {
    const {orderNo, orderTotal} = await delivered({
      productItems: [{productId: 'blanket', quantity: 3}],
    })
    const {body: care} = await call(shopper, orderNo, 'care')
    const [line] = care.lines
    expect(line?.refunds).toEqual([44.93, 89.86, 134.79])
    const one = newRequest([{itemId: line?.itemId, quantity: 1, reason: 'does_not_fit'}])
    const first = await call(shopper, orderNo, 'returns', one)
    expect(first).toMatchObject({
      status: 201,
      body: {returns: [{state: 'announced', refund: 44.93}], lines: [{refunds: [44.93, 89.86]}]},
    })
    const rest = newRequest([{itemId: line?.itemId, quantity: 2, reason: 'damaged'}])
    const second = await call(shopper, orderNo, 'returns', rest)
    expect(second.body.returns.map(({refund}) => refund)).toEqual([
      44.93,
      Math.round((orderTotal - 44.93) * 100) / 100,
    ])
    const again = newRequest([{itemId: line?.itemId, quantity: 1, reason: 'damaged'}])
    expect((await call(shopper, orderNo, 'returns', again)).status).toBe(400)
    for (const {returnId} of second.body.returns) {
      await callShop(shop, 'POST', `/admin/orders/${orderNo}/returns/${returnId}/receive`, {
        body: {},
      })
    }
    expect((await call(shopper, orderNo, 'care')).body).toMatchObject({
      stage: 'returned',
      returns: [{state: 'received'}, {state: 'received'}],
    })
    for (const template of ['orderReturnAnnounced', 'orderReturnReceived']) {
      const mails = await mailsTo(shop, 'anna@example.test', template)
      expect(mails.filter(({data}) => data['orderNo'] === orderNo)).toHaveLength(2)
    }
  })

  it('are announced once however often the request is sent', async () => {
    const {orderNo, productItems} = await delivered({
      productItems: [{productId: 'blanket', quantity: 2}],
    })
    const request = newRequest([
      {itemId: productItems[0]?.itemId, quantity: 1, reason: 'changed_mind'},
    ])
    const answers = await Promise.all(
      Array.from({length: 3}, () => call(shopper, orderNo, 'returns', request)),
    )
    expect(new Set(answers.map(({body}) => body.returnId)).size).toBe(1)
    expect((await call(shopper, orderNo, 'care')).body.returns).toHaveLength(1)
    const mails = await mailsTo(shop, 'anna@example.test', 'orderReturnAnnounced')
    expect(mails.filter(({data}) => data['orderNo'] === orderNo)).toHaveLength(1)
  })

  it('refuse unknown lines, quantities and reasons', async () => {
    const {orderNo, productItems} = await delivered()
    const itemId = productItems[0]?.itemId
    for (const line of [
      {itemId: 'unknown', quantity: 1, reason: 'damaged'},
      {itemId, quantity: 2, reason: 'damaged'},
      {itemId, quantity: 0, reason: 'damaged'},
      {itemId, quantity: 0.5, reason: 'damaged'},
      {itemId, quantity: 1, reason: '<script>'},
    ]) {
      expect((await call(shopper, orderNo, 'returns', newRequest([line]))).status).toBe(400)
    }
    expect((await call(shopper, orderNo, 'care')).body.returns).toEqual([])
  })

  it('refuse a line that is in one return twice, in words', async () => {
    const {orderNo, productItems} = await delivered()
    const line = {itemId: productItems[0]?.itemId, quantity: 1, reason: 'damaged'}
    expect(await call(shopper, orderNo, 'returns', newRequest([line, line]))).toMatchObject({
      status: 400,
      body: {
        title: 'Duplicate Return Item',
        type: expect.stringContaining('duplicate-return-item') as string,
        itemIds: [line.itemId],
      },
    })
    expect((await call(shopper, orderNo, 'care')).body.returns).toEqual([])
    expect((await call(shopper, orderNo, 'returns', newRequest([line]))).status).toBe(201)
  })

  it('belong to the shopper, and their label has no personal data', async () => {
    const {orderNo, productItems} = await delivered()
    const line = {itemId: productItems[0]?.itemId, quantity: 1, reason: 'damaged'}
    expect((await call(stranger, orderNo, 'returns', newRequest([line]))).status).toBe(404)
    const {body} = await call(shopper, orderNo, 'returns', newRequest([line]))
    const label = await pdf(shopper, orderNo, `returns/${body.returnId}/label`, 'POST')
    expect(label.response.headers.get('content-type')).toBe('application/pdf')
    expect(label.text.startsWith('%PDF-')).toBe(true)
    const other = await pdf(stranger, orderNo, `returns/${body.returnId}/label`, 'POST')
    expect(other.response.status).toBe(404)
  })
})

it('is named in mails by the pages of our shop', async () => {
  const {orderNo} = await placedOrder(shopper)
  await moveThrough(shop, orderNo, ['paid', 'shipped'])
  const mails = await mailsTo(shop, 'anna@example.test', 'orderShipped')
  expect(mails.find(({data}) => data['orderNo'] === orderNo)?.data).toMatchObject({
    trackingLink: `http://localhost:3000/deu/de-de/shipment-tracking?orderNo=${orderNo}`,
  })
})

describe('the invoice', () => {
  it('is a PDF for the session of the order, and does not exist for others', async () => {
    const {orderNo} = await placedOrder(shopper)
    const {response, text} = await pdf(shopper, orderNo, 'invoice')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toContain(`INV-${orderNo}.pdf`)
    expect(text.startsWith('%PDF-')).toBe(true)
    expect((await pdf(stranger, orderNo, 'invoice')).response.status).toBe(404)
  })

  it('has a credit note for goods that are back, for its shopper alone', async () => {
    const {orderNo, productItems} = await delivered()
    const line = {itemId: productItems[0]?.itemId, quantity: 1, reason: 'damaged'}
    const {returnId} = (await call(shopper, orderNo, 'returns', newRequest([line]))).body
    const note = `credit-notes/${returnId}`
    expect((await pdf(shopper, orderNo, note)).response.status).toBe(404)
    await callShop(shop, 'POST', `/admin/orders/${orderNo}/returns/${returnId}/receive`, {body: {}})
    const {response, text} = await pdf(shopper, orderNo, note)
    expect(response.headers.get('content-disposition')).toContain(`CN-${returnId}.pdf`)
    expect(text.startsWith('%PDF-')).toBe(true)
    expect((await pdf(stranger, orderNo, note)).response.status).toBe(404)
    expect((await pdf(shopper, orderNo, `credit-notes/${orderNo}`)).response.status).toBe(404)
  })

  it('has a credit note for a cancelled order', async () => {
    const {orderNo} = await placedOrder(shopper)
    await moveThrough(shop, orderNo, ['paid', 'cancelled'])
    const {response} = await pdf(shopper, orderNo, `credit-notes/${orderNo}`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
  })

  it('embeds a Japanese font for a Japanese order', async () => {
    const japanese = await newShopper(shop, 'JPN')
    const {orderNo} = await placedOrder(japanese, {
      shipments: [{shippingAddress: addresses.JPN, shippingMethod: {id: 'express'}}],
    })
    const url = path(orderNo, 'invoice').replace(':org', shop.config.organizationId)
    const response = await fetch(`${shop.baseUrl}${url}?siteId=JPN`, {
      headers: {authorization: `Bearer ${japanese.accessToken}`},
    })
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(text).toContain('NotoSansJP')
    expect(text.length).toBeLessThan(100_000)
  })
})
