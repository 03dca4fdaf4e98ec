import type {ChildProcess} from 'node:child_process'
import {spawn} from 'node:child_process'
import {once} from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readConfig} from '../../../config'
import {execute, openDatabase, queryAll, queryOne, type Database} from '../../../db/database'
import {rounds, seededRandom, seedTitle} from '../../../testing/extent'
import {seedProduct, seedShop} from '../../../testing/seed-shop'
import type {TestShopper} from '../../../testing/shopper'
import {BASKETS, ORDERS, callShop, newShopper, readyBasket} from '../../../testing/shopper'
import {addHostedMethod} from '../../../testing/site-settings'

const projectDir = path.resolve(__dirname, '../../../..')

/** Number of times that the process is killed while orders are placed. */
const ROUNDS = rounds(2, 200)
const random = seededRandom()
const SHOPPERS = 4
/** Stock far below the ordered quantity. */
const SCARCE = 5
/** An order takes a few milliseconds: within these the process dies before, during or after it. */
const LONGEST_WAIT = 60

let dataDir: string
let server: ChildProcess | undefined

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-kill-'))
  const db = openDatabase(dataDir)
  seedShop(db)
  const prices = {EUR: 9900, USD: 9900, JPY: 12_000}
  seedProduct(db, {id: 'plenty', prices, stock: 100_000})
  seedProduct(db, {id: 'scarce', prices, stock: SCARCE})
  db.close()
})
afterEach(() => kill())
afterAll(() => fs.rmSync(dataDir, {recursive: true, force: true}))

