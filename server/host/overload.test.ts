import {createGate, createPages, figuresOf, startHost, type RunningHost} from './test/start-host'

let running: RunningHost | undefined
afterEach(() => running?.close())

async function start(
  behaviour: Parameters<typeof createPages>[0],
  env: Readonly<Record<string, string>>,
) {
  const {app, pages} = createPages(behaviour)
  running = await startHost(app, env)
  const {base} = running
  return {pages, base, get: (path: string) => fetch(`${base}/deu/de-de/${path}`)}
}

const ONE_WAITS = 'render_queue_waiting 1'

/** Repeats until the condition holds; the time limit of the test ends it. */
async function eventually(check: () => unknown): Promise<void> {
  for (;;) {
    try {
      return void (await check())
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

const NO_STORE = {'Cache-Control': 'no-store'}

it('answers every request when more is asked for than can be made', async () => {
  const {get, pages} = await start({delay: 400}, {RENDER_CONCURRENCY: '2', RENDER_QUEUE: '6'})
  const answers = await Promise.all(Array.from({length: 40}, (_, index) => get(`product/${index}`)))
  const refused = answers.filter(({status}) => status === 503)
  const made = answers.filter(({status}) => status === 200)
  expect(made.length + refused.length).toBe(40)
  // 2 are rendered and 6 wait; a slow machine may admit one more after the first were rendered.
  expect(made.length).toBeGreaterThanOrEqual(8)
  expect(made.length).toBeLessThan(20)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  expect(await refused[0]?.text()).toContain('<html lang="de-DE" dir="ltr">')
  expect(pages.renders).toHaveLength(made.length)
  expect((await get('product/99')).status).toBe(200)
})

it('names the request on the page and in the log', async () => {
  const {get} = await start({delay: 400}, {RENDER_CONCURRENCY: '1', RENDER_QUEUE: '0'})
  const [, refused] = await Promise.all([get('product/1'), get('product/2')])
  expect(refused?.status).toBe(503)
  const id = refused?.headers.get('x-correlation-id') ?? 'none'
  expect(await refused?.text()).toContain(`<p>Referenz: ${id}</p>`)
  await eventually(() => {
    const own = running?.lines.filter((line) => line.includes(id)) ?? []
    expect(own.join()).toContain('"status":503')
    expect(own.join()).toContain('More pages are asked for')
  })
})

it('keeps answering pages that it has while others cannot be made', async () => {
  const {get, pages} = await start({}, {RENDER_CONCURRENCY: '1', RENDER_QUEUE: '0'})
  await get('home')
  const gate = createGate()
  pages.hold = gate.opened
  const slow = get('product/slow')
  await eventually(() => expect(pages.renders).toHaveLength(2))
  const [cached, other] = await Promise.all([get('home'), get('product/other')])
  expect([cached.status, other.status]).toEqual([200, 503])
  gate.open()
  expect((await slow).status).toBe(200)
})

it('gives up on a page that takes too long, shared or not', async () => {
  const {get, pages} = await start({delay: 1000}, {RENDER_TIMEOUT_MS: '100'})
  expect((await get('product/slow')).status).toBe(503)
  pages.headers = NO_STORE
  pages.delay = 0
  await get('appcheckout')
  pages.delay = 1000
  expect((await get('appcheckout')).status).toBe(503)
})

it('makes no page for a visitor who left while waiting, and keeps no place for it', async () => {
  const {get, base, pages} = await start(
    {headers: NO_STORE},
    {RENDER_CONCURRENCY: '1', RENDER_TIMEOUT_MS: '20000'},
  )
  await get('appcheckout')
  const gate = createGate()
  pages.hold = gate.opened
  const slow = get('appcheckout')
  await eventually(() => expect(pages.renders).toHaveLength(2))
  const leaving = new AbortController()
  const left = fetch(`${base}/deu/de-de/appcheckout`, {signal: leaving.signal}).catch(() => 'left')
  const waiting = async () => (await figuresOf(base)).includes(ONE_WAITS)
  await eventually(async () => expect(await waiting()).toBe(true))
  leaving.abort()
  expect(await left).toBe('left')
  await eventually(() => expect(running?.lines.join()).toContain('"complete":false'))
  gate.open()
  expect((await get('appcheckout')).status).toBe(200)
  expect((await slow).status).toBe(200)
  expect(pages.renders).toHaveLength(3)
})

describe('a page without a place in the cache', () => {
  const LONG = `/deu/de-de/search?q=${'a'.repeat(2048)}`

  it.each([
    ['with a long address', LONG],
    ['without a site prefix', '/no/such/page'],
    ['with an unknown site', '/xyz/de-de/home'],
  ])('waits in the queue too: %s', async (_which, path) => {
    const {base, pages} = await start({}, {RENDER_CONCURRENCY: '1', RENDER_QUEUE: '0'})
    const gate = createGate()
    pages.hold = gate.opened
    const slow = fetch(base + path)
    await eventually(() => expect(pages.renders).toHaveLength(1))
    const refused = await fetch(base + path)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    // Requests that need no rendering are still answered.
    expect((await fetch(`${base}/robots.txt`, {method: 'POST'})).status).toBe(404)
    gate.open()
    expect((await slow).status).toBe(200)
    expect(pages.renders).toHaveLength(1)
  })

  it.each([LONG, '/no/such/page'])('is given up when it takes too long: %.30s', async (path) => {
    const {base} = await start({delay: 1000}, {RENDER_TIMEOUT_MS: '100'})
    const answer = await fetch(base + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

it('refuses with the legal links', async () => {
  const {get} = await start({delay: 1000}, {RENDER_TIMEOUT_MS: '100'})
  const html = await (await get('home')).text()
  for (const page of ['imprint', 'privacy-policy', 'terms/terms']) {
    expect(html).toMatch(
      new RegExp(`<a href="/deu/de-de/customer-service/legal/${page}\\.html">\\w+`),
    )
  }
})

it('counts what was made and what failed', async () => {
  const {get, base} = await start({}, {})
  await get('home')
  await get('home')
  const figures = await figuresOf(base)
  expect(figures).toContain('page_cache_answers_total{state="miss",site="DEU"} 1')
  expect(figures).toContain('page_cache_answers_total{state="hit",site="DEU"} 1')
  expect(figures).toContain('page_render_seconds_count{outcome="ok"} 1')
})
