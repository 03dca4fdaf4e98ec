/**
 * Random walks through the checkout: events of the shopper, the payment provider, the network, other tabs and the
 * stock, in any order. The shop's own machine and requests run against a real sandbox over HTTP.
 */
import fc from 'fast-check'
import {setTimeout as wait} from 'node:timers/promises'
import type {OrderTiming} from '@app/features/checkout/model/order-timing'
import {STEPS} from '@app/features/checkout/model/steps'
import {execute, queryAll, queryOne} from '../../sandbox/db/database'
import {extent, rounds} from '../../sandbox/testing/extent'
import {callShop, newShopper, type TestShopper} from '../../sandbox/testing/shopper'
import {addGiftCertificateMethod, addHostedMethod} from '../../sandbox/testing/site-settings'
import {exampleEndpoints} from '../../sandbox/testing/example-shop'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {FAULTS, startFaultyHop, type FaultyHop, type HopFault} from './faulty-hop'
import {BASKETS, WalkPage, type Payment} from './walk-browser'
import {WalkCertificates, type CertificateKind} from './walk-certificates'
import {walkProvider, type ProviderMood} from './walk-provider'

const LATE_MS = 120
const TIMING: OrderTiming = {
  answerMs: 600,
  runMs: 2500,
  visibleMs: 200,
  lookUpMs: 1500,
  pausesMs: [10, 50, 100],
}
/** Number of concurrent shoppers: most of the time is waiting. */
const AT_ONCE = 10
const WALKS = rounds(50, 2000)
/** Rounds of orders that are sent while they are looked up. */
const LOOKED_UP = rounds(2, 20)
const PRODUCT = 'stroller-green'

/** Test cards whose outcome comes within a moment. */
const CARDS = {
  accepted: '4111111111111111',
  challenged: '4000000000003220',
  declined: '4000000000000002',
  down: '4000000000001000',
  notifiedFirst: '4000000000001208',
  notifiedTwice: '4000000000001406',
  neverNotified: '4000000000001505',
} as const

/** Events without parameters. */
type SimpleKind =
  | 'place'
  | 'placeTwice'
  | 'rest'
  | 'reload'
  | 'back'
  | 'soldOut'
  | 'expire'
  | 'removeCertificate'

type Action =
  | {readonly kind: 'answer'; readonly payment: Payment}
  | {readonly kind: 'edit'; readonly step: (typeof STEPS)[number]}
  | {readonly kind: SimpleKind}
  /** Enters the code of one of the shopper's two gift certificates in the payment step. */
  | {readonly kind: 'redeem'; readonly certificate: CertificateKind}
  /** Another order takes half or all of the balance of a gift certificate. */
  | {
      readonly kind: 'spend'
      readonly certificate: CertificateKind
      readonly share: 'half' | 'all'
    }
  | {readonly kind: 'quantity'; readonly quantity: number}
  | {readonly kind: 'page'; readonly answer: 'accept' | 'refuse' | 'cancel'}
  | {readonly kind: 'bank'; readonly answer: ProviderMood['answer']}
  | {
      readonly kind: 'provider'
      readonly lost: 'lostAnswers' | 'lostRequests'
      readonly times: number
    }
  | {readonly kind: 'network'; readonly faults: readonly HopFault[]}

interface Step {
  /** The tab: 1 is opened by its first action. */
  readonly tab: 0 | 1
  readonly action: Action
}

interface Story {
  readonly steps: readonly Step[]
  /** The shopper cancels the order in the end, if there is one. */
  readonly cancels: boolean
}

let backend: TestShop
let hop: FaultyHop
beforeAll(async () => {
  backend = await startTestShop(exampleEndpoints)
  addHostedMethod(backend.db, 'DEU')
  addGiftCertificateMethod(backend.db, 'DEU')
  execute(backend.db, 'UPDATE inventory_record SET allocation = 1000000')
  hop = await startFaultyHop(backend.baseUrl, LATE_MS)
})
afterAll(async () => {
  await hop.close()
  await backend.close()
})

