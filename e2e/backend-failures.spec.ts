/**
 * A backend that is slow, unreachable, malformed or under maintenance, under load: every request gets an answer,
 * cached pages stay available, and no data of one visitor is sent to another. Needs no browser.
 */
import {answers, OwnShop} from './support/own-shop'
import {expect, test} from './support/test'
import {message} from './support/texts'

/** Time limit that is long enough for a busy machine. */
const BACKEND_TIMEOUT_MS = 4000
/** Longer than the host's time limit for backends; a request without an answer until then counts as unanswered. */
const ANSWER_WITHIN_MS = 15_000
const SECRET = 'secret-of-one-visitor'

test.describe.configure({mode: 'default'})

let shop: OwnShop

let visit = 0
/** A page that was not requested before: phrases are part of an address. */
const freshPage = () => `/deu/de-de/search?q=wagen${(visit += 1)}`

interface Answer {
  status: number
  cache: string | null
  control: string | null
  text: string
}

/** @throws Error when there is no answer */
async function get(path: string): Promise<Answer> {
  const answer = await fetch(shop.base + path, {
    headers: {Cookie: `cc-nx_DEU=${SECRET}; dwsid=${SECRET}`, Authorization: `Bearer ${SECRET}`},
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  const {status, headers} = answer
  return {
    status,
    cache: headers.get('x-page-cache'),
    control: headers.get('cache-control'),
    text: await answer.text(),
  }
}

/** `clients` send requests one after the other, each `times` times. */
async function load(clients: number, times: number, path: () => string): Promise<Answer[]> {
  const answers: Answer[] = []
  const client = async (): Promise<void> => {
    for (let count = 0; count < times; count += 1) answers.push(await get(path()))
  }
  await Promise.all(Array.from({length: clients}, client))
  return answers
}

const statusesOf = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({status}) => status))].sort((a, b) => a - b)

test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await OwnShop.start({
    data: '.cache/e2e-trouble',
    env: {BACKEND_TIMEOUT_MS: `${BACKEND_TIMEOUT_MS}`, LOG_LEVEL: 'silent'},
  })
  await answers(`${shop.base}/readyz`)
  // The process holds its guest token, and the page is cached.
  expect((await get('/deu/de-de/home')).status).toBe(200)
})

test.beforeEach(() => shop.endFaults())
test.afterAll(() => shop.stop())

for (const [name, fault] of [
  ['slow', {kind: 'latency', delay: BACKEND_TIMEOUT_MS + 1000, system: 'scapi'}],
  ['dead', {kind: 'drop', system: 'scapi'}],
  ['malformed', {kind: 'malformed', system: 'scapi'}],
] as const) {
  test(`a ${name} backend leaves no request without an answer`, async () => {
    await shop.orderFault(fault)
    const [failed, cached] = await Promise.all([
      load(12, 3, freshPage),
      load(2, 10, () => '/deu/de-de/home'),
    ])
    expect(statusesOf(failed)).toEqual([500])
    expect(new Set(failed.map(({control}) => control))).toEqual(new Set(['no-store']))
    expect(statusesOf(cached)).toEqual([200])
    await shop.endFaults()
    expect(statusesOf(await load(4, 2, freshPage))).toEqual([200])
  })
}

test('a backend that fails now and then fails those pages alone', async () => {
  await shop.orderFault({kind: 'status', status: 500, system: 'scapi', share: 0.4})
  const answers = await load(8, 6, freshPage)
  expect(statusesOf(answers)).toEqual([200, 500])
  for (const {status, control} of answers) expect(control === 'no-store').toBe(status === 500)
})

test('maintenance is announced to visitors, and kept pages stay', async () => {
  await shop.orderFault({kind: 'maintenance', system: 'scapi'})
  const answer = await fetch(shop.base + freshPage())
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('120')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain(message('de-DE', 'error.unavailable.title'))
  expect(await get('/deu/de-de/home')).toMatchObject({status: 200, cache: 'hit'})
})

test('nothing of a visitor or a session is in a page that is shared', async () => {
  await shop.orderFault({kind: 'latency', delay: 150, share: 0.5})
  const paths = [
    '/deu/de-de/category/strollers',
    '/deu/de-de/product/BH-1010',
    '/deu/de-de/search?q=bett',
  ]
  let next = 0
  const answers = await load(12, 4, () => paths[(next += 1) % paths.length] ?? '')
  expect(statusesOf(answers)).toEqual([200])
  for (const {text} of answers) {
    expect(text).not.toContain(SECRET)
    // A token of SLAS, and the id of a session.
    expect(text).not.toMatch(/eyJ[\w-]{10,}\.|"usid"|access_token/)
  }
  // One rendering of each page was enough for all requests.
  expect(answers.filter(({cache}) => cache === 'bypass')).toEqual([])
})
