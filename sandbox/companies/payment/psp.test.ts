import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {execute, queryOne} from '../../db/database'
import {signatureOf} from '../../domains/signature'
import {SIGNATURE_HEADER} from './notification'
import {expireSessions} from './psp-service'
import {mailsTo} from '../../testing/outbox'
import type {TestShopper} from '../../testing/shopper'
import {ORDERS, callShop, newShopper, readyBasket} from '../../testing/shopper'
import {addHostedMethod} from '../../testing/site-settings'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'
import {paymentSettings} from './settings'
import {readConfig, withPort} from '../../config'
import {Outgoing} from '../../outgoing'
import {providerOrigin} from './provider'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop({'shop-origins': 'http://127.0.0.1:*'})
  addHostedMethod(shop.db, 'DEU')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface OrderAnswer {
  orderNo: string
  status: string
  paymentStatus: string
  c_paymentSessionId: string
  [key: string]: unknown
}

const RETURN_URL = 'http://shop.test/deu/de-de/appcheckout/confirmation?token=x'

/** Orders with the hosted method, as a checkout does: payment methods first, then the order. */
async function order(email = 'anna@example.test'): Promise<OrderAnswer> {
  const {basketId} = await readyBasket(shopper, {
    customerInfo: {email},
    paymentInstruments: [{paymentMethodId: 'ONLINE_PAYMENT'}],
  })
  await ocapi(
    'GET',
    `baskets/${basketId}/payment_methods?c_returnUrl=${encodeURIComponent(RETURN_URL)}`,
  )
  return (await shopper.call<OrderAnswer>('POST', ORDERS, {basketId})).body
}

function ocapi<Body = Record<string, unknown>>(method: string, path: string, body?: unknown) {
  const url = `/s/DEU/dw/shop/v21_3/${path}`
  return callShop<Body>(shop, method, url, {token: shopper.accessToken, body})
}

const read = async ({orderNo}: Pick<OrderAnswer, 'orderNo'>) =>
  (await shopper.call<OrderAnswer>('GET', `${ORDERS}/${orderNo}`)).body

const api = <Body = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
  callShop<Body>(shop, method, `/psp/v1${path}`, {
    body,
    headers: {'x-api-key': paymentSettings.of(shop).apiKey},
  })