/** The storage of one browser per site; in this test every shopper has a site id of their own. */
const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})

interface OrderRow {
  order_no: string
  basket_id: string
  status: string
  content: string
}
const ordersOf = (customerId: string) =>
  queryAll<OrderRow>(
    backend.db,
    'SELECT order_no, basket_id, status, content FROM customer_order WHERE customer_id = ?',
    customerId,
  )
const holds = ({status}: OrderRow) => status !== 'failed' && status !== 'cancelled'
/** Captured minus refunded amount of an order at the provider, in minor units. */
const chargeOf = ({order_no: orderNo}: OrderRow) =>
  queryOne<{charge: number | null}>(
    backend.db,
    `SELECT SUM(CASE kind WHEN 'capture' THEN o.amount WHEN 'refund' THEN -o.amount ELSE 0 END) AS charge
     FROM psp_operation o JOIN psp_session s ON s.id = o.session_id
     WHERE s.merchant_reference = ? AND o.state = 'succeeded'`,
    orderNo,
  )?.charge ?? 0
/** What gift certificates pay of an order by its own document, in minor units. */
const certificatesIn = ({content}: OrderRow): number => {
  const {paymentInstruments} = JSON.parse(content) as {
    paymentInstruments: {giftCertificateCode?: string; amount: number | null}[]
  }
  return paymentInstruments.reduce(
    (sum, {giftCertificateCode, amount}) => sum + (giftCertificateCode ? (amount ?? 0) : 0),
    0,
  )
}
/** Number of notifications about the shopper's payments that are still to be delivered. */
const openNotifications = (customerId: string) =>
  queryOne<{count: number}>(
    backend.db,
    `SELECT COUNT(*) AS count FROM psp_notification n JOIN psp_session s ON s.id = n.session_id
     JOIN customer_order o ON o.order_no = s.merchant_reference
     WHERE o.customer_id = ? AND n.next_attempt_at IS NOT NULL`,
    customerId,
  )?.count ?? 0

/** One shopper with two tabs. */
class Walk {
  private readonly ids: string[] = []
  /** Total on the page when an order was sent, by basket id. */
  private readonly totals = new Map<string, number | null>()
  private readonly mood: ProviderMood = {answer: 'accept', lostAnswers: 0, lostRequests: 0}
  private readonly tabs: (WalkPage | undefined)[] = []
  private faults: readonly HopFault[] = []
  private changedElsewhere = false
  private readonly certificates: WalkCertificates

  constructor(private readonly shopper: TestShopper) {
    this.ids.push(shopper.customerId)
    this.certificates = new WalkCertificates(backend.db, shopper.customerId)
  }

  private async open(tab: number): Promise<WalkPage> {
    const page = new WalkPage({
      backend,
      url: hop.url,
      shopper: this.shopper,
      provider: walkProvider(backend.baseUrl, this.mood),
      timing: TIMING,
      onBasket: (basketId) => this.know(basketId),
      onPlace: (basketId, total) => this.totals.set(basketId, total),
    })
    this.tabs[tab] = page
    await page.load()
    return page
  }

  private know(id: string): void {
    if (this.ids.includes(id)) return
    this.ids.push(id)
    hop.plan([id], this.faults)
  }

  private plan(faults: readonly HopFault[]): void {
    this.faults = faults
    const orders = ordersOf(this.shopper.customerId).map(({order_no: orderNo}) => orderNo)
    hop.plan([...this.ids, ...orders], faults)
  }

  private session() {
    return queryOne<{id: string; session_data: string}>(
      backend.db,
      `SELECT s.id, s.session_data FROM psp_session s
       JOIN customer_order o ON o.order_no = s.merchant_reference
       WHERE o.customer_id = ? ORDER BY s.created_at DESC LIMIT 1`,
      this.shopper.customerId,
    )
  }

