import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {shopFlags} from '../../../demo/catalogue/shop'
import {parseEnvironment, type Environment} from '../../../config/environment'
import {execute} from '../../../sandbox/db/database'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {createShop} from '../create-shop'
import {defaultSiteAndLocale, fromPath} from '../site-resolver'
import {redirectReader} from './read-redirect'
import {redirectMissing} from './redirect-missing'

let sandbox: TestShop
let server: http.Server
let origin: string
let env: Environment
/** Answers of the backend in the place of the sandbox's. */
let instead: ((res: http.ServerResponse) => void) | null
let backend: http.Server

const listen = async (listener: http.RequestListener): Promise<[http.Server, string]> => {
  const listening = http.createServer(listener)
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return [listening, `http://127.0.0.1:${(listening.address() as AddressInfo).port}`]
}

function redirect(uri: string, row: {url?: string; id?: string; type?: string; status?: number}) {
  execute(
    sandbox.db,
    `INSERT INTO redirect_url (site_id, id, uri, destination_url, destination_id, destination_type, status_code, enabled,
     priority, copy_source_params) VALUES ('DEU', ?, ?, ?, ?, ?, ?, 1, 1, 'yes')`,
    uri,
    uri,
    row.url ?? null,
    row.id ?? null,
    row.type ?? null,
    row.status ?? 301,
  )
}

beforeAll(async () => {
  sandbox = await startTestShop(shopFlags)
  const relay: http.RequestListener = (req, res) => {
    if (instead && req.url?.includes('/url-mapping')) return instead(res)
    const target = new URL(sandbox.baseUrl + (req.url ?? ''))
    const call = http.request(target, {method: req.method, headers: req.headers}, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(res)
    })
    req.pipe(call)
  }
  const [relayed, base] = await listen(relay)
  backend = relayed
  env = parseEnvironment({COMMERCE_API_ORIGIN: base, OCAPI_ORIGIN: base})
  redirect('/old', {id: 'blanket', type: 'product'})
  redirect('/deu/de-de/with-prefix', {url: '/home'})
  redirect('/moved/*', {url: 'https://example.test/new', status: 302})
  redirect('/straße', {url: '/home', status: 307})
  redirect('/ring-a', {url: '/ring-b'})
  redirect('/ring-b', {url: '/ring-c'})
  redirect('/ring-c', {url: '/ring-a'})
  redirect('/self', {url: '/self?again=1'})
  redirect('/into-ring', {url: '/self'})
  redirect('/alte%20seite', {url: '/home'})
  redirect('/a b', {url: '/home', status: 302})
  redirect('/gone-product', {id: 'A/B gone', type: 'product'})
  redirect('/gone-category', {id: 'gone & closed', type: 'category'})
  redirect('/gone-content', {id: 'größen', type: 'content'})
  redirect('/A B.html', {id: 'A B', type: 'product'})
})
const end = async (ending: http.Server) => {
  ending.closeAllConnections()
  await new Promise((resolve) => ending.close(resolve))
}
afterEach(() => end(server))
afterAll(async () => {
  await end(backend)
  await sandbox.close()
})

/** A shop whose pages are all missing but `/live`. */
async function startShop(timeoutMs = 20_000): Promise<void> {
  const app = express()
  app.use((req, res, next) => {
    const where = fromPath(req.path) ?? defaultSiteAndLocale()
    res.locals.shop = createShop(env, where, {origin: 'http://shop.test'})
    next()
  })
  app.use(redirectMissing(redirectReader(timeoutMs)))
  app.get('*', (req, res) => {
    res.set('Cache-Control', 'no-store')
    res.status(req.path.endsWith('/live') ? 200 : 404).send('the page')
  })
  ;[server, origin] = await listen(app)
}
beforeEach(async () => {
  instead = null
  await startShop()
})

