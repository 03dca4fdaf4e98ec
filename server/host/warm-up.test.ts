import http from 'node:http'
import type net from 'node:net'
import type {AddressInfo} from 'node:net'
import {sites} from '../../config/sites/registry'
import {createPages, startHost, type PageBehaviour, type RunningHost} from './test/start-host'
import {startProgram} from './test/start-program'

let running: RunningHost | undefined
let backend: net.Server
let backendOrigin = ''

const listen = (server: net.Server, port = 0): Promise<number> =>
  new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

beforeAll(async () => {
  backend = http.createServer((_req, res) => res.end())
  backendOrigin = `http://127.0.0.1:${await listen(backend)}`
})
afterAll(() => backend.close())
afterEach(async () => {
  await running?.close()
  running = undefined
})

/** Pages with links as the shop has them: home to a listing, the listing to a product. */
const linked: PageBehaviour['body'] = ({path}) => {
  const [, prefix, page] = /^(\/\w+\/[\w-]+)\/(\w+)/.exec(path) ?? []
  if (page === 'home')
    return `<a href="${prefix}/appcart">Cart</a><a href="${prefix}/category/strollers?sort=x">All</a>`
  return page === 'category' ? `<a href="${prefix}/product/BH-1010-sand">A stroller</a>` : 'A page'
}

async function start(behaviour: Partial<PageBehaviour>, env: Readonly<Record<string, string>>) {
  const {app, pages} = createPages({body: linked, ...behaviour})
  running = await startHost(app, {COMMERCE_API_ORIGIN: backendOrigin, ...env})
  return {pages, host: running.host, base: running.base, lines: running.lines}
}

/** Sites that are warmed up at the same time (warm-up.ts). */
const AT_A_TIME = 4

const pagesOf = (prefix: string): string[] => [
  `${prefix}/category/strollers`,
  `${prefix}/home`,
  `${prefix}/product/BH-1010-sand`,
]
/** Site and default locale of every site that sells. */
const PREFIXES = sites
  .filter(({isContentOnlySite}) => !isContentOnlySite)
  .map(({alias, l10n}) => `/${alias}/${l10n.defaultLocale.toLowerCase()}`)
const FIRST_PAGES = PREFIXES.flatMap(pagesOf).sort()

it('renders home, a listing and a product of every site that sells, once', async () => {
  const {host, pages} = await start({}, {})
  expect(await host.warmUp()).toBe(FIRST_PAGES.length)
  expect([...pages.renders].sort()).toEqual(FIRST_PAGES)
})

it('fills the page cache', async () => {
  const {host, base} = await start({}, {})
  await host.warmUp()
  const answer = await fetch(`${base}/usa/en-us/category/strollers`)
  expect([answer.headers.get('x-page-cache'), await answer.text()]).toEqual([
    'hit',
    '<a href="/usa/en-us/product/BH-1010-sand">A stroller</a>',
  ])
})

it('renders the same pages without a page cache', async () => {
  const {host, pages} = await start({}, {PAGE_CACHE: 'off'})
  await host.warmUp()
  expect([...pages.renders].sort()).toEqual(FIRST_PAGES)
})

it('renders nothing with the limit 0', async () => {
  const {host, pages} = await start({}, {WARM_UP_MS: '0'})
  expect([await host.warmUp(), pages.renders]).toEqual([0, []])
})

it('ends at the time limit, and begins no page after it', async () => {
  const {host, pages} = await start({delay: 250}, {WARM_UP_MS: '150'})
  const began = performance.now()
  await host.warmUp()
  expect(performance.now() - began).toBeLessThan(240)
  await new Promise((resolve) => setTimeout(resolve, 400))
  const homes = FIRST_PAGES.filter((path) => path.endsWith('/home'))
  expect(pages.renders).toHaveLength(Math.min(AT_A_TIME, homes.length))
  expect(homes).toEqual(expect.arrayContaining([...pages.renders]))
})

it('does not cache a page that fails, and goes on with the next site', async () => {
  const {host, base, pages} = await start({status: 500, headers: {'Cache-Control': 'no-store'}}, {})
  await host.warmUp()
  expect(pages.renders).toContain('/jpn/ja-jp/home')
  pages.status = 200
  expect((await fetch(`${base}/deu/de-de/home`)).status).toBe(200)
})

it('logs a page that ends without an answer, and goes on with the next site', async () => {
  const {app, pages} = createPages({body: linked})
  running = await startHost(
    ((req: http.IncomingMessage, res: http.ServerResponse) => {
      if (req.url?.startsWith('/deu')) res.destroy()
      else app(req, res)
    }) as typeof app,
    {COMMERCE_API_ORIGIN: backendOrigin},
  )
  expect(await running.host.warmUp()).toBe(FIRST_PAGES.length - 3)
  expect(running.lines.join()).toContain('"site":"DEU","msg":"a page of the warm-up failed"')
  expect(pages.renders).toHaveLength(FIRST_PAGES.length - 3)
})

it('waits for the commerce API, which may start at the same time', async () => {
  const late = http.createServer((_req, res) => res.end())
  const port = await listen(late)
  await new Promise((resolve) => late.close(resolve))
  const {host, pages} = await start({}, {COMMERCE_API_ORIGIN: `http://127.0.0.1:${port}`})
  const warm = host.warmUp()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(pages.renders).toEqual([])
  await listen(late, port)
  expect(await warm).toBe(FIRST_PAGES.length)
  late.close()
})

it('renders nothing when the commerce API stays away', async () => {
  const closed = http.createServer()
  const port = await listen(closed)
  await new Promise((resolve) => closed.close(resolve))
  const {host, pages} = await start(
    {},
    {COMMERCE_API_ORIGIN: `http://127.0.0.1:${port}`, WARM_UP_MS: '200'},
  )
  expect([await host.warmUp(), pages.renders]).toEqual([0, []])
})

it('precedes the first answer of a process', async () => {
  const bundle = `
const express = require(${JSON.stringify(require.resolve('express'))})
const app = express()
const seen = []
app.get('/seen', (req, res) => res.json(seen))
app.get('*', (req, res) => setTimeout(() => {
  seen.push(req.path)
  res.set('Cache-Control', 'no-store').send('A page')
}, 100))
exports.app = app
`
  const program = await startProgram(bundle, {
    COMMERCE_API_ORIGIN: backendOrigin,
    WEB_CONCURRENCY: '1',
    WARM_UP_MS: '5000',
  })
  const base = `http://127.0.0.1:${program.port}`
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
  const seen = (await (await fetch(`${base}/seen`)).json()) as string[]
  expect(seen.sort()).toEqual(PREFIXES.map((prefix) => `${prefix}/home`).sort())
  program.close()
}, 60_000)