  private async act(tab: number, action: Action): Promise<void> {
    const page = this.tabs[tab] ?? (await this.open(tab))
    switch (action.kind) {
      case 'answer':
        return page.answer(action.payment)
      case 'edit':
        return page.send({type: 'EDIT', step: action.step})
      case 'place':
        return page.send({type: 'PLACE'})
      case 'placeTwice':
        page.send({type: 'PLACE'})
        return page.send({type: 'PLACE'})
      case 'rest':
        return page.rest()
      case 'reload':
        page.close()
        return void (await this.open(tab))
      case 'back':
        return page.send({type: 'NO_ANSWER'})
      case 'quantity':
        this.changedElsewhere = true
        return page.changeElsewhere(action.quantity)
      case 'page':
        return this.answerOnPage(action.answer)
      case 'bank':
        this.mood.answer = action.answer
        return undefined
      case 'provider':
        this.mood[action.lost] = action.times
        return undefined
      case 'network':
        return this.plan(action.faults)
      case 'redeem':
        return page.redeem(this.certificates.codeOf(action.certificate))
      case 'removeCertificate':
        return page.removeCertificate()
      case 'spend':
        return this.certificates.spend(action.certificate, action.share)
      case 'soldOut':
        return this.sellOut(page)
      case 'expire':
        execute(
          backend.db,
          'UPDATE psp_session SET expires_at = ? WHERE id = ?',
          Date.now() - 1,
          this.session()?.id ?? '',
        )
    }
  }

  private async answerOnPage(answer: 'accept' | 'refuse' | 'cancel'): Promise<void> {
    const session = this.session()
    if (!session) return
    const {id, session_data: sessionData} = session
    await walkProvider(backend.baseUrl, this.mood).answerOnPage({id, sessionData}, answer)
  }

  /** The product is sold out for a moment, for every shopper. */
  private async sellOut(page: WalkPage): Promise<void> {
    const set = (allocation: number) =>
      execute(
        backend.db,
        'UPDATE inventory_record SET allocation = ? WHERE product_id = ?',
        allocation,
        PRODUCT,
      )
    set(0)
    page.send({type: 'PLACE'})
    await wait(20)
    set(1_000_000)
  }

  async run(steps: readonly Step[]): Promise<void> {
    await this.open(0)
    for (const {tab, action} of steps) await this.act(tab, action)
    await this.end()
  }

  /** Everything works again: the pages are reloaded and come to rest. */
  private async end(): Promise<void> {
    this.plan([])
    Object.assign(this.mood, {answer: 'refuse', lostAnswers: 0, lostRequests: 0})
    for (const [tab, page] of this.tabs.entries()) {
      if (!page) continue
      await page.rest()
      page.close()
      await (await this.open(tab)).rest()
    }
    const {customerId} = this.shopper
    for (let round = 0; round < 100 && openNotifications(customerId) > 0; round += 1) await wait(20)
  }

  /** What the walk ended with, for a failed assertion. */
  describe(): string {
    const orders = ordersOf(this.shopper.customerId)
      .map((order) => `${order.order_no} ${order.status} ${chargeOf(order)}`)
      .join(', ')
    return `Pages ${this.tabs.map((page) => page?.state).join(', ')}; orders ${orders || 'none'}`
  }

