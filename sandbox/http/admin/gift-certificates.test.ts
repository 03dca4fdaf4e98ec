import {randomUUID} from 'node:crypto'
import {addGiftCertificateMethod} from '../../testing/site-settings'
import {BASKETS, newShopper, ORDERS, readyBasket} from '../../testing/shopper'
import {mailsTo} from '../../testing/outbox'
import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  addGiftCertificateMethod(shop.db, 'DEU')
})
afterAll(() => shop.close())

async function issue(body: object) {
  const answer = await fetch(`${shop.baseUrl}/admin/gift-certificates`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  })
  return {status: answer.status, body: (await answer.json()) as {code: string}}
}

/** Adds a certificate to a basket. */
async function pay(code: string) {
  const shopper = await newShopper(shop)
  const {basketId} = await readyBasket(shopper, {paymentInstruments: []})
  const path = `${BASKETS}/${basketId}/payment-instruments`
  const body = {paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code}
  const add = () => shopper.call<{statusCode?: string}>('POST', path, body)
  return {shopper, basketId, add}
}

it('a certificate is issued with a code of its own, and listed', async () => {
  const {status, body} = await issue({siteId: 'DEU', amount: 25})
  expect(status).toBe(201)
  const list = await fetch(`${shop.baseUrl}/admin/gift-certificates`)
  expect(await list.json()).toMatchObject({
    data: expect.arrayContaining([
      {siteId: 'DEU', code: body.code, amount: 25, balance: 25, currency: 'EUR', expiresAt: null},
    ]),
  })
})

it('the dashboard shows the code, what is left and the end of a certificate', async () => {
  const {body} = await issue({siteId: 'DEU', amount: 40, expiresAt: '2031-05-06T00:00:00.000Z'})
  const page = await (await fetch(`${shop.baseUrl}/`)).text()
  const row = page.slice(page.indexOf(body.code)).split('</tr>')[0]
  expect(row).toContain('40')
  expect(row).toContain('issued')
  expect(row).toContain('2031-05-06')
})

it.each([
  [{siteId: 'nowhere', amount: 5}],
  [{siteId: 'DEU', amount: 0}],
  [{siteId: 'DEU', amount: 5, expiresAt: 'soon'}],
])('%j is refused', async (body) => {
  expect((await issue(body)).status).toBe(400)
})

it.each([
  ['expired', {expiresAt: '2020-01-01'}],
  ['other_currency', {siteId: 'USA'}],
])('a certificate refuses to pay: %s', async (statusCode, change) => {
  const {body} = await issue({siteId: 'DEU', amount: 5, ...change})
  const {add} = await pay(body.code)
  const expected = statusCode === 'other_currency' ? 'unknown' : statusCode
  expect(await add()).toMatchObject({status: 400, body: {statusCode: expected}})
})

it('a code pays once in a basket; the mail names what it paid and what is left', async () => {
  const {body} = await issue({siteId: 'DEU', amount: 5})
  const {shopper, basketId, add} = await pay(body.code)
  expect((await add()).status).toBe(200)
  expect(await add()).toMatchObject({status: 400, body: {statusCode: 'already_in_basket'}})
  const email = `${randomUUID()}@example.test`
  await shopper.call('PUT', `${BASKETS}/${basketId}/customer`, {email})
  await shopper.call('POST', `${BASKETS}/${basketId}/payment-instruments`, {
    paymentMethodId: 'INVOICE',
  })
  const placed = await shopper.call<{orderTotal: number}>('POST', ORDERS, {basketId})
  expect(placed.status).toBe(200)
  const [mail] = await mailsTo(shop, email, 'orderConfirmation')
  expect(JSON.stringify(mail)).toContain('giftCertificate')
  expect(JSON.stringify(mail)).toContain('due')
})