/** Sends a form of the hosted page as a browser does, without following redirects. */
async function submit(path: string, fields: Record<string, string>) {
  const response = await fetch(`${shop.baseUrl}/psp/pay/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  }
}

const card = (number: string) => ({method: 'card', number, expiry: '08/39', securityCode: '123'})
const VISA = '4111 1111 1111 1111'
const CHALLENGED = '4000 0000 0000 3220'

/** Waits until the provider's notification has made a condition true. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not happen within twenty seconds.')
}

const settled = (one: OrderAnswer) => until(async () => (await read(one)).paymentStatus === 'paid')

const delivered = (sessionId: string) =>
  until(async () => {
    const {body} = await api<{notifications: {delivered: boolean}[]}>(
      'GET',
      `/sessions/${sessionId}/notifications`,
    )
    return body.notifications.length > 0 && body.notifications.every((one) => one.delivered)
  })

const sold = () =>
  queryOne<{turnover: number}>(
    shop.db,
    "SELECT turnover FROM inventory_record WHERE product_id = 'stroller-green' AND list_id = 'inventory-DEU'",
  )?.turnover ?? NaN

describe('an order that is paid at the hosted page', () => {
  it('waits for the payment, and names where it is made', async () => {
    const placed = await order('waits@example.test')
    expect(placed).toMatchObject({
      status: 'created',
      paymentStatus: 'not_paid',
      c_paymentUrl: expect.stringContaining(`/psp/pay/${placed.c_paymentSessionId}`),
      c_paymentSessionData: expect.any(String),
    })
    expect(await mailsTo(shop, 'waits@example.test', 'orderConfirmation')).toEqual([])
  })

  it('is paid though the browser never comes back', async () => {
    const placed = await order('closed-tab@example.test')
    const page = await fetch(`${shop.baseUrl}/psp/pay/${placed.c_paymentSessionId}`)
    expect(await page.text()).toContain('512,80')
    const paid = await submit(placed.c_paymentSessionId, card(VISA))
    expect(paid.status).toBe(303)
    expect(paid.location).toContain('http://shop.test/deu/de-de/appcheckout/confirmation?token=x')
    expect(paid.location).toContain('result=authorised')
    await settled(placed)
    expect(await read(placed)).toMatchObject({
      status: 'new',
      paymentStatus: 'paid',
      confirmationStatus: 'confirmed',
      c_paymentMethod: 'card',
      c_paymentData: 'Visa 1111',
      c_pspReference: expect.any(String),
      paymentInstruments: [{amount: 512.8, authorizationStatus: {code: 'OK'}}],
    })
    expect(await mailsTo(shop, 'closed-tab@example.test', 'orderConfirmation')).toHaveLength(1)
  })

  it('is not paid by the browser coming back', async () => {
    const placed = await order()
    await fetch(`${shop.baseUrl}/psp/pay/${placed.c_paymentSessionId}?result=authorised`)
    await shopper.call('GET', `${ORDERS}/${placed.orderNo}`)
    expect(await read(placed)).toMatchObject({status: 'created', paymentStatus: 'not_paid'})
  })

  it.each([
    ['accepted', 'accept', 'authorised', 'paid'],
    ['refused', 'refuse', undefined, 'not_paid'],
    ['abandoned', 'abandon', 'challenge', 'not_paid'],
  ])('may be challenged: %s', async (_name, answer, result, paymentStatus) => {
    const placed = await order()
    const id = placed.c_paymentSessionId
    const tried = await submit(id, card(CHALLENGED))
    expect(tried.location).toBe(`/psp/pay/${id}/challenge`)
    const question = await (await fetch(`${shop.baseUrl}${tried.location}`)).text()
    expect(question).toContain('Visa 3220')
    const answered = await submit(`${id}/challenge`, {answer})
    if (result) expect(answered.location).toContain(`result=${result}`)
    else expect(answered.location).toBe(`/psp/pay/${id}`)
    if (answer !== 'abandon') await delivered(id)
    expect((await read(placed)).paymentStatus).toBe(paymentStatus)
  })

  it('leads back to the shop when its time is over', async () => {
    const placed = await order()
    const id = placed.c_paymentSessionId
    const end = () => execute(shop.db, 'UPDATE psp_session SET expires_at = 1 WHERE id = ?', id)
    await submit(id, card(CHALLENGED))
    end()
    const answered = await submit(`${id}/challenge`, {answer: 'accept'})
    expect(answered).toMatchObject({
      status: 303,
      location: expect.stringContaining('result=expired') as string,
    })
    await delivered(id)
    expect(await read(placed)).toMatchObject({status: 'failed', paymentStatus: 'not_paid'})
  })

  it('may be tried again after a refusal', async () => {
    const placed = await order()
    const id = placed.c_paymentSessionId
    await submit(id, card('4000 0000 0000 0002'))
    const page = await (await fetch(`${shop.baseUrl}/psp/pay/${id}`)).text()
    expect(page).toContain('role="alert"')
    await delivered(id)
    expect(await read(placed)).toMatchObject({
      status: 'created',
      c_paymentRefusal: 'card_declined',
    })
    await submit(id, card(VISA))
    await settled(placed)
  })

  it('asks for a card that can be right', async () => {
    const placed = await order()
    const wrong = await submit(placed.c_paymentSessionId, card('4111 1111 1111 1112'))
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('id="number-problem"')
    expect(wrong.html).toContain('aria-invalid="true"')
  })
})

describe('a payment that is given up', () => {
  it('fails the order, and the shopper still gets the basket', async () => {
    const before = sold()
    const placed = await order()
    const cancelled = await submit(`${placed.c_paymentSessionId}/cancel`, {})
    expect(cancelled.location).toContain('result=cancelled')
    await until(async () => (await read(placed)).status === 'failed')
    expect(sold()).toBe(before)
    const {body} = await ocapi('PATCH', `orders/${placed.orderNo}`, {status: 'failed'})
    const basket = await ocapi('GET', `baskets/${String(body['c_newBasketId'])}`)
    expect(basket.body).toMatchObject({product_items: [{product_id: 'stroller-green'}]})
    const twice = await ocapi('PATCH', `orders/${placed.orderNo}`, {status: 'failed'})
    expect(twice.status).toBe(400)
    expect(sold()).toBe(before)
  })

  it('expires, and the goods go back', async () => {
    const before = sold()
    const placed = await order()
    execute(
      shop.db,
      'UPDATE psp_session SET expires_at = 1 WHERE id = ?',
      placed.c_paymentSessionId,
    )
    expect(expireSessions(shop.db)).toBe(1)
    const late = await submit(placed.c_paymentSessionId, card(VISA))
    expect(late.location).toContain('result=expired')
    await until(async () => (await read(placed)).status === 'failed')
    expect(sold()).toBe(before)
  })

  it('cannot be paid any more once the order failed', async () => {
    const placed = await order()
    await ocapi('PATCH', `orders/${placed.orderNo}`, {status: 'failed'})
    const late = await submit(placed.c_paymentSessionId, card(VISA))
    expect(late.location).toContain('result=cancelled')
    const again = await fetch(`${shop.baseUrl}/psp/pay/${placed.c_paymentSessionId}`, {
      redirect: 'manual',
    })
    expect(again.headers.get('location')).toContain('result=cancelled')
    expect((await read(placed)).paymentStatus).toBe('not_paid')
  })
})

it('gives the money back when a paid order is cancelled', async () => {
  const placed = await order('refund@example.test')
  await submit(placed.c_paymentSessionId, card(VISA))
  await settled(placed)
  await ocapi('PATCH', `orders/${placed.orderNo}?status=cancelled`)
  await until(async () => (await read(placed)).paymentStatus === 'not_paid')
  expect(await read(placed)).toMatchObject({
    status: 'cancelled',
    c_refundedAmount: 512.8,
    c_refundReference: expect.any(String),
  })
  const session = await api('GET', `/sessions/${placed.c_paymentSessionId}`)
  expect(session.body).toMatchObject({status: 'refunded', refunded: 51_280})
  const [mail] = await mailsTo(shop, 'refund@example.test', 'orderCancelled')
  expect(mail?.data).toMatchObject({refund: '512,80\u00a0€'})
})

describe('a notification', () => {
  const notify = (body: string, signature?: string) =>
    fetch(`${shop.baseUrl}/on/demandware.store/Sites-DEU-Site/default/Payment-Notify`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : {[SIGNATURE_HEADER]: signature}),
      },
      body,
    })

  const about = (orderNo: string, value = 51_280) =>
    JSON.stringify({
      id: `n-${orderNo}`,
      type: 'AUTHORISATION',
      success: true,
      createdAt: new Date().toISOString(),
      merchant: 'DEU',
      merchantReference: orderNo,
      pspReference: 'REFERENCE1',
      amount: {value, currency: 'EUR'},
    })

  it('settles nothing without the right signature', async () => {
    const placed = await order()
    const body = about(placed.orderNo)
    for (const signature of [undefined, 'guess', signatureOf(body, 'another key')]) {
      expect((await notify(body, signature)).status).toBe(401)
    }
    const forged = body.replace('51280', '1')
    expect((await notify(forged, signatureOf(body, paymentSettings.of(shop).hmacKey))).status).toBe(
      401,
    )
    expect((await read(placed)).paymentStatus).toBe('not_paid')
  })

  it('settles nothing when amount or order is another', async () => {
    const placed = await order()
    const {hmacKey} = paymentSettings.of(shop)
    for (const body of [about(placed.orderNo, 1), about('DEU99999999')]) {
      expect((await notify(body, signatureOf(body, hmacKey))).status).toBe(422)
    }
    expect((await read(placed)).paymentStatus).toBe('not_paid')
  })

  it('changes nothing when it comes again', async () => {
    const placed = await order('replay@example.test')
    const body = about(placed.orderNo)
    const signature = signatureOf(body, paymentSettings.of(shop).hmacKey)
    expect((await notify(body, signature)).status).toBe(200)
    const before = await read(placed)
    for (let count = 0; count < 3; count += 1) {
      const again = await notify(body, signature)
      expect(await again.json()).toEqual({result: 'replayed'})
    }
    expect(await read(placed)).toEqual(before)
    expect(before.paymentStatus).toBe('paid')
    expect(await mailsTo(shop, 'replay@example.test', 'orderConfirmation')).toHaveLength(1)
  })

  it('may come before or behind the one that it follows', async () => {
    const tell = async (orderNo: string, id: string, change: object) => {
      const body = JSON.stringify({...(JSON.parse(about(orderNo)) as object), id, ...change})
      const {status} = await notify(body, signatureOf(body, paymentSettings.of(shop).hmacKey))
      expect(status).toBe(200)
    }
    const paid = await order('late@example.test')
    await tell(paid.orderNo, 'late-1', {})
    await tell(paid.orderNo, 'late-2', {success: false, reason: 'refused'})
    await tell(paid.orderNo, 'late-3', {type: 'EXPIRY'})
    await tell(paid.orderNo, 'late-4', {type: 'CANCELLATION', success: false})
    const unchanged = await read(paid)
    expect(unchanged).toMatchObject({status: 'new', paymentStatus: 'paid'})
    expect(unchanged).not.toHaveProperty('c_paymentRefusal')

    const part = {type: 'REFUND', amount: {value: 11_280, currency: 'EUR'}}
    const early = await order('early@example.test')
    await tell(early.orderNo, 'early-1', part)
    expect(await read(early)).toMatchObject({paymentStatus: 'not_paid', c_refundedAmount: 112.8})
    await tell(early.orderNo, 'early-2', {})
    expect(await read(early)).toMatchObject({status: 'new', paymentStatus: 'part_paid'})
    await tell(early.orderNo, 'early-3', {type: 'REFUND', amount: {value: 40_000, currency: 'EUR'}})
    expect(await read(early)).toMatchObject({paymentStatus: 'not_paid', c_refundedAmount: 512.8})
  })

  it('is sent again until the merchant takes it', async () => {
    const bodies: string[] = []
    const merchant = http.createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        bodies.push(body)
        const signature = request.headers[SIGNATURE_HEADER]
        expect(signature).toBe(signatureOf(body, paymentSettings.of(shop).hmacKey))
        response.writeHead(bodies.length < 2 ? 500 : 200).end()
      })
    })
    await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
    const {port} = merchant.address() as AddressInfo
    const {body: session} = await api<{id: string}>('POST', '/sessions', {
      merchant: 'ELSEWHERE',
      merchantReference: 'A-1',
      amount: {value: 5000, currency: 'EUR'},
      countryCode: 'DE',
      notificationUrl: `http://127.0.0.1:${port}/hook`,
    })
    await submit(session.id, {method: 'later'})
    const done = await submit(`${session.id}/challenge`, {answer: 'accept'})
    expect(done.html).toContain('Paid')
    await delivered(session.id)
    merchant.close()
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toBe(bodies[0])
    const log = await api('GET', `/sessions/${session.id}/notifications`)
    expect(log.body).toMatchObject({notifications: [{attempts: 2, delivered: true}]})
  })
})