  async expectOrder(): Promise<void> {
    const orders = ordersOf(this.shopper.customerId)
    const live = orders.filter(holds)
    const {body} = await this.shopper.call<{
      baskets?: {basketId: string; productItems?: object[]}[]
    }>(
      'GET',
      `/customer/shopper-customers/v1/organizations/:org/customers/${this.shopper.customerId}/baskets`,
    )
    const baskets = (body.baskets ?? []).filter(({productItems}) => productItems?.length)
    const charges = orders.map((order) => [order.status, chargeOf(order)] as const)
    // Either one order or one basket with the goods: nothing is lost and nothing is ordered twice.
    expect({live: live.length, baskets: baskets.length}).toEqual(
      live.length === 1 ? {live: 1, baskets: 0} : {live: 0, baskets: 1},
    )
    expect(new Set(orders.map((order) => order.basket_id)).size).toBe(orders.length)
    // No charge without an order.
    for (const [status, charge] of charges) if (status === 'failed') expect(charge).toBe(0)
    for (const order of orders) {
      if (!holds(order)) expect(this.certificates.paidFor(order.order_no)).toBe(0)
    }
    this.certificates.expectConserved()
    for (const order of live) {
      const {totals} = JSON.parse(order.content) as {totals: {total: number}}
      const seen = Math.round((this.totals.get(order.basket_id) ?? 0) * 100)
      const charge = chargeOf(order)
      const paid = this.certificates.paidFor(order.order_no)
      expect(paid).toBe(certificatesIn(order))
      expect(paid).toBeLessThanOrEqual(totals.total)
      // A certificate and the provider never pay for the same part.
      expect([0, totals.total - paid]).toContain(charge)
      // An invoice is written for the basket as it was in the moment of the order.
      if (charge > 0 || !this.changedElsewhere) expect(totals.total).toBe(seen)
    }
    for (const page of this.tabs) {
      if (page?.state === 'confirmed') expect(live[0]?.basket_id).toBe(page.checkout.context.token)
    }
  }

  /** The shopper cancels the order: all money returns to where it came from. */
  async cancel(): Promise<void> {
    const order = ordersOf(this.shopper.customerId).find(holds)
    if (!order) return
    const cancelToken = queryOne<{cancel_token: string}>(
      backend.db,
      'SELECT cancel_token FROM customer_order WHERE order_no = ?',
      order.order_no,
    )?.cancel_token
    const path = `/s/DEU/dw/shop/v21_3/orders/${order.order_no}`
    const {status} = await callShop(backend, 'PATCH', path, {
      token: this.shopper.accessToken,
      body: {status: 'cancelled', c_orderCancelToken: cancelToken},
    })
    expect(status).toBe(200)
    expect(chargeOf(order)).toBe(0)
    this.certificates.expectReturned()
  }
}

async function live({steps, cancels}: Story): Promise<void> {
  const shopper = await newShopper(backend)
  const filled = () =>
    shopper.call('POST', BASKETS, {productItems: [{productId: PRODUCT, quantity: 1}]})
  // Another walk may have sold out the product for a moment.
  for (let status = 0; status !== 200;) ({status} = await filled())
  const walk = new Walk(shopper)
  try {
    await walk.run(steps)
    await walk.expectOrder()
    if (cancels) await walk.cancel()
  } catch (error) {
    throw new Error(`${walk.describe()} after ${JSON.stringify(steps)}`, {cause: error})
  }
}

const payment: fc.Arbitrary<Payment> = fc.oneof(
  fc.constant<Payment>('INVOICE'),
  fc.constant<Payment>('bank'),
  fc.constantFrom(...Object.values(CARDS)).map((card): Payment => ({card})),
)
const simple = (...kinds: SimpleKind[]) => fc.constantFrom(...kinds).map((kind): Action => ({kind}))
const action: fc.Arbitrary<Action> = fc.oneof(
  {weight: 3, arbitrary: fc.record({kind: fc.constant('answer' as const), payment})},
  {weight: 4, arbitrary: simple('place', 'placeTwice', 'rest')},
  {weight: 2, arbitrary: simple('reload', 'back', 'soldOut', 'expire')},
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<CertificateKind>('part', 'full')
      .map((certificate): Action => ({kind: 'redeem', certificate})),
  },
  {weight: 1, arbitrary: simple('removeCertificate')},
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('spend' as const),
      certificate: fc.constantFrom<CertificateKind>('part', 'full'),
      share: fc.constantFrom('half', 'all'),
    }),
  },
  {weight: 1, arbitrary: fc.constantFrom(...STEPS).map((step): Action => ({kind: 'edit', step}))},
  {
    weight: 1,
    arbitrary: fc
      .integer({min: 1, max: 3})
      .map((quantity): Action => ({kind: 'quantity', quantity})),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('accept', 'refuse', 'cancel')
      .map((answer): Action => ({kind: 'page', answer})),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('accept', 'refuse', 'walkAway')
      .map((answer): Action => ({kind: 'bank', answer})),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('provider' as const),
      lost: fc.constantFrom('lostAnswers', 'lostRequests'),
      times: fc.integer({min: 1, max: 6}),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...FAULTS), {minLength: 1, maxLength: 4})
      .map((faults): Action => ({kind: 'network', faults})),
  },
)

