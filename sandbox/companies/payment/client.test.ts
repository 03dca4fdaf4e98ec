import {execute, queryAll} from '../../db/database'
import type {ShopContext} from '../../domains/baskets/shop-context'
import {insertGiftCertificate} from '../../domains/gift-certificates/gift-certificate-repository'
import {refundOrder} from '../../domains/orders/refund-order'
import {paymentProvider} from './provider'
import {findOperations} from './operation-repository'
import type {Behaviour} from './test-cards'
import {testCards} from './test-cards'
import {templatePages} from '../../domains/shop-data'
import {SiteRegistry} from '../../domains/sites/site-registry'
import {mailsTo} from '../../testing/outbox'
import type {TestShopper} from '../../testing/shopper'
import {callShop, newShopper, readyBasket} from '../../testing/shopper'
import {addGiftCertificateMethod, addHostedMethod} from '../../testing/site-settings'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

const SHOP_ORIGIN = 'http://localhost:3000'
const TOTAL = 51_280

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
  addHostedMethod(shop.db, 'DEU')
  execute(
    shop.db,
    "UPDATE inventory_record SET allocation = 100 WHERE product_id = 'stroller-green'",
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

interface Placed {
  order_no: string
  status: string
  payment_status: string
  c_paymentSessionId: string
  c_paymentSessionData: string
  [key: string]: unknown
}

const ocapi = <Body = Placed>(method: string, path: string, body?: unknown) =>
  callShop<Body>(shop, method, `/s/DEU/dw/shop/v21_3/${path}`, {token: shopper.accessToken, body})

async function order(email = 'anna@example.test'): Promise<Placed> {
  const {basketId} = await readyBasket(shopper, {
    customerInfo: {email},
    paymentInstruments: [{paymentMethodId: 'ONLINE_PAYMENT'}],
  })
  return (await ocapi('POST', `orders?token=${basketId}`, {basket_id: basketId})).body
}

function contextOf({db, config}: TestShop): ShopContext {
  const site = new SiteRegistry(db).get('DEU')
  if (!site) throw new Error('The test shop has no site DEU.')
  const provider = paymentProvider({config})
  return {db, links: {...config, shopPages: templatePages}, provider, site, locale: 'de-DE'}
}

const read = async ({order_no}: Placed) => (await ocapi('GET', `orders/${order_no}`)).body

const numberOf = (behaviour: Behaviour) =>
  testCards.find((card) => card.behaviour === behaviour)?.number ?? ''

/** Sends what a frame of the provider sends. */
const fromFrame = <Body>(path: string, body: unknown, origin = shop.baseUrl) =>
  callShop<Body>(shop, 'POST', `/psp/client${path}`, {body, headers: {origin}})

async function cardData(number: string): Promise<string> {
  const card = {number, expiry: '08/39', securityCode: '123'}
  return (await fromFrame<{data: string}>('/cards', card)).body.data
}

interface State {
  status: string
  reference?: string
  reason?: string
  url?: string
}

/** Calls the provider as the page of a shop does. */
const asPage = (method: string, placed: Placed, path: string, body?: unknown) =>
  callShop<State & {error?: string}>(
    shop,
    method,
    `/psp/client/sessions/${placed.c_paymentSessionId}${path}`,
    {body, headers: {origin: SHOP_ORIGIN, 'x-session-data': placed.c_paymentSessionData}},
  )

async function payWith(placed: Placed, behaviour: Behaviour) {
  const data = await cardData(numberOf(behaviour))
  return asPage('POST', placed, '/pay', {method: 'card', data})
}

const confirm = (placed: Placed) =>
  ocapi('PATCH', `orders/${placed.order_no}`, {
    c_paymentSessionData: placed.c_paymentSessionData,
    c_paymentMethod: 'card',
    c_userTimeZone: 'Europe/Berlin',
  })

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not happen within twenty seconds.')
}

/** Captured minus refunded amount of an order at the provider, in minor units. */
const charged = ({c_paymentSessionId}: Placed) =>
  findOperations(shop.db, c_paymentSessionId)
    .filter(({state}) => state === 'succeeded')
    .reduce((sum, {kind, amount}) => {
      if (kind === 'capture') return sum + amount
      return kind === 'refund' ? sum - amount : sum
    }, 0)

