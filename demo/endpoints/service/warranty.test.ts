import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {execute} from '../../../sandbox/db/database'
import {mailsTo} from '../../../sandbox/testing/outbox'
import {newCustomer, newShopper, type TestShopper} from '../../../sandbox/testing/shopper'
import {setPreference} from '../../../sandbox/testing/site-settings'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'

const BASE = '/custom/shopper-warranties/v1/organizations/:org'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

const call = (method: string, path: string, body?: object, query?: Record<string, string>) =>
  shopper.call<Record<string, unknown>>(method, `${BASE}/${path}`, body, query)

const purchase = (serialNumber: string, more: object = {}) => ({
  email: 'warranty@example.test',
  productId: 'stroller-green',
  serialNumber,
  purchasedOn: '2026-03-01',
  ...more,
})

it('registers a product once, and lists it', async () => {
  const body = purchase('SN-1001', {firstName: 'Anna', lastName: 'Berg', shop: 'Berlin'})
  const registered = await call('POST', 'register', {...body, colour: 'red'})
  expect(registered).toMatchObject({status: 201, body: {endsOn: '2033-03-01'}})
  expect(registered.body).not.toHaveProperty('colour')
  expect((await call('POST', 'register', body)).status).toBe(409)
  for (const api of ['shopper-warranties', 'shopper-customer']) {
    const list = await shopper.call('GET', `/custom/${api}/v1/organizations/:org/warranties`)
    expect(list.body).toMatchObject({
      total: 1,
      warranties: [{serialNumber: 'SN-1001', productName: 'City Kinderwagen'}],
    })
  }
  expect(await mailsTo(shop, 'warranty@example.test', 'warrantyRegistered')).toHaveLength(1)
})

it.each(['2099-01-01', '1901-01-01', '2026-02-31', '0000-00-00'])(
  'refuses the date of purchase %s',
  async (purchasedOn) => {
    const {status} = await call('POST', 'register', purchase('SN-2', {purchasedOn}))
    expect(status).toBe(400)
  },
)

it('wants the token of the bot check from guests', async () => {
  setPreference(shop.db, 'DEU', 'reCaptchaPublicKey', 'key')
  const send = (who: TestShopper, more: object) =>
    who.call('POST', `${BASE}/register`, purchase('SN-5', more))
  expect((await send(shopper, {})).status).toBe(400)
  const passed = {gRecaptchaResponse: 'sandbox-warranty-key'}
  expect((await send(shopper, passed)).status).toBe(201)
  const repeated = await send(await newCustomer(shop), {})
  expect(repeated.status).toBe(409)
  setPreference(shop.db, 'DEU', 'reCaptchaPublicKey', '')
})

it('stores nothing when the proof of purchase is refused', async () => {
  const proof = [{name: 'a.exe', data: Buffer.from('MZ..').toString('base64')}]
  expect((await call('POST', 'register', purchase('SN-3', {proof}))).status).toBe(400)
  const pdf = [{name: 'a.pdf', data: Buffer.from('%PDF-1').toString('base64')}]
  expect((await call('POST', 'register', purchase('SN-3', {proof: pdf}))).status).toBe(201)
})

it('shows a guest the product of a serial number and nothing about its owner', async () => {
  await call('POST', 'register', purchase('SN-4'))
  const guest = await newShopper(shop)
  const {body} = await guest.call('GET', `${BASE}/warranty`, undefined, {serialNumber: 'sn-4'})
  expect(body).toEqual({
    productId: 'stroller-green',
    productName: 'City Kinderwagen',
    serialNumber: 'SN-4',
    endsOn: '2033-03-01',
  })
  expect((await call('GET', 'warranty', undefined, {serialNumber: 'none'})).status).toBe(404)
})

describe('recalls', () => {
  const recall = {
    id: 'R-1',
    productId: 'blanket',
    batches: ['2401', '2403'],
    date: '2024-05-02',
    title: 'Zip',
    text: 'The zip can come off.',
    action: 'Please stop using it.',
  }
  const recalls = async (serialNumber: string) => {
    const {status, body} = await call('GET', 'recalls', undefined, {serialNumber})
    return status === 200 ? (body['recalls'] as {id: string}[]).map(({id}) => id) : status
  }

  it('are those of the batch of a serial number, or all of a product', async () => {
    const data = JSON.stringify({recalls: [recall]})
    execute(
      shop.db,
      `INSERT INTO content_asset (library_id, id, online, searchable, texts, custom)
       SELECT library_id, 'cpsia', online, searchable, texts, ? FROM content_asset
       WHERE id = 'returns'`,
      JSON.stringify({data: {default: data}}),
    )
    expect(await recalls('blanket-2402-00017')).toEqual(['R-1'])
    expect(await recalls('blanket')).toEqual(['R-1'])
    expect(await recalls('blanket-2404-00017')).toEqual([])
    expect(await recalls('stroller-green')).toEqual([])
    expect(await recalls('unknown-2402-00017')).toBe(404)
  })
})
