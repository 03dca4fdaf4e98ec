import {findGiftCertificate} from '../../../domains/gift-certificates/gift-certificate-repository'
import {findSessionsOf} from '../../../companies/payment/psp-repository'
import {mailsTo} from '../../../testing/outbox'
import {moveThrough, type OrderDocument} from '../../../testing/placed-order'
import {
  BASKETS,
  callShop,
  newShopper,
  ORDERS,
  readyBasket,
  type TestShopper,
} from '../../../testing/shopper'
import {addGiftCertificateMethod, addHostedMethod} from '../../../testing/site-settings'
import {startTestShop, type TestShop} from '../../../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
  addHostedMethod(shop.db, 'DEU')
  addGiftCertificateMethod(shop.db, 'DEU')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

const TOTAL = 51_280
const online = {paymentMethodId: 'ONLINE_PAYMENT'}
const invoice = {paymentMethodId: 'INVOICE'}

async function place(paymentInstruments: object[], changes: object = {}): Promise<OrderDocument> {
  const {basketId} = await readyBasket(shopper, {paymentInstruments, ...changes})
  return (await shopper.call<OrderDocument>('POST', ORDERS, {basketId})).body
}

const read = async (orderNo: string) =>
  (await shopper.call<OrderDocument>('GET', `${ORDERS}/${orderNo}`)).body
const instrumentOf = ({paymentInstruments}: OrderDocument, index = 0): string =>
  String((paymentInstruments as Record<string, unknown>[])[index]?.['paymentInstrumentId'])
const instruments = ({orderNo}: OrderDocument) => `${ORDERS}/${orderNo}/payment-instruments`
const sessions = (orderNo: string) =>
  findSessionsOf(shop.db, 'DEU', orderNo).map(({id, status, amount}) => ({id, status, amount}))
