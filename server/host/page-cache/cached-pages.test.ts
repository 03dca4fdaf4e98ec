import {randomBytes} from 'node:crypto'
import http from 'node:http'
import zlib from 'node:zlib'
import {
  CACHEABLE,
  createGate,
  createPages,
  figuresOf,
  PURGE_TOKEN,
  startHost,
  type RunningHost,
} from '../test/start-host'
import {passSeconds, restoreTime, until} from '../test/time'

const PAGE = '/deu/de-de/category/strollers'

let running: RunningHost | undefined

afterEach(async () => {
  restoreTime()
  await running?.close()
  running = undefined
})

async function start(
  behaviour: Parameters<typeof createPages>[0] = {},
  env: Readonly<Record<string, string>> = {},
) {
  const {app, pages} = createPages(behaviour)
  running = await startHost(app, env)
  const {base, host} = running
  const get = (path = PAGE, headers: Record<string, string> = {}) => fetch(base + path, {headers})
  const stateOf = async (path = PAGE, headers: Record<string, string> = {}) => {
    const response = await get(path, headers)
    await response.text()
    return response.headers.get('x-page-cache')
  }
  const purge = (body: unknown, token = PURGE_TOKEN) =>
    fetch(`${base}/page-cache/purge`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${token}`},
      body: JSON.stringify(body),
    })
  return {pages, host, base, get, stateOf, purge}
}

describe('a kept page', () => {
  it('is made once and says what it is', async () => {
    const {pages, get, stateOf} = await start()
    expect(await stateOf()).toBe('miss')
    const response = await get()
    expect(response.headers.get('x-page-cache')).toBe('hit')
    expect(response.headers.get('age')).toBe('0')
    expect(response.headers.get('cache-control')).toBe(CACHEABLE)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('server-timing')).toBe('cache;desc=hit')
    expect(pages.renders).toHaveLength(1)
  })

  it('tells browsers what took time, shared or not', async () => {
    const {pages, get} = await start({delay: 30})
    const timing = async (path: string) => (await get(path)).headers.get('server-timing') ?? ''
    const took = (text: string) => Number(/page;dur=([\d.]+)/.exec(text)?.[1])
    const miss = await timing(PAGE)
    expect(miss).toMatch(/^cache;desc=miss, page;dur=/)
    expect(took(miss)).toBeGreaterThanOrEqual(29)
    pages.headers = {'Cache-Control': 'no-store'}
    for (const path of ['/deu/de-de/appcart', '/deu/de-de/appcart'])
      expect(took(await timing(path))).toBeGreaterThanOrEqual(29)
  })

  it.each(['br', 'gzip', 'identity'])('comes as %s with the same text', async (coding) => {
    const {base, get} = await start()
    const text = await (await get()).text()
    const raw = await new Promise<{body: Buffer; coding: string | undefined}>((resolve) => {
      http.get(base + PAGE, {headers: {'Accept-Encoding': coding}}, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () =>
          resolve({body: Buffer.concat(chunks), coding: res.headers['content-encoding']}),
        )
      })
    })
    expect(raw.coding).toBe(coding === 'identity' ? undefined : coding)
    const decode = {br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync}[coding]
    expect((decode ? decode(raw.body) : raw.body).toString()).toBe(text)
  })

  it('is 304 for a browser that has it', async () => {
    const {get} = await start()
    const etag = (await get()).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    const response = await get(PAGE, {'If-None-Match': `"x", ${etag}`})
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect((await get(PAGE, {'If-None-Match': '"other"'})).status).toBe(200)
  })

  it('answers HEAD without a body and leaves POST alone', async () => {
    const {base, stateOf} = await start()
    await stateOf()
    const head = await fetch(base + PAGE, {method: 'HEAD'})
    expect([head.headers.get('x-page-cache'), await head.text()]).toEqual(['hit', ''])
    const post = await fetch(base + PAGE, {method: 'POST'})
    expect([post.status, post.headers.get('x-page-cache')]).toEqual([404, null])
  })

  it('is one render however many ask at the same time', async () => {
    const gate = createGate()
    const {pages, stateOf} = await start({hold: gate.opened})
    const asked = Array.from({length: 60}, () => stateOf())
    await until(() => pages.renders.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    gate.open()
    const states = await Promise.all(asked)
    expect(states.filter((state) => state === 'miss').length).toBeGreaterThan(1)
    // A late request gets the cached page.
    expect(states.filter((state) => state !== 'miss' && state !== 'hit')).toEqual([])
    expect(pages.renders).toHaveLength(1)
  })

  it('is used at once when stale, while one refresh runs', async () => {
    const {pages, get, stateOf} = await start()
    const first = await (await get()).text()
    passSeconds(1000)
    const gate = createGate()
    pages.hold = gate.opened
    const answers = await Promise.all(Array.from({length: 20}, () => get()))
    expect(new Set(answers.map(({headers}) => headers.get('x-page-cache')))).toEqual(
      new Set(['stale']),
    )
    expect(Number(answers[0]?.headers.get('age'))).toBeGreaterThanOrEqual(1000)
    expect(await answers[0]?.text()).toBe(first)
    await until(() => pages.renders.length === 2)
    gate.open()
    while ((await stateOf()) !== 'hit') await new Promise((resolve) => setTimeout(resolve, 10))
    expect(pages.renders).toHaveLength(2)
  })

  it('is made anew when even stale use is over', async () => {
    const {stateOf} = await start()
    await stateOf()
    passSeconds(900 + 14_400 + 1)
    expect(await stateOf()).toBe('miss')
  })

  it('ages on when the clock of the machine is set back', async () => {
    const {stateOf} = await start()
    await stateOf()
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000)
    passSeconds(900 + 14_400 + 1)
    expect(await stateOf()).toBe('miss')
  })

  it('stands in for one that fails, and failures are not tried at every request', async () => {
    const {pages, get, stateOf} = await start()
    await stateOf()
    passSeconds(900 + 14_400 + 1)
    pages.status = 500
    pages.headers = {'Cache-Control': 'no-store'}
    for (let count = 0; count < 10; count += 1) {
      const response = await get()
      expect([response.status, response.headers.get('x-page-cache')]).toEqual([200, 'stale'])
    }
    expect(pages.renders).toHaveLength(2)
  })

  it('does not stand in for longer than allowed', async () => {
    const {pages, get} = await start({}, {PAGE_CACHE_STALE_IF_ERROR: '60'})
    pages.headers['Cache-Control'] = 's-maxage=10'
    await get()
    passSeconds(100)
    pages.status = 500
    pages.headers = {'Cache-Control': 'no-store'}
    expect((await get()).status).toBe(500)
  })
})

describe('what is not kept', () => {
  it.each([
    ['no-store', {'Cache-Control': 'no-store'}],
    ['private', {'Cache-Control': 'private, max-age=900'}],
    ['no rule', {}],
    ['a cookie', {'Cache-Control': CACHEABLE, 'Set-Cookie': 'dwsid=secret'}],
    ['a language', {'Cache-Control': CACHEABLE, Vary: 'Accept-Language'}],
  ])('an answer with %s', async (_name, headers) => {
    const {pages, host, stateOf} = await start({headers: headers as Record<string, string>})
    expect([await stateOf(), await stateOf(), await stateOf()]).toEqual(Array(3).fill('bypass'))
    expect(pages.renders).toHaveLength(3)
    expect(await host.metrics.registry.metrics()).toMatch(/^page_cache_pages 0$/m)
  })

  it('goes out compressed, the first time too', async () => {
    const {base} = await start({headers: {'Cache-Control': 'no-store'}})
    const codings = []
    for (let count = 0; count < 2; count += 1) {
      const answer = await fetch(`${base}/deu/de-de/appcheckout`, {
        headers: {'Accept-Encoding': 'br'},
      })
      expect(await answer.text()).toMatch(/^<p>words/)
      codings.push([answer.headers.get('content-encoding'), answer.headers.get('vary')])
    }
    expect(codings).toEqual(Array(2).fill(['br', 'Accept-Encoding']))
  })

  it('goes to one visitor only, even when several asked at the same time', async () => {
    let count = 0
    const {get} = await start({
      headers: {'Cache-Control': 'no-store'},
      delay: 50,
      body: () => `nonce ${(count += 1)}`,
    })
    const texts = await Promise.all(Array.from({length: 5}, async () => (await get()).text()))
    expect(new Set(texts).size).toBe(5)
  })

  it('an address without a site', async () => {
    const {stateOf, pages} = await start()
    expect([await stateOf('/'), await stateOf('/xxx/de-de/home')]).toEqual([null, null])
    expect(pages.renders).toHaveLength(2)
  })

  it('anything, when the cache is off', async () => {
    const {stateOf, pages} = await start({}, {PAGE_CACHE: 'off'})
    expect([await stateOf(), await stateOf()]).toEqual(['bypass', 'bypass'])
    expect(pages.renders).toHaveLength(2)
  })
})

describe('the key', () => {
  it('is not split by the order of parameters, tracking or unknown ones', async () => {
    const {pages, stateOf} = await start()
    await stateOf('/deu/de-de/search?q=wagen&sort=newest')
    for (const query of [
      'sort=newest&q=wagen',
      'q=wagen&utm_source=mail&sort=newest&gclid=1',
      'q=wagen&sort=newest&x=1&_cb=99',
    ]) {
      expect(await stateOf(`/deu/de-de/search?${query}`)).toBe('hit')
    }
    expect(pages.renders).toHaveLength(1)
  })

  it('is split by parameters that the page reads, by locale and by site', async () => {
    const {stateOf, pages} = await start()
    for (const path of [
      '/deu/de-de/search?q=wagen',
      '/deu/de-de/search?q=bett',
      '/deu/en-de/search?q=wagen',
      '/usa/en-us/search?q=wagen',
    ]) {
      expect(await stateOf(path)).toBe('miss')
    }
    expect(pages.renders).toHaveLength(4)
  })

  it('counts every parameter of a page that does not say what it reads', async () => {
    const {stateOf} = await start({headers: {'Cache-Control': CACHEABLE}})
    await stateOf(`${PAGE}?x=1`)
    expect(await stateOf(`${PAGE}?x=2`)).toBe('miss')
    expect(await stateOf(`${PAGE}?x=1&fbclid=3`)).toBe('hit')
  })

  it('cannot be poisoned by parameters that do not count', async () => {
    const {get, stateOf} = await start({body: (req) => `<a href="${req.originalUrl}">`})
    expect(await (await get(`${PAGE}?x=evil`)).text()).toContain('evil')
    expect(await (await get()).text()).not.toContain('evil')
    expect(await (await get(`${PAGE}?x=other`)).text()).toBe(`<a href="${PAGE}">`)
    expect(await stateOf(`${PAGE}?x=evil`)).toBe('hit')
  })
})

describe('a shared page', () => {
  it('is rendered without anything that the asking browser sent', async () => {
    const {pages, get} = await start({
      body: (req) => `<p>${JSON.stringify(req.headers)} ${req.ip} ${'words '.repeat(50)}</p>`,
    })
    const sent = {
      Cookie: 'cc-nx_DEU=secret-token',
      Authorization: 'Bearer secret-token',
      'Accept-Language': 'xx-evil',
      'User-Agent': 'evil-agent',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'ftp',
      'X-Forwarded-For': '203.0.113.9',
      'X-Original-URL': '/evil',
      'X-HTTP-Method-Override': 'DELETE',
      'X-Correlation-Id': 'evil-correlation-id',
      Traceparent: `00-${'e'.repeat(32)}-${'e'.repeat(16)}-01`,
      Forwarded: 'host=evil.example',
    }
    await get(PAGE, sent)
    const text = await (await get()).text()
    expect(text).not.toMatch(/evil|secret|203\.0\.113|ftp|eeee/)
    expect(text).toContain('shop.example')
    expect(pages.requests[0]?.headers).toMatchObject({
      host: 'shop.example',
      'x-forwarded-proto': 'https',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) as string,
    })
  })

  it('gives every request its own correlation id', async () => {
    const {get} = await start()
    const ids = [await get(), await get()].map(({headers}) => headers.get('x-correlation-id'))
    expect(new Set(ids).size).toBe(2)
  })
})

describe('a purge', () => {
  const OTHER = '/usa/en-us/product/BH-1'

  it.each([
    ['a URL', {url: PAGE}, 'miss', 'hit'],
    ['a site', {site: 'USA'}, 'hit', 'miss'],
    ['a tag', {tag: 'product:BH-1'}, 'hit', 'miss'],
    ['everything', {all: true}, 'miss', 'miss'],
  ])('by %s', async (_name, request, here, there) => {
    const {pages, stateOf, purge} = await start()
    await stateOf(PAGE)
    pages.headers['Cache-Tag'] = 'product,product:BH-1'
    await stateOf(OTHER)
    const answer = await purge(request)
    expect([answer.status, ((await answer.json()) as {purged: number}).purged]).toEqual([
      200,
      here === there ? 2 : 1,
    ])
    expect([await stateOf(PAGE), await stateOf(OTHER)]).toEqual([here, there])
  })

  it('takes all variants of a URL with it', async () => {
    const {stateOf, purge} = await start()
    await stateOf('/deu/de-de/search?q=a')
    await stateOf('/deu/de-de/search?q=b')
    await purge({url: '/deu/de-de/search'})
    expect(await stateOf('/deu/de-de/search?q=a')).toBe('miss')
    expect(await stateOf('/deu/de-de/search?q=b')).toBe('miss')
  })

  it('reaches a page that is just being made', async () => {
    const gate = createGate()
    const {stateOf, purge, pages} = await start({hold: gate.opened})
    const first = stateOf()
    await until(() => pages.renders.length === 1)
    await purge({all: true})
    // A request from now on must not get the page whose rendering began before.
    const second = stateOf()
    await until(() => pages.renders.length === 2)
    gate.open()
    await first
    expect([await second, pages.renders.length]).toEqual(['miss', 2])
    expect(await stateOf()).toBe('hit')
  })

  it('needs the token, a token that is configured, and a request that makes sense', async () => {
    const {base, purge} = await start()
    expect((await purge({all: true}, 'wrong')).status).toBe(401)
    expect((await fetch(`${base}/page-cache/purge`, {method: 'POST'})).status).toBe(401)
    expect((await purge({everything: true})).status).toBe(400)
    await running?.close()
    const without = await start({}, {PAGE_CACHE_PURGE_TOKEN: ''})
    expect((await without.purge({all: true})).status).toBe(404)
  })
})

it('stays within its bytes, and what was asked for last stays', async () => {
  const {pages, base, stateOf} = await start(
    {body: () => randomBytes(20_000).toString('base64')},
    {PAGE_CACHE_MB: '1'},
  )
  for (let count = 0; count < 60; count += 1) await stateOf(`/deu/de-de/search?q=${count}`)
  const figures = await figuresOf(base)
  const bytes = Number(/^page_cache_bytes (\d+)/m.exec(figures)?.[1])
  expect(bytes).toBeGreaterThan(500_000)
  expect(bytes).toBeLessThanOrEqual(2 ** 20)
  expect(await stateOf('/deu/de-de/search?q=59')).toBe('hit')
  expect(await stateOf('/deu/de-de/search?q=0')).toBe('miss')
  expect(pages.renders).toHaveLength(61)
})

it('names a failed page in its text, its header and the log alike, and not by what a caller sent', async () => {
  const {app, pages} = createPages({status: 500, headers: {'Cache-Control': 'no-store'}})
  pages.body = (req) => `Reference: ${req.get('x-correlation-id') ?? ''}`
  running = await startHost(app)
  const answer = await fetch(running.base + PAGE, {headers: {'X-Correlation-Id': 'of-a-caller'}})
  const id = answer.headers.get('x-correlation-id') ?? 'none'
  expect(await answer.text()).toBe(`Reference: ${id}`)
  expect(id).not.toBe('of-a-caller')
  const isLogged = () => running?.lines.some((line) => line.includes(id) && line.includes('500'))
  while (!isLogged()) await new Promise((resolve) => setTimeout(resolve, 5))
})