/** Starts the program as a user does; resolves to its base address once it listens. */
function start(): Promise<string> {
  const flags = ['--port', '0', '--data', dataDir, '--client-secret', readConfig().clientSecret]
  const args = ['--import', 'tsx', 'sandbox/main.ts', ...flags]
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${output}`)))
  })
}

async function kill(): Promise<void> {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('what was confirmed survives kill -9: order, open basket and session', async () => {
  const config = readConfig({data: dataDir}, {})
  const first = {baseUrl: await start(), config}
  const shopper = await newShopper(first)
  const {basketId} = await readyBasket(shopper)
  const placed = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
  expect(placed.status).toBe(200)
  const next = await shopper.call<{basketId: string}>('POST', BASKETS, {
    productItems: [{productId: 'blanket', quantity: 2}],
  })
  await kill()

  const second = {baseUrl: await start(), config}
  const sameSession = withBase(shopper, second.baseUrl)
  const order = await sameSession('GET', `${ORDERS}/${placed.body.orderNo}`)
  expect(order).toEqual({status: 200, body: placed.body})
  const basket = await sameSession('GET', `${BASKETS}/${next.body.basketId}`)
  expect(basket).toEqual({status: 200, body: next.body})
  const consumed = await sameSession('GET', `${BASKETS}/${basketId}`)
  expect(consumed.status).toBe(404)

  function withBase({accessToken}: TestShopper, baseUrl: string) {
    return async (method: string, route: string) => {
      const url = `${baseUrl}${route.replace(':org', config.organizationId)}?siteId=DEU`
      const headers = {authorization: `Bearer ${accessToken}`}
      const response = await fetch(url, {method, headers})
      return {status: response.status, body: (await response.json()) as unknown}
    }
  }
}, 60_000)

test('kill -9 at each step of a failed payment: one order, then one basket, and the stock is back', async () => {
  const config = readConfig({data: dataDir}, {})
  const db = openDatabase(dataDir)
  addHostedMethod(db, 'DEU')
  const turnover = () =>
    queryOne<{turnover: number}>(
      db,
      "SELECT turnover FROM inventory_record WHERE product_id = 'stroller-green' AND list_id = 'inventory-DEU'",
    )?.turnover
  const shopper = await newShopper({baseUrl: await start(), config})
  const before = turnover()
  const {basketId} = await readyBasket(shopper, {
    paymentInstruments: [{paymentMethodId: 'ONLINE_PAYMENT'}],
  })
  const {body: placed} = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
  await kill()

  const fail = (baseUrl: string) =>
    callShop<{status: string; c_newBasketId?: string}>(
      {baseUrl},
      'PATCH',
      `/s/DEU/dw/shop/v21_3/orders/${placed.orderNo}`,
      {token: shopper.accessToken, body: {status: 'failed', reason: 'payment_refused'}},
    )
  const statusOf = () =>
    queryOne<{status: string}>(
      db,
      'SELECT status FROM customer_order WHERE order_no = ?',
      placed.orderNo,
    )
  expect(statusOf()).toEqual({status: 'created'})
  expect(turnover()).toBe((before ?? 0) + 1)

  // The process dies while it fails the order: the change is made whole or not at all.
  const baseUrl = await start()
  const answer = fail(baseUrl).catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_WAIT))
  await kill()
  await answer
  const baskets = () =>
    queryAll(db, 'SELECT id FROM basket WHERE customer_id = ?', shopper.customerId).length
  expect([
    ['created', 0],
    ['failed', 1],
  ]).toContainEqual([statusOf()?.status, baskets()])

  await fail(await start())
  expect(statusOf()).toEqual({status: 'failed'})
  expect(baskets()).toBe(1)
  expect(turnover()).toBe(before)
  db.close()
}, 90_000)

interface Attempt {
  shopper: TestShopper
  basketId: string
  /** The order number in the answer; undefined when no answer arrived. */
  confirmed?: string
}

async function prepare(shop: Parameters<typeof newShopper>[0]): Promise<Attempt> {
  const shopper = await newShopper(shop)
  const {basketId} = await readyBasket(shopper, {
    productItems: [
      {productId: 'plenty', quantity: 2},
      {productId: 'scarce', quantity: 1},
    ],
  })
  return {shopper, basketId}
}

/** Returns a unit to stock, so that later rounds still compete for the last ones. */
const restock = (db: Database): void => {
  execute(db, "UPDATE inventory_record SET allocation = allocation + 1 WHERE product_id = 'scarce'")
}

/**
 * Places every order at once and kills the process during that.
 * @param afterFirst kills it when the first order is confirmed
 */
async function placeAndKill(attempts: Attempt[], afterFirst: boolean): Promise<void> {
  const answers = attempts.map(async (attempt) => {
    const answer = await attempt.shopper
      .call<{orderNo: string}>('POST', ORDERS, {basketId: attempt.basketId})
      .catch(() => undefined)
    if (answer?.status !== 200) throw new Error(`No order: ${answer?.status}`)
    attempt.confirmed = answer.body.orderNo
  })
  const settled = Promise.allSettled(answers)
  const wait = random() * LONGEST_WAIT
  // On a slow machine an order may take longer than any of the waits: one round guarantees an order.
  if (afterFirst) await Promise.any(answers).catch(() => undefined)
  else await new Promise((resolve) => setTimeout(resolve, wait))
  await kill()
  await settled
}

test(
  `kill -9 amid ${ROUNDS} rounds of orders (${seedTitle}): none oversold, doubled or lost`,
  async () => {
    const config = readConfig({data: dataDir}, {})
    const attempts: Attempt[] = []
    const before = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const shop = {baseUrl: await start(), config}
      // Some units are returned to stock, so that later rounds still compete for the last ones.
      const db = openDatabase(dataDir)
      restock(db)
      if (round === 0) {
        queryAll<{order_no: string}>(db, 'SELECT order_no FROM customer_order').forEach((row) =>
          before.add(row.order_no),
        )
      }
      db.close()
      const now = await Promise.all(
        Array.from({length: SHOPPERS}, () => prepare(shop).catch(() => null)),
      )
      // A shopper who finds the last unit sold has no basket to order.
      const ready = now.filter((attempt): attempt is Attempt => !!attempt?.basketId)
      await placeAndKill(ready, round === ROUNDS - 1)
      attempts.push(...ready)
    }

    const db = openDatabase(dataDir)
    const orders = queryAll<{order_no: string; basket_id: string; site_id: string}>(
      db,
      'SELECT order_no, basket_id, site_id FROM customer_order',
    ).filter(({order_no: orderNo}) => !before.has(orderNo))
    const baskets = new Set(queryAll<{id: string}>(db, 'SELECT id FROM basket').map(({id}) => id))
    for (const {basketId, confirmed} of attempts) {
      const made = orders.filter((order) => order.basket_id === basketId)
      // Either one order or the basket exists, never both, never neither, never two orders.
      expect(made.length + (baskets.has(basketId) ? 1 : 0)).toBe(1)
      if (confirmed !== undefined) expect(made.map((order) => order.order_no)).toEqual([confirmed])
    }
    const stock = (productId: string) =>
      queryOne<{turnover: number; allocation: number}>(
        db,
        `SELECT turnover, allocation FROM inventory_record
       WHERE product_id = ? AND list_id = 'inventory-DEU'`,
        productId,
      )
    expect(stock('plenty')?.turnover).toBe(orders.length * 2)
    expect(stock('scarce')?.turnover).toBe(orders.length)
    expect(orders.length).toBeLessThanOrEqual(stock('scarce')?.allocation ?? 0)
    expect(orders.length).toBeGreaterThan(0)
    restock(db)
    db.close()

    const shop = {baseUrl: await start(), config}
    const last = await prepare(shop).catch(() => null)
    expect(last?.basketId).toEqual(expect.any(String))
  },
  ROUNDS * 15_000,
)