async function get(path: string, method = 'GET') {
  const answer = await fetch(origin + path, {redirect: 'manual', method})
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cache: answer.headers.get('cache-control'),
    body: await answer.text(),
  }
}

it('redirects for good to the page that the archive names, with the query', async () => {
  expect(await get('/deu/de-de/old?color=oak&redirected=1')).toMatchObject({
    status: 301,
    location: '/deu/de-de/product/blanket?color=oak',
    cache: 'private, max-age=900',
  })
  expect(await get('/deu/en-de/old', 'HEAD')).toMatchObject({
    status: 301,
    location: '/deu/en-de/product/blanket',
  })
})

it.each([
  ['a source with site and locale', '/deu/de-de/with-prefix', 301, '/deu/de-de/home'],
  ['another host', '/deu/de-de/moved/a/b', 302, 'https://example.test/new'],
  ['an encoded source', '/deu/de-de/stra%C3%9Fe', 307, '/deu/de-de/home'],
  ['a source that the archive has encoded', '/deu/de-de/alte%20seite', 301, '/deu/de-de/home'],
  ['a source with a blank', '/deu/de-de/a%20b', 302, '/deu/de-de/home'],
])('redirects from %s', async (_what, path, status, location) => {
  expect(await get(path)).toMatchObject({status, location})
})

it('leaves pages that are there and addresses without a redirect alone', async () => {
  redirect('/live', {url: '/home'})
  expect(await get('/deu/de-de/live')).toMatchObject({status: 200, body: 'the page'})
  expect(await get('/deu/de-de/nowhere')).toMatchObject({status: 404, body: 'the page'})
  expect((await get('/jpn/ja-jp/old')).status).toBe(404)
})

it.each(['/gone-product', '/gone-category', '/gone-content', '/product/A%20B'])(
  'shows the missing page where a redirect leads to an object that is gone: %s',
  async (path) => {
    expect(await get(`/deu/de-de${path}`)).toMatchObject({status: 404, body: 'the page'})
  },
)

it.each(['/ring-a', '/ring-b', '/self'])('does not go round in a circle from %s', async (path) => {
  expect((await get(`/deu/de-de${path}`)).status).toBe(404)
})

it('redirects the address of a controller to the page that is like it (rule CONTENT-20)', async () => {
  const controllers = '/deu/de-de/on/demandware.store/Sites-DEU-Site/de_DE'
  expect(await get(`${controllers}/Search-Show?cgid=strollers`)).toMatchObject({
    status: 301,
    location: '/deu/de-de/category/strollers',
  })
  expect(await get(`${controllers}/Odd-Thing?url=//evil.example`)).toMatchObject({
    location: '/deu/de-de/home',
  })
})

it('leads to a page even if that has a senseless redirect', async () => {
  expect(await get('/deu/de-de/into-ring')).toMatchObject({location: '/deu/de-de/self'})
})

it('asks the backend once a minute for an address', async () => {
  let calls = 0
  instead = (res) => {
    calls += 1
    res.writeHead(404, {'Content-Type': 'application/json'}).end('{"title":"x","type":"x"}')
  }
  await get('/deu/de-de/unknown')
  await get('/deu/de-de/unknown?other=1')
  // One call for each form of the address: with and without site and locale.
  expect(calls).toBe(2)
})

it.each([
  ['dead', (res: http.ServerResponse) => void res.destroy()],
  ['slow', () => undefined],
  ['malformed', (res: http.ServerResponse) => void res.end('{"statusCode":301')],
  ['senseless', (res: http.ServerResponse) => void res.end('{"statusCode":200,"resourceId":7}')],
])('shows the missing page while the service is %s', async (_how, answer) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await end(server)
  await startShop(500)
  instead = answer
  expect(await get('/deu/de-de/old')).toMatchObject({status: 404, body: 'the page'})
  expect(JSON.stringify(warn.mock.calls)).toContain('Redirects could not be read')
  expect(JSON.stringify(warn.mock.calls)).not.toContain('/old')
})
