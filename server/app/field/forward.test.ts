import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {configured} from '../../../config/testing/configured'
import {VERSION} from '../../../common/version'
import type {FieldReport} from '../../../common/field-report'
import {passSeconds, restoreTime} from '../../host/test/time'
import {Forwarder, type ClientError} from './forward'

interface Received {
  url: string | undefined
  headers: http.IncomingHttpHeaders
  body: Record<string, unknown>
}

let server: http.Server
let received: Received[]
let status: number
let now: number
let origin: string

beforeAll(async () => {
  server = http.createServer((req, res) => {
    let text = ''
    req.on('data', (chunk) => (text += String(chunk)))
    req.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>
      received.push({url: req.url, headers: req.headers, body})
      res.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  received = []
  status = 200
  now = 1_000_000_000
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const error: ClientError = {
  type: 'error',
  page: 'cart',
  message: 'Error: no',
  source: 'main.js:1:2',
}
const violation: ClientError = {
  type: 'violation',
  page: 'product',
  directive: 'img-src',
  blocked: 'https://evil.example',
  disposition: 'enforce',
}
const report: FieldReport = {site: 'DEU', locale: 'de-DE', bundle: 'abc', items: []}

const create = (password?: string) =>
  new Forwarder(
    {
      sapi: configured(origin),
      ocapi: configured(origin),
      clientId: 'client',
      password,
      shop: 'https://shop.example',
    },
    () => now,
  )

it('tells the site controller of an error', async () => {
  await create('secret').tell(report, error)
  expect(received).toEqual([
    {
      url: '/s/DEU/de-de/sapi/storeErrorData',
      headers: expect.objectContaining({
        authorization: `Basic ${Buffer.from('storefront:secret').toString('base64')}`,
      }) as unknown,
      body: {
        type: 'script-error',
        version: VERSION,
        site: 'DEU',
        locale: 'de-DE',
        page: 'cart',
        bundle: 'abc',
        message: 'Error: no',
        source: 'main.js:1:2',
        times: 1,
      },
    },
  ])
})

it('tells OCAPI of a violation, without the address of the page', async () => {
  await create().tell(report, violation)
  expect(received[0]).toMatchObject({
    url: '/s/DEU/dw/shop/v21_3/csp',
    headers: {'content-type': 'application/csp-report', 'x-dw-client-id': 'client'},
    body: {
      'csp-report': {
        'document-uri': 'https://shop.example/deu/de-de/product',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example',
      },
    },
  })
})

it('tells the same trouble once in ten minutes, with its number', async () => {
  const forwarder = create()
  for (let count = 0; count < 7; count += 1) await forwarder.tell(report, error)
  expect(received).toHaveLength(1)
  now += 600_000
  await forwarder.tell(report, error)
  expect(received.map(({body}) => body.times)).toEqual([1, 7])
})

it('tells trouble again after its time, whatever the clock of the machine says', async () => {
  const forwarder = new Forwarder({
    sapi: configured(origin),
    ocapi: configured(origin),
    clientId: 'client',
    shop: 'https://shop.example',
  })
  await forwarder.tell(report, error)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000)
  passSeconds(601)
  await forwarder.tell(report, error)
  restoreTime()
  expect(received).toHaveLength(2)
})

it('makes few calls, however much there is to tell', async () => {
  const forwarder = create()
  const tell = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await forwarder.tell(report, {...error, message: `Error ${now} ${index}`})
  }
  await tell(100)
  expect(received).toHaveLength(20)
  now += 10_000
  await tell(100)
  expect(received).toHaveLength(25)
})

it('leaves a service alone that fails, and never fails itself', async () => {
  status = 503
  const forwarder = create()
  for (let index = 0; index < 15; index += 1)
    await forwarder.tell(report, {...error, message: `Error ${index}`})
  expect(received).toHaveLength(5)
  await forwarder.tell(report, violation)
  expect(received).toHaveLength(6)
  const nowhere = new Forwarder(
    {
      sapi: configured('http://127.0.0.1:9'),
      ocapi: configured('http://127.0.0.1:9'),
      clientId: 'c',
      shop: '',
    },
    () => now,
  )
  await expect(nowhere.tell(report, error)).resolves.toBeUndefined()
})
