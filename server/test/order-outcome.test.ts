/**
 * Network faults while an order is placed: the shopper always ends at the confirmation of an
 * order that exists or with an intact basket, and no basket is ordered twice. The shop's own code calls
 * a real sandbox over HTTP, through a hop that loses, cuts, delays and replaces messages.
 */
import fc from 'fast-check'
import {placeOrder} from '@app/features/checkout/api/place-order'
import {settleOrder} from '@app/features/checkout/api/settle-order'
import type {OrderTiming} from '@app/features/checkout/model/order-timing'
import {pendingOrder} from '@app/features/basket/public/pending-order'
import {createShopApi} from '@app/shared/api/shop-api'
import type {Shop} from '@app/shared/lib/shop-context'
import {DEU} from '@config/testing/sites'
import {execute, queryAll} from '../../sandbox/db/database'
import {extent, rounds, sampleOf} from '../../sandbox/testing/extent'
import {newShopper, readyBasket, type TestShopper} from '../../sandbox/testing/shopper'
import {exampleEndpoints} from '../../sandbox/testing/example-shop'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {FAULTS, startFaultyHop, type FaultyHop, type HopFault} from './faulty-hop'

const LATE_MS = 250
/**
 * The real times, shortened: late requests are carried out after the client gave up, or in time. The time limit of a
 * look-up is long enough for a busy machine.
 */
const TIMING: OrderTiming = {
  answerMs: 150,
  runMs: 4000,
  visibleMs: 300,
  lookUpMs: 1500,
  pausesMs: [20, 100, 200],
}
/** Number of concurrent shoppers: most of the time is waiting. */
const AT_ONCE = 8
/** Number of groups of that size. */
const GROUPS = rounds(2, 40)

let backend: TestShop
let hop: FaultyHop
beforeAll(async () => {
  backend = await startTestShop(exampleEndpoints)
  // Enough stock for all shoppers.
  execute(backend.db, 'UPDATE inventory_record SET allocation = 100000')
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

/** Events of one shopper's order. */
interface Story {
  /** Faults of the order, then of the look-ups, and of the shopper's later requests. */
  readonly faults: readonly HopFault[]
  /** True when the page is reloaded while the order is on its way. */
  readonly reloads: boolean
  /** Number of simultaneous presses. */
  readonly presses: 1 | 2
  /** True when the shopper presses again after the order was not placed. */
  readonly insists: boolean
}

/** The shop in the browser of one shopper; the basket identifies the shopper's storage. */
function browserOf(shopper: TestShopper, basketId: string): Shop {
  const {organizationId, clientId} = backend.config
  const api = createShopApi({
    commerce: {organizationId, clientId, shortCode: 'sandbox0'},
    scapiBase: hop.url,
    ocapiBase: hop.url,
    siteId: 'DEU',
    locale: 'de-DE',
    currency: 'EUR',
    accessToken: () => Promise.resolve(shopper.accessToken),
  })
  return {site: {...DEU, id: basketId}, api} as unknown as Shop
}

async function basketsOf(shop: Shop, {customerId}: TestShopper): Promise<string[]> {
  const {baskets = []} = await shop.api.scapi<{baskets?: {basketId: string}[]}>(
    `/customer/shopper-customers/v1/organizations/:org/customers/${customerId}/baskets`,
  )
  return baskets.map(({basketId}) => basketId)
}

const ordersOf = (basketId: string): number =>
  queryAll(backend.db, 'SELECT order_no FROM customer_order WHERE basket_id = ?', basketId).length

type End = 'placed' | 'refused' | 'notPlaced' | 'unreadable'

/** The page's action: places the order, and looks up the result of an order without an answer. */
async function press(
  shop: Shop,
  shopper: TestShopper,
  basketId: string,
  story: Story,
): Promise<End> {
  const sent = Array.from({length: story.presses}, () => placeOrder(shop, basketId, TIMING))
  if (!story.reloads) {
    const [placement] = await Promise.all(sent)
    if (placement?.status !== 'unknown') return placement?.status ?? 'refused'
  }
  const pending = pendingOrder(shop.site.id)
  if (!pending) throw new Error('An order without an answer was forgotten.')
  const outcome = await settleOrder(shop, pending, {
    hasBasket: async (id) => (await basketsOf(shop, shopper)).includes(id),
    signal: new AbortController().signal,
    timing: TIMING,
  })
  await Promise.all(sent)
  return outcome ?? 'refused'
}

async function live(story: Story): Promise<void> {
  const shopper = await newShopper(backend)
  const {basketId} = await readyBasket(shopper)
  const shop = browserOf(shopper, basketId)
  hop.plan([basketId, shopper.customerId], story.faults)
  let end = await press(shop, shopper, basketId, story)
  if (end !== 'placed' && story.insists) end = await press(shop, shopper, basketId, story)
  hop.plan([basketId, shopper.customerId], [])
  const baskets = await basketsOf(shop, shopper)
  expect({end, orders: ordersOf(basketId), baskets}).toEqual(
    end === 'placed'
      ? {end, orders: 1, baskets: []}
      : {end: 'notPlaced', orders: 0, baskets: [basketId]},
  )
}

const story: fc.Arbitrary<Story> = fc.record({
  faults: fc.array(fc.constantFrom(...FAULTS), {minLength: 1, maxLength: 6}),
  reloads: fc.boolean(),
  presses: fc.constantFrom(1, 2),
  insists: fc.boolean(),
})

test(
  'the shopper ends with an order that exists or with an intact basket',
  async () => {
    const shoppers = fc.array(story, {minLength: AT_ONCE, maxLength: AT_ONCE})
    await fc.assert(
      fc.asyncProperty(shoppers, async (stories) => {
        await Promise.all(stories.map(live))
      }),
      {numRuns: GROUPS, seed: extent.seed, endOnFailure: true},
    )
  },
  GROUPS * 20_000,
)

test('the same for each fault alone, and for a reload while it happens', async () => {
  const stories = FAULTS.flatMap((fault): Story[] => [
    {faults: [fault], reloads: false, presses: 1, insists: false},
    {faults: [fault, 'lostRequest'], reloads: true, presses: 1, insists: false},
  ])
  const some = sampleOf(stories, 2 * AT_ONCE)
  for (let first = 0; first < some.length; first += AT_ONCE) {
    await Promise.all(some.slice(first, first + AT_ONCE).map(live))
  }
}, 180_000)
