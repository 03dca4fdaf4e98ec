/**
 * Addresses that no link of the shop has, sent unchanged to a shop of their own: each gets an answer without a
 * server error, and no error is logged. Limits per client are tested here too, because the bundle sets them up.
 * Needs no browser.
 */
import http from 'node:http'
import {answers, OwnShop} from './support/own-shop'
import {extent, rounds, sampleOf, seedTitle} from '../sandbox/testing/extent'
import {expect, test} from './support/test'
import {nonsenseAddresses, SINGULAR} from './support/nonsense'

/** Number of randomly drawn queries besides the table. */
const DRAWN = rounds(200, 5000)
/** Sample size of the table and of the drawn queries; the specially malformed addresses are sent besides. */
const SAMPLE = 900
const CLIENTS = 6
/** On a busy machine ratings may arrive too late, and pages then omit them. */
const BUSY = /Left out of the page: rating failed/

test.describe.configure({mode: 'default'})

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await OwnShop.start({env: {TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn'}})
  await answers(`${shop.base}/readyz`)
})
test.afterAll(() => shop.stop())

const agent = new http.Agent({keepAlive: true, maxSockets: CLIENTS})

/** Status of the answer; the error where there is none. The address is sent unchanged. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | string> {
  return new Promise((resolve) => {
    const request = http.get(
      {host: '127.0.0.1', port: new URL(shop.base).port, path, agent, headers},
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    request.setTimeout(20_000, () => request.destroy(new Error('no answer')))
    request.on('error', (error) => resolve(error.message))
  })
}

test(`no address makes the shop fail, or write an error into its log (${seedTitle})`, async () => {
  test.setTimeout(rounds(300_000, 1_200_000))
  const addresses = sampleOf(nonsenseAddresses(DRAWN, extent.seed), SAMPLE, (path) =>
    SINGULAR.includes(path),
  )
  const failed: string[] = []
  let next = 0
  const ask = async () => {
    while (next < addresses.length) {
      const index = (next += 1) - 1
      const path = addresses[index] ?? '/'
      // Each from a client of its own, so that no rate limit answers instead.
      const client = `198.51.${index >> 8}.${index & 255}`
      const status = await statusOf(path, {'X-Forwarded-For': client})
      if (typeof status === 'string' || status >= 500)
        failed.push(`${status} ${path.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({length: CLIENTS}, ask))
  expect(failed).toEqual([])
  const lines = shop.log
    .split('\n')
    .filter((line) => /error|exception|"level":[56]0/i.test(line) && !BUSY.test(line))
  expect(lines.map((line) => line.slice(0, 300))).toEqual([])
})

for (const [name, path, burst] of [
  ['share images', '/share-image/deu/de-de/product/BH-NONE.jpg', 60],
  ['translations', '/services/review-translation/none?locale=de-DE', 30],
] as const) {
  test(`one client gets its share of ${name}, and others get theirs`, async () => {
    const ask = (client: string) => statusOf(path, {'X-Forwarded-For': client})
    const statuses = await Promise.all(Array.from({length: burst * 4}, () => ask('203.0.113.9')))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10)
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(burst)
    expect(await ask('203.0.113.10')).toBe(404)
  })
}