describe('a card', () => {
  it('is paid with the reference of its frame, and the order agrees to the minor unit', async () => {
    const placed = await order()
    expect(charged(placed)).toBe(0)
    const {body} = await payWith(placed, 'authorise')
    expect(body).toMatchObject({status: 'authorised', reference: expect.any(String)})
    await until(async () => (await read(placed)).payment_status === 'paid')
    const paid = await read(placed)
    expect(charged(placed)).toBe(TOTAL)
    expect(Math.round(Number(paid['order_total']) * 100)).toBe(TOTAL)
    expect(paid).toMatchObject({
      status: 'new',
      c_pspReference: body.reference,
      c_paymentData: 'Visa 1111',
    })
  })

  it.each([
    ['decline', 'card_declined'],
    ['no-funds', 'insufficient_funds'],
  ] as const)('may be refused: %s', async (behaviour, reason) => {
    const placed = await order()
    const {body} = await payWith(placed, behaviour)
    expect(body).toMatchObject({status: 'refused', reason})
    await until(async () => (await read(placed))['c_paymentRefusal'] === reason)
    expect(await read(placed)).toMatchObject({status: 'created', payment_status: 'not_paid'})
    expect(charged(placed)).toBe(0)
    expect(findOperations(shop.db, placed.c_paymentSessionId)).toMatchObject([
      {kind: 'authorisation', state: 'refused', reason, amount: TOTAL},
    ])
    expect((await payWith(placed, 'authorise')).body.status).toBe('authorised')
  })

  it.each([
    ['accept', 'authorised', TOTAL],
    ['refuse', 'refused', 0],
  ])('may be challenged: %s', async (answer, status, amount) => {
    const placed = await order()
    expect((await payWith(placed, 'challenge')).body).toEqual({
      status: 'challenge',
      method: 'card',
      instrument: 'Visa 3220',
    })
    await fromFrame(`/challenges/${placed.c_paymentSessionId}`, {answer})
    expect((await asPage('GET', placed, '')).body.status).toBe(status)
    expect(charged(placed)).toBe(amount)
  })

  it('whose challenge is abandoned is not charged, and cannot be paid after the order failed', async () => {
    const placed = await order()
    await payWith(placed, 'challenge')
    const failed = await ocapi<Placed>('PATCH', `orders/${placed.order_no}`, {
      status: 'failed',
      reason: 'payment abandoned',
    })
    expect(failed.body).toMatchObject({status: 'failed', c_newBasketId: expect.any(String)})
    const late = await fromFrame(`/challenges/${placed.c_paymentSessionId}`, {answer: 'accept'})
    expect(late.status).toBe(409)
    expect(charged(placed)).toBe(0)
  })

  it('is checked by the provider', async () => {
    const wrong = {number: '4111 1111 1111 1112', expiry: '08/20', securityCode: '1'}
    const {status, body} = await fromFrame('/cards', wrong)
    expect(status).toBe(422)
    expect(body).toEqual({problems: ['number', 'expiry', 'securityCode']})
  })

  it('leaves only brand and last digits in the database', async () => {
    await cardData('4242 4242 4242 4242')
    const tables = queryAll<{name: string}>(
      shop.db,
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'psp%'",
    )
    const rows = tables.flatMap(({name}) => queryAll<object>(shop.db, `SELECT * FROM ${name}`))
    expect(JSON.stringify(rows)).toContain('Visa 4242')
    expect(JSON.stringify(rows)).not.toMatch(/4242 ?4242/)
  })

  it('is taken from frames of the provider only', async () => {
    const card = {number: numberOf('authorise'), expiry: '08/39', securityCode: '123'}
    expect((await fromFrame('/cards', card, SHOP_ORIGIN)).status).toBe(403)
    expect((await fromFrame('/challenges/any', {answer: 'accept'}, SHOP_ORIGIN)).status).toBe(403)
  })

  it('pays one order only', async () => {
    const data = await cardData(numberOf('authorise'))
    const first = await order()
    const second = await order()
    await asPage('POST', first, '/pay', {method: 'card', data})
    const reused = await asPage('POST', second, '/pay', {method: 'card', data})
    expect(reused).toMatchObject({status: 410, body: {error: 'payment_data_gone'}})
    expect(charged(second)).toBe(0)
  })
})

