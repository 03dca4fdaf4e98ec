import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {readRatings} from '../../app/features/reviews/api/get-ratings'
import {parseEnvironment} from '../../config/environment'
import {createShop} from './create-shop'
import {fromPath} from './site-resolver'

type Variables = Readonly<Record<string, string>>

const servicesOf = (variables: Variables) => {
  const where = fromPath('/deu/de-de/home')
  if (!where) throw new Error('The site DEU is missing.')
  return createShop(parseEnvironment(variables), where, {origin: 'http://localhost'}).services
}
const overlayOf = (variables: Variables) => servicesOf(variables).developerOverlay ?? false

it.each([
  ['production', {}, false],
  ['production', {DEVELOPER_OVERLAY: 'on'}, true],
  ['development', {}, true],
  ['development', {DEVELOPER_OVERLAY: 'off'}, false],
])('in %s with %j the developer overlay is %s', (NODE_ENV, variables, expected) => {
  expect(overlayOf({NODE_ENV, ...variables})).toBe(expected)
})

it('without a known environment there is none', () => {
  expect(overlayOf({})).toBe(false)
})

it.each([
  [{}, undefined],
  [{REPORT_SHARE: '1'}, undefined],
  [{REPORT_SHARE: '0.25'}, 0.25],
  [{REPORT_SHARE: '0'}, 0],
])('with %j the share of reported visits is %s', (variables, expected) => {
  expect(servicesOf(variables).reportShare).toBe(expected)
})

it.each([
  [{}, 0.1],
  [{VITALS_SHARE: '1'}, undefined],
  [{VITALS_SHARE: '0'}, 0],
])('with %j the share of measured visits is %s', (variables, expected) => {
  expect(servicesOf(variables).vitalsShare).toBe(expected)
})

it('refuses a share above 1', () => {
  expect(() => servicesOf({REPORT_SHARE: '25'})).toThrow('must be a number from 0 to 1')
})

describe('code of the storefront on the server', () => {
  let asked: string[]
  let servers: http.Server[]

  async function listen(name: string, answer: http.RequestListener): Promise<string> {
    const server = http.createServer((req, res) => {
      asked.push(`${name} ${req.url?.split('?')[0]}`)
      answer(req, res)
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  beforeEach(() => {
    asked = []
    servers = []
  })
  afterEach(() => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  })

  it('calls the backends of the configuration, and nobody to whom they redirect', async () => {
    const other = await listen('other', (_req, res) => void res.end('{}'))
    const backend = await listen('backend', (req, res) => {
      res.setHeader('content-type', 'application/json')
      if (req.url?.includes('/oauth2/authorize'))
        return void res.writeHead(303, {location: '/callback?code=c&usid=u'}).end()
      if (req.url?.includes('/oauth2/token'))
        return void res.end('{"access_token":"t","expires_in":1800,"usid":"u"}')
      res.writeHead(302, {location: `${other}/admin`}).end()
    })
    const where = fromPath('/deu/de-de/home')
    if (!where) throw new Error('The site DEU is missing.')
    const env = parseEnvironment({
      COMMERCE_API_ORIGIN: backend,
      OCAPI_ORIGIN: backend,
      REVIEWS_ORIGIN: backend,
    })
    const shop = createShop(env, where, {origin: 'http://localhost'})
    const path = '/product/shopper-products/v1/organizations/:org/products/a'
    await expect(shop.api.scapi(path)).rejects.toMatchObject({status: 302})
    await expect(shop.api.ocapi('/content/a')).rejects.toMatchObject({status: 302})
    await expect(readRatings(shop, ['a'])).rejects.toBeDefined()
    expect(asked.filter((call) => call.startsWith('other'))).toEqual([])
    expect(asked).toContain('backend /data/statistics.json')
  })
})