describe('the provider’s API', () => {
  it.each([
    ['DE', 'EUR', 20_000, ['card', 'wallet', 'bank', 'later']],
    ['DE', 'EUR', 2_000, ['card', 'wallet', 'bank']],
    ['DE', 'EUR', 900_000, ['card', 'wallet']],
    ['JP', 'JPY', 20_000, ['card', 'wallet', 'konbini']],
    ['US', 'USD', 20_000, ['card', 'wallet', 'later']],
  ])('offers methods for %s, %s %i', async (country, currency, amount, types) => {
    const query = new URLSearchParams({country, currency, amount: String(amount), locale: 'de-DE'})
    const {body} = await api<{methods: {type: string; name: string}[]}>('GET', `/methods?${query}`)
    expect(body.methods.map(({type}) => type)).toEqual(types)
    expect(body.methods[0]?.name).toBe('Karte')
  })

  it('refunds in parts, never more than was paid', async () => {
    const placed = await order()
    await submit(placed.c_paymentSessionId, card(VISA))
    await settled(placed)
    const reference = String((await read(placed))['c_pspReference'])
    const part = await api('POST', `/payments/${reference}/refunds`, {amount: 10_000})
    expect(part.status).toBe(201)
    await until(async () => (await read(placed))['c_refundedAmount'] === 100)
    expect((await read(placed)).paymentStatus).toBe('part_paid')
    const more = await api('POST', `/payments/${reference}/refunds`, {amount: 50_000})
    expect(more).toMatchObject({status: 422, body: {error: 'amount_not_refundable'}})
  })

  it('wants its key', async () => {
    const {status} = await callShop(shop, 'GET', '/psp/v1/methods?currency=EUR')
    expect(status).toBe(401)
  })

  it('does not know every session', async () => {
    expect((await api('GET', '/sessions/nothing')).status).toBe(404)
    expect((await fetch(`${shop.baseUrl}/psp/pay/nothing`)).status).toBe(404)
  })
})

describe('the origin of the provider', () => {
  it('is that of the setting, on the port of the sandbox by default', () => {
    const originOf = (flags: Record<string, string>) =>
      providerOrigin({config: withPort(readConfig({port: '0', ...flags}), 4711)})
    expect(originOf({})).toBe('http://127.0.0.1:4711')
    expect(originOf({'payment-url': 'https://pay.example:444/psp'})).toBe('https://pay.example:444')
  })

  it('is no address that the sandbox calls', async () => {
    const flags = {'payment-url': 'https://pay.example', 'shop-origins': 'https://pay.example'}
    const outgoing = new Outgoing(readConfig(flags))
    expect(await outgoing.mayCall('https://pay.example/hook')).toBe(false)
  })
})