describe('a provider in trouble', () => {
  it('that is down charges nothing, and the session stays open', async () => {
    const placed = await order()
    expect((await payWith(placed, 'down')).status).toBe(503)
    expect(charged(placed)).toBe(0)
    expect((await asPage('GET', placed, '')).body.status).toBe('open')
    expect((await payWith(placed, 'authorise')).body.status).toBe('authorised')
  })

  it('that is slow has paid before it answers', async () => {
    const placed = await order()
    const answer = payWith(placed, 'slow')
    await until(async () => (await read(placed)).payment_status === 'paid')
    expect((await answer).body.status).toBe('authorised')
    expect(charged(placed)).toBe(TOTAL)
  }, 15_000)

  it('decides later', async () => {
    const placed = await order('later@example.test')
    expect((await payWith(placed, 'pending')).body.status).toBe('pending')
    expect((await confirm(placed)).body.payment_status).toBe('not_paid')
    expect(await mailsTo(shop, 'later@example.test', 'orderConfirmation')).toEqual([])
    await until(async () => (await read(placed)).payment_status === 'paid')
    expect(await mailsTo(shop, 'later@example.test', 'orderConfirmation')).toHaveLength(1)
  }, 15_000)
})

describe('the notification', () => {
  const mails = (email: string) => mailsTo(shop, email, 'orderConfirmation')

  it('comes before the answer', async () => {
    const placed = await order('first@example.test')
    await payWith(placed, 'notify-first')
    expect(await read(placed)).toMatchObject({status: 'new', payment_status: 'paid'})
    const revision = (await read(placed))['_resource_state']
    await confirm(placed)
    await confirm(placed)
    expect(await read(placed)).toMatchObject({status: 'new', payment_status: 'paid'})
    expect((await read(placed))['_resource_state']).not.toBe(revision)
    expect(await mails('first@example.test')).toHaveLength(1)
  })

  it('comes after the browser has handed the session over', async () => {
    const placed = await order('late@example.test')
    await payWith(placed, 'notify-late')
    expect((await read(placed)).payment_status).toBe('not_paid')
    expect((await confirm(placed)).body).toMatchObject({status: 'new', payment_status: 'paid'})
    await until(async () => {
      const seen = queryAll<{n: number}>(
        shop.db,
        'SELECT count(*) AS n FROM psp_notification WHERE session_id = ? AND delivered_at IS NOT NULL',
        placed.c_paymentSessionId,
      )
      return seen[0]?.n === 1
    })
    expect(await mails('late@example.test')).toHaveLength(1)
    expect(charged(placed)).toBe(TOTAL)
  }, 15_000)

  it('comes twice', async () => {
    const placed = await order('twice@example.test')
    await payWith(placed, 'notify-twice')
    await until(async () => {
      const rows = queryAll<{delivered_at: number | null}>(
        shop.db,
        'SELECT delivered_at FROM psp_notification WHERE session_id = ?',
        placed.c_paymentSessionId,
      )
      return rows.length === 2 && rows.every(({delivered_at}) => delivered_at !== null)
    })
    expect(await read(placed)).toMatchObject({status: 'new', payment_status: 'paid'})
    expect(await mails('twice@example.test')).toHaveLength(1)
  })

  it('never comes, and the session of the browser pays the order', async () => {
    const placed = await order('never@example.test')
    await payWith(placed, 'notify-never')
    expect((await read(placed)).payment_status).toBe('not_paid')
    const forged = await ocapi('PATCH', `orders/${placed.order_no}`, {
      c_paymentSessionData: 'guess',
      c_pspReference: 'FORGED',
    })
    expect(forged.body).toMatchObject({payment_status: 'not_paid'})
    expect(forged.body).not.toHaveProperty('c_pspReference')
    const answers = await Promise.all([confirm(placed), confirm(placed), confirm(placed)])
    expect(answers.map(({body}) => body.payment_status)).toEqual(['paid', 'paid', 'paid'])
    expect(answers[0].body['c_cancellationEndTimeInUserTimezone']).toMatch(/\+0[12]:00$/)
    expect(await mails('never@example.test')).toHaveLength(1)
    expect(charged(placed)).toBe(TOTAL)
  })
})