const pay = (sessionId: string) =>
  fetch(`${shop.baseUrl}/psp/pay/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({
      method: 'card',
      number: '4111 1111 1111 1111',
      expiry: '08/39',
      securityCode: '123',
    }),
    redirect: 'manual',
  })

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not happen within twenty seconds.')
}

async function certificate(amount: number): Promise<string> {
  const body = {siteId: 'DEU', amount}
  return (await callShop<{code: string}>(shop, 'POST', '/admin/gift-certificates', {body})).body
    .code
}
const balanceOf = (code: string) => findGiftCertificate(shop.db, 'DEU', code)?.balance

describe('the session at the provider', () => {
  it('is cancelled when its payment changes, and the order takes the new one only', async () => {
    const placed = await place([online])
    const former = String(placed['c_paymentSessionId'])
    const one = `${instruments(placed)}/${instrumentOf(placed)}`
    const changed = await shopper.call<OrderDocument>('PATCH', one, {...online, amount: 500})
    const {c_paymentSessionId: current, orderNo} = changed.body
    expect(current).not.toBe(former)
    expect(sessions(orderNo)).toEqual(
      expect.arrayContaining([
        {id: former, status: 'cancelled', amount: TOTAL},
        {id: current, status: 'open', amount: 50_000},
      ]),
    )
    await shopper.call('POST', instruments(placed), invoice)
    await pay(former)
    expect(sessions(orderNo)).toContainEqual({id: former, status: 'cancelled', amount: TOTAL})
    await pay(String((await read(orderNo))['c_paymentSessionId']))
    await until(async () => (await read(orderNo)).paymentStatus === 'paid')
    expect(await read(orderNo)).toMatchObject({status: 'new'})
  })

  it('ends with the instrument, and its end does not fail the order', async () => {
    const placed = await place([online])
    const {orderNo} = placed
    await shopper.call('DELETE', `${instruments(placed)}/${instrumentOf(placed)}`)
    const {body} = await shopper.call<OrderDocument>('POST', instruments(placed), invoice)
    expect(sessions(orderNo)).toMatchObject([{status: 'cancelled'}])
    expect(body).not.toHaveProperty('c_paymentSessionId')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await read(orderNo)).toMatchObject({status: 'created', paymentStatus: 'not_paid'})
  })

  it('is left alone by a change of another instrument', async () => {
    const placed = await place([{...online, amount: 500}, invoice])
    const session = placed['c_paymentSessionId']
    const other = `${instruments(placed)}/${instrumentOf(placed, 1)}`
    await shopper.call('PATCH', other, {...invoice, c_note: 'a'})
    expect(await read(placed.orderNo)).toMatchObject({c_paymentSessionId: session})
    expect(sessions(placed.orderNo)).toMatchObject([{id: session, status: 'open'}])
  })

  it('cannot be replaced once it is paid', async () => {
    const placed = await place([online])
    await pay(String(placed['c_paymentSessionId']))
    const one = `${instruments(placed)}/${instrumentOf(placed)}`
    expect((await shopper.call('PATCH', one, {...online, amount: 1})).status).toBe(403)
    expect((await shopper.call('DELETE', one)).status).toBe(403)
  })

  it('confirms no order that it pays in part', async () => {
    const placed = await place([online])
    const one = `${instruments(placed)}/${instrumentOf(placed)}`
    const {body} = await shopper.call<OrderDocument>('PATCH', one, {...online, amount: 0.01})
    await pay(String(body['c_paymentSessionId']))
    await until(async () => (await read(placed.orderNo)).paymentStatus === 'part_paid')
    expect(await read(placed.orderNo)).toMatchObject({
      status: 'created',
      confirmationStatus: 'not_confirmed',
    })
    expect((await moveThrough(shop, placed.orderNo, ['shipped'])).status).toBe(409)
  })
})

describe('a gift certificate that pays an order', () => {
  it('gets its balance back when it is removed, and no more', async () => {
    const code = await certificate(20)
    const gift = {paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code}
    const placed = await place([gift, invoice])
    expect(balanceOf(code)).toBe(0)
    const removed = await shopper.call('DELETE', `${instruments(placed)}/${instrumentOf(placed)}`)
    expect(removed.status).toBe(200)
    expect(balanceOf(code)).toBe(2_000)
    const {body} = await shopper.call<OrderDocument>('POST', instruments(placed), gift)
    expect(body['paymentInstruments']).toHaveLength(2)
    expect(balanceOf(code)).toBe(0)
    await callShop(shop, 'PATCH', `/s/DEU/dw/shop/v21_3/orders/${placed.orderNo}`, {
      token: shopper.accessToken,
      body: {status: 'cancelled'},
    })
    expect(balanceOf(code)).toBe(2_000)
  })

  it('is taken again by an order that it pays in place of another instrument', async () => {
    const code = await certificate(20)
    const placed = await place([invoice])
    const rest = {...invoice, amount: 492.8}
    await shopper.call('PATCH', `${instruments(placed)}/${instrumentOf(placed)}`, rest)
    const gift = {paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code}
    expect((await shopper.call('POST', instruments(placed), gift)).status).toBe(200)
    expect(balanceOf(code)).toBe(0)
    const other = await readyBasket(shopper, {paymentInstruments: []})
    const spent = await shopper.call(
      'POST',
      `${BASKETS}/${other.basketId}/payment-instruments`,
      gift,
    )
    expect(spent.status).toBe(400)
  })
})

describe('a gift certificate that is bought', () => {
  const bought = async () => {
    const {basketId} = await readyBasket(shopper, {paymentInstruments: []})
    const path = `${BASKETS}/${basketId}`
    const to = `${basketId}@example.test`
    const item = {amount: 25, recipientEmail: to, recipientName: 'Bo', senderName: 'Ida'}
    await shopper.call('POST', `${path}/gift-certificate-items`, item)
    await shopper.call('POST', `${path}/payment-instruments`, invoice)
    const {body} = await shopper.call<OrderDocument>('POST', ORDERS, {basketId})
    const row = shop.db
      .prepare('SELECT code FROM gift_certificate WHERE order_no = ?')
      .all(body.orderNo)[0] as {code: string}
    return {orderNo: body.orderNo, to, code: row.code}
  }
  const spend = async (code: string) => {
    const {basketId} = await readyBasket(shopper, {paymentInstruments: []})
    const gift = {paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code}
    return shopper.call('POST', `${BASKETS}/${basketId}/payment-instruments`, gift)
  }

  it('pays, and its code is mailed, once the order is paid', async () => {
    const {orderNo, to, code} = await bought()
    expect((await spend(code)).status).toBe(400)
    expect(await mailsTo(shop, to, 'giftCertificate')).toEqual([])
    await moveThrough(shop, orderNo, ['paid'])
    const [mail, ...more] = await mailsTo(shop, to, 'giftCertificate')
    expect(more).toEqual([])
    expect(mail?.data).toMatchObject({code, sender: 'Ida', amount: expect.stringMatching(/25/)})
    shopper = await newShopper(shop)
    expect((await spend(code)).status).toBe(200)
    await moveThrough(shop, orderNo, ['shipped', 'delivered'])
    expect(await mailsTo(shop, to, 'giftCertificate')).toHaveLength(1)
  })

  it('is void when the order is cancelled', async () => {
    const {orderNo, code} = await bought()
    await moveThrough(shop, orderNo, ['cancelled'])
    expect((await spend(code)).status).toBe(400)
  })
})