/** Certificates that the shopper redeems on the way to the review. */
const redeemed = fc.constantFrom<readonly CertificateKind[]>(
  [],
  [],
  [],
  ['part'],
  ['full'],
  ['part', 'full'],
)

/** The shopper answers every step in one tab; what follows happens in either tab. */
const walk: fc.Arbitrary<Story> = fc
  .record({
    first: payment,
    redeemed,
    kind: fc.constantFrom<SimpleKind>('place', 'placeTwice', 'rest'),
    rest: fc.array(fc.record({tab: fc.constantFrom<0 | 1>(0, 0, 0, 1), action}), {
      minLength: 1,
      maxLength: 12,
    }),
    cancels: fc.boolean(),
  })
  .map(({first, redeemed: codes, kind, rest, cancels}) => {
    const answer = (): Step => ({tab: 0, action: {kind: 'answer', payment: first}})
    return {
      steps: [
        ...STEPS.slice(0, 3).map(answer),
        ...codes.map((certificate): Step => ({tab: 0, action: {kind: 'redeem', certificate}})),
        answer(),
        {tab: 0, action: {kind}},
        ...rest,
      ],
      cancels,
    }
  })

test(
  `${WALKS} random walks end with one order or one basket, and with the right charge`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(walk, {minLength: AT_ONCE, maxLength: AT_ONCE}), async (walks) => {
        await Promise.all(walks.map(live))
      }),
      {numRuns: WALKS / AT_ONCE, seed: extent.seed, endOnFailure: true},
    )
    const sold = queryAll<OrderRow>(backend.db, 'SELECT * FROM customer_order')
      .filter(holds)
      .flatMap(({content}) => (JSON.parse(content) as {items: {quantity: number}[]}).items)
      .reduce((sum, {quantity}) => sum + quantity, 0)
    const stock = queryOne<{turnover: number}>(
      backend.db,
      "SELECT turnover FROM inventory_record WHERE product_id = ? AND list_id = 'inventory-DEU'",
      PRODUCT,
    )
    expect(stock?.turnover).toBe(sold)
    expect(sold).toBeGreaterThan(0)
    const orders = queryAll<OrderRow>(backend.db, 'SELECT * FROM customer_order')
    const paid = orders.map((order) => ({
      total: (JSON.parse(order.content) as {totals: {total: number}}).totals.total,
      byCertificates: certificatesIn(order),
    }))
    // The walks pay orders by certificates in part and in full.
    expect(paid.some(({total, byCertificates}) => byCertificates === total)).toBe(true)
    expect(
      paid.some(({total, byCertificates}) => byCertificates > 0 && byCertificates < total),
    ).toBe(true)
  },
  WALKS * 2_000,
)

test('an order that is sent while it is looked up is neither lost nor made twice', async () => {
  const first: Step[] = Array.from({length: 4}, () => ({
    tab: 0,
    action: {kind: 'answer', payment: 'bank'},
  }))
  const steps: Step[] = [
    ...first,
    {tab: 0, action: {kind: 'placeTwice'}},
    {tab: 0, action: {kind: 'back'}},
    {tab: 1, action: {kind: 'answer', payment: {card: CARDS.challenged}}},
    {tab: 0, action: {kind: 'redeem', certificate: 'part'}},
    {tab: 0, action: {kind: 'answer', payment: 'INVOICE'}},
    {tab: 0, action: {kind: 'page', answer: 'cancel'}},
    {tab: 0, action: {kind: 'answer', payment: 'bank'}},
    {tab: 0, action: {kind: 'placeTwice'}},
  ]
  for (let round = 0; round < LOOKED_UP; round += 1) {
    await Promise.all(Array.from({length: AT_ONCE}, () => live({steps, cancels: false})))
  }
}, 240_000)