describe('a repeated request', () => {
  it('charges once', async () => {
    const placed = await order()
    const data = await cardData(numberOf('authorise'))
    const answers = await Promise.all(
      [1, 2, 3].map(() => asPage('POST', placed, '/pay', {method: 'card', data})),
    )
    expect(new Set(answers.map(({body}) => body.reference)).size).toBe(1)
    expect(charged(placed)).toBe(TOTAL)
  })

  it('of an order finds the basket gone: no order is paid twice', async () => {
    const {basketId} = await readyBasket(shopper, {
      customerInfo: {email: 'anna@example.test'},
      paymentInstruments: [{paymentMethodId: 'ONLINE_PAYMENT'}],
    })
    const [first, second] = await Promise.all(
      [1, 2].map(() => ocapi('POST', `orders?token=${basketId}`, {basket_id: basketId})),
    )
    expect([first?.status, second?.status].sort()).toEqual([200, 404])
    const sessions = queryAll<{id: string}>(
      shop.db,
      'SELECT id FROM psp_session WHERE merchant_reference = ?',
      (first?.status === 200 ? first : second)?.body.order_no ?? '',
    )
    expect(sessions).toHaveLength(1)
  })
})

describe('methods that redirect', () => {
  it.each(['wallet', 'bank', 'later'])('%s is confirmed at the provider', async (method) => {
    const placed = await order()
    const {body} = await asPage('POST', placed, '/pay', {method})
    expect(body.status).toBe('redirect')
    expect(body.url).toMatch(/\/psp\/pay\/ps_\w+\/challenge$/)
    const answered = await fetch(`${shop.baseUrl}${new URL(body.url ?? '').pathname}`, {
      method: 'POST',
      body: new URLSearchParams({answer: 'accept'}),
      redirect: 'manual',
    })
    expect(answered.status).toBeLessThan(400)
    expect((await asPage('GET', placed, '')).body).toMatchObject({status: 'authorised', method})
    expect(charged(placed)).toBe(TOTAL)
  })

  it('a wallet that was approved in its sheet needs no page', async () => {
    const {body} = await fromFrame<{data: string}>('/wallets', {})
    const placed = await order()
    const paid = await asPage('POST', placed, '/pay', {method: 'wallet', data: body.data})
    expect(paid.body.status).toBe('authorised')
  })
})

describe('a session', () => {
  it('is closed to everyone without its secret', async () => {
    const placed = await order()
    const other = {...placed, c_paymentSessionData: 'guess'}
    expect((await asPage('GET', other, '')).status).toBe(404)
    expect((await asPage('POST', other, '/pay', {method: 'wallet'})).status).toBe(404)
  })

  it('that has expired cannot be paid', async () => {
    const placed = await order()
    execute(
      shop.db,
      'UPDATE psp_session SET expires_at = 1 WHERE id = ?',
      placed.c_paymentSessionId,
    )
    expect(await payWith(placed, 'authorise')).toMatchObject({
      status: 409,
      body: {error: 'session_closed'},
    })
  })

  it('answers pages of the shop across origins', async () => {
    const response = await fetch(`${shop.baseUrl}/psp/client/sessions/any`, {
      method: 'OPTIONS',
      headers: {
        origin: SHOP_ORIGIN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-session-data',
      },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe(SHOP_ORIGIN)
    expect(response.headers.get('access-control-allow-headers')).toContain('x-session-data')
  })
})

describe('frames', () => {
  const frame = (kind: string, origin: string, {baseUrl} = shop) =>
    fetch(
      `${baseUrl}/psp/client/frames/${kind}?frame=card-1&locale=de-DE&origin=${encodeURIComponent(origin)}`,
    )

  it('may be shown by the origin that asked for them, and run own scripts only', async () => {
    const response = await frame('card', SHOP_ORIGIN)
    expect(await response.text()).toContain('Kartennummer')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${SHOP_ORIGIN}`)
    expect(policy).toContain("script-src 'self'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['javascript:alert(1)', "http://x'; script-src *", 'http://a b'])(
    'refuse the origin %s',
    async (origin) => expect((await frame('wallet', origin)).status).toBe(400),
  )

  it('refuse the page of an origin that is not allowed', async () => {
    const strict = await startTestShop({'allowed-origins': 'shop.test'})
    const refused = await frame('wallet', SHOP_ORIGIN, strict)
    const shown = await frame('wallet', 'https://shop.test', strict)
    expect([refused.status, shown.status]).toEqual([403, 200])
    expect(await refused.json()).toMatchObject({error: 'foreign_origin'})
    await strict.close()
  })

  it.each([
    'client.js',
    'frame.js',
    'card-frame.js',
    'challenge-frame.js',
    'wallet-frame.js',
    'written-money.js',
    'frame.css',
  ])('load %s', async (name) => {
    const response = await fetch(`${shop.baseUrl}/psp/client/assets/${name}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('max-age')
  })
})

describe('a refund of an order', () => {
  it('is a row of its own and never exceeds the payment', async () => {
    const placed = await order()
    await payWith(placed, 'authorise')
    await until(async () => (await read(placed)).payment_status === 'paid')
    const context = contextOf(shop)
    expect(refundOrder(context, placed.order_no, 10_000)).toMatchObject({
      provider: 10_000,
      giftCertificates: 0,
      references: [expect.any(String)],
    })
    await until(async () => (await read(placed)).payment_status === 'part_paid')
    expect(() => refundOrder(context, placed.order_no, TOTAL)).toThrow(/was not paid/)
    expect(charged(placed)).toBe(TOTAL - 10_000)
    expect(refundOrder(context, placed.order_no, TOTAL - 10_000).provider).toBe(TOTAL - 10_000)
    await until(async () => (await read(placed)).payment_status === 'not_paid')
    expect(charged(placed)).toBe(0)
  })
})

describe('a gift certificate as part of the payment', () => {
  const code = 'GIFT-PART'
  const balance = () =>
    queryAll<{balance: number}>(
      shop.db,
      'SELECT balance FROM gift_certificate WHERE code = ?',
      code,
    )[0]?.balance

  it('leaves the rest to the provider; together they pay the order, and a refund returns both', async () => {
    insertGiftCertificate(shop.db, {
      siteId: 'DEU',
      code,
      status: 'issued',
      enabled: true,
      currency: 'EUR',
      amount: 20_000,
      balance: 20_000,
      merchantId: 'DEU',
      orderNo: null,
      recipientEmail: 'anna@example.test',
      recipientName: 'Anna',
      senderName: 'Bo',
      message: null,
      description: null,
      expiresAt: null,
    })
    addGiftCertificateMethod(shop.db, 'DEU')
    const {basketId} = await readyBasket(shopper, {
      customerInfo: {email: 'anna@example.test'},
      paymentInstruments: [],
    })
    await ocapi('POST', `baskets/${basketId}/payment_instruments`, {
      payment_method_id: 'GIFT_CERTIFICATE',
      gift_certificate_code: code,
    })
    await ocapi('POST', `baskets/${basketId}/payment_instruments`, {
      payment_method_id: 'ONLINE_PAYMENT',
    })
    const placed = (await ocapi('POST', `orders?token=${basketId}`, {basket_id: basketId})).body
    expect(balance()).toBe(0)
    await payWith(placed, 'authorise')
    await until(async () => (await read(placed)).payment_status !== 'not_paid')
    expect((await read(placed)).payment_status).toBe('paid')
    expect(charged(placed)).toBe(TOTAL - 20_000)
    expect(refundOrder(contextOf(shop), placed.order_no, TOTAL)).toMatchObject({
      provider: TOTAL - 20_000,
      giftCertificates: 20_000,
    })
    expect(balance()).toBe(20_000)
  })
})
