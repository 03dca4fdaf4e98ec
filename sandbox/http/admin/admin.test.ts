import {execute} from '../../db/database'
import {startArchiveShop, type ArchiveShop} from '../../testing/archive-shop'
import {callShop, newShopper, readyBasket, type TestShopper} from '../../testing/shopper'
import {setPreference} from '../../testing/site-settings'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop()
  shopper = await newShopper(shop)
})
afterAll(() => shop.close())
beforeEach(() => callShop(shop, 'DELETE', '/admin/faults'))

const read = () =>
  shopper.call<Record<string, unknown>>(
    'GET',
    `/customer/shopper-customers/v1/organizations/:org/customers/${shopper.customerId}/baskets`,
  )
const ocapiContent = '/s/DEU/dw/shop/v21_3/content/returns?client_id=x'

const order = (fault: object) =>
  callShop<{id: string; detail?: string}>(shop, 'POST', '/admin/faults', {body: fault})
const faults = async () =>
  (await callShop<{data: {kind: string; hits: number}[]}>(shop, 'GET', '/admin/faults')).body.data

describe('faults on demand', () => {
  it('answer with a status in the form of the protocol, the next two times', async () => {
    expect((await order({kind: 'status', status: 503, system: 'scapi', times: 2})).status).toBe(201)
    const type = expect.stringContaining('/service-unavailable') as string
    expect(await read()).toMatchObject({status: 503, body: {type}})
    expect((await read()).status).toBe(503)
    expect((await read()).status).toBe(200)
    expect(await faults()).toEqual([])
  })

  it('befall one system only', async () => {
    await order({kind: 'status', status: 500, system: 'ocapi'})
    expect((await read()).status).toBe(200)
    const {status, body} = await callShop<{fault: {type: string}}>(shop, 'GET', ocapiContent)
    expect(status).toBe(500)
    expect(body.fault.type).toBe('InternalServerErrorException')
  })

  it('befall a path only', async () => {
    await order({kind: 'status', status: 500, path: '*/products/*'})
    expect((await read()).status).toBe(200)
    await order({kind: 'status', status: 500, path: '/customers/'})
    expect((await read()).status).toBe(500)
  })

  it('delay an answer', async () => {
    await order({kind: 'latency', delay: 150, times: 1})
    const start = performance.now()
    expect((await read()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(140)
  })

  it('drop the connection', async () => {
    await order({kind: 'drop', times: 1})
    await expect(read()).rejects.toThrow('fetch failed')
    expect((await read()).status).toBe(200)
  })

  it('break the body', async () => {
    await order({kind: 'malformed', times: 1})
    await expect(read()).rejects.toThrow('JSON')
    expect((await read()).body['total']).toBe(0)
  })

  it('reset the connection in the middle of the body', async () => {
    await order({kind: 'reset', times: 1})
    await expect(read()).rejects.toThrow()
    expect((await read()).body['total']).toBe(0)
  })

  it('announce maintenance in the header that the SDK looks at', async () => {
    await order({kind: 'maintenance', maintenance: 'site', times: 1})
    const {status, headers} = await read()
    expect([status, headers.get('sfdc_maintenance')]).toEqual([503, 'site'])
    expect((await read()).headers.has('sfdc_maintenance')).toBe(false)
  })

  it('are all gone after one call', async () => {
    await order({kind: 'drop'})
    await order({kind: 'status', status: 500})
    expect((await callShop(shop, 'DELETE', '/admin/faults')).status).toBe(204)
    expect((await read()).status).toBe(200)
  })

  it('go one by one', async () => {
    const {body} = await order({kind: 'status', status: 500})
    await read()
    expect(await faults()).toMatchObject([{kind: 'status', hits: 1}])
    expect((await callShop(shop, 'DELETE', `/admin/faults/${body.id}`)).status).toBe(204)
    expect((await callShop(shop, 'DELETE', `/admin/faults/${body.id}`)).status).toBe(404)
    expect((await read()).status).toBe(200)
  })

  test.each([
    [{kind: 'flood'}, 'kind'],
    [{kind: 'status', status: 200}, 'status'],
    [{kind: 'status'}, 'status'],
    [{kind: 'latency'}, 'delay'],
    [{kind: 'drop', system: 'post office'}, 'system'],
    [{kind: 'drop', share: 2}, 'share'],
  ])('that make no sense are refused: %j', async (fault, field) => {
    const {status, body} = await order(fault)
    expect(status).toBe(400)
    expect(body.detail).toContain(`The ${field} `)
  })

  it('are switched by the form of the dashboard', async () => {
    const send = (path: string, fields: Record<string, string>) =>
      fetch(`${shop.baseUrl}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const empty = {system: '', method: '', path: '', times: '', delay: '1500'}
    const answer = await send('/admin/faults', {
      ...empty,
      kind: 'status',
      status: '502',
      sharePercent: '100',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#faults'])
    expect((await read()).status).toBe(502)
    await send('/admin/faults/reset', {})
    expect((await read()).status).toBe(200)
  })
})

describe('the admin API', () => {
  it('tells of sites, counts and what is missing', async () => {
    setPreference(shop.db, 'USA', 'siteInventoryList', 'gone-list')
    const {body} = await callShop<{
      sites: {id: string; products: number; problems: string[]}[]
      counts: Record<string, number>
    }>(shop, 'GET', '/admin/status')
    expect(body.sites.map(({id}) => id)).toEqual(['DEU', 'GLO', 'JPN', 'USA'])
    expect(body.sites[0]?.products).toBe(body.counts['products'])
    expect(body.sites[0]?.problems).toEqual([])
    expect(body.sites[3]?.problems.join()).toContain('gone-list is not in the archive')
  })

  it('lists requests without their secrets, the newest first', async () => {
    await callShop(shop, 'DELETE', '/admin/requests')
    await read()
    const logout = '/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/logout'
    await callShop(shop, 'GET', `${logout}?refresh_token=hush&client_id=x`)
    const {body} = await callShop<{data: {system: string; url: string; status: number}[]}>(
      shop,
      'GET',
      '/admin/requests?limit=2',
    )
    expect(body.data.map(({system}) => system)).toEqual(['slas', 'scapi'])
    expect(body.data[0]?.url).toBe(`${logout}?refresh_token=...&client_id=x`)
    expect(body.data[1]).toMatchObject({method: 'GET', status: 200})
  })

  it('lists and shows the trace of a call, and ignores a header that is none', async () => {
    const traceId = 'a1'.repeat(16)
    const calls = [`00-${traceId}-${'b2'.repeat(8)}-00`, `00-${traceId}-${'0'.repeat(16)}-01`]
    for (const traceparent of calls)
      await fetch(`${shop.baseUrl}/s/-/dw/data/unknown`, {headers: {traceparent}})
    const {body} = await callShop<{data: {traceId?: string}[]}>(
      shop,
      'GET',
      '/admin/requests?limit=2',
    )
    expect(body.data.map((call) => call.traceId)).toEqual([undefined, traceId])
    const list = await (await fetch(`${shop.baseUrl}/admin/requests.html`)).text()
    expect(list).toContain(`trace <code>${traceId}</code>`)
  })

  it('lists baskets and orders without their customers', async () => {
    const {basketId} = await readyBasket(shopper)
    const list = async (name: string) =>
      (await callShop<{data: Record<string, unknown>[]}>(shop, 'GET', `/admin/${name}?limit=1`))
        .body.data[0]
    expect(await list('baskets')).toMatchObject({basketId, siteId: 'DEU', items: 1})
    const placed = await shopper.call<{orderNo: string; orderTotal: number}>(
      'POST',
      '/checkout/shopper-orders/v1/organizations/:org/orders',
      {basketId},
    )
    const {orderNo, orderTotal} = placed.body
    const found = await list('orders')
    expect(found).toMatchObject({orderNo, total: orderTotal, currency: 'EUR'})
    expect(JSON.stringify(found)).not.toContain('Anna')
  })
})

describe('the dashboard', () => {
  const page = async () => (await fetch(`${shop.baseUrl}/`)).text()

  it('shows sites, requests and switches', async () => {
    await read()
    await order({kind: 'latency', delay: 5, path: '<script>alert(1)</script>'})
    const text = await page()
    expect(text).toContain('<th scope="row">DEU</th>')
    expect(text).toContain(`/customers/${shopper.customerId}/baskets`)
    expect(text).toContain('5 ms of latency')
    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).not.toContain('<script>alert')
  })

  it('brings its style and script along, from its own origin only', async () => {
    const response = await fetch(`${shop.baseUrl}/`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const [, name] of (await response.text()).matchAll(
      /(?:href|src)="(\/admin\/assets\/[^"]+)"/g,
    )) {
      expect((await fetch(`${shop.baseUrl}${name}`)).status).toBe(200)
    }
    const list = await (await fetch(`${shop.baseUrl}/admin/requests.html`)).text()
    expect(list).toContain('<li>')
  })
})

describe('the report of the last import', () => {
  let imported: ArchiveShop

  beforeAll(async () => {
    imported = await startArchiveShop()
  })
  afterAll(() => imported.close())

  it('is there whole, for programs', async () => {
    const answer = await fetch(`${imported.baseUrl}/admin/import`)
    const {data} = (await answer.json()) as {data: {kind: string; text: string}[]}
    expect(data).toContainEqual(
      expect.objectContaining({
        kind: 'sellable',
        text: expect.stringMatching(/^TST: \d+ of \d+ products can be bought/) as string,
      }),
    )
  })

  it('is folded in the dashboard', async () => {
    const page = await (await fetch(`${imported.baseUrl}/`)).text()
    expect(page).toContain('<summary>What can be bought (1)</summary>')
    expect(page).toContain('chair/red.jpg')
  })
})

it('lists test cards, coupons and customers', async () => {
  const page = await (await fetch(`${shop.baseUrl}/`)).text()
  for (const text of ['4111 1111 1111 1111', '3-D Secure', 'id="test-data"']) {
    expect(page).toContain(text)
  }
  const coupon = (siteId: string, id: string, code: string) => {
    execute(
      shop.db,
      `INSERT INTO coupon (site_id, id, enabled, case_insensitive, several_codes, limits)
       VALUES (?, ?, 1, 1, 0, '{}')`,
      siteId,
      id,
    )
    execute(
      shop.db,
      `INSERT INTO coupon_code (site_id, coupon_id, code, folded_code) VALUES (?, ?, ?, ?)`,
      siteId,
      id,
      code,
      code.toLowerCase(),
    )
  }
  for (const siteId of ['DEU', 'FRA', 'JPN', 'USA']) coupon(siteId, 'listed', 'LISTED-10')
  for (let n = 0; n < 30; n += 1) coupon('DEU', `of-many-${n}`, `MANY-${n}`)
  const listed = await (await fetch(`${shop.baseUrl}/`)).text()
  expect(listed.match(/LISTED-10/g)).toHaveLength(1)
  expect(listed).toMatch(/<summary>4 sites<\/summary>\s*DEU, FRA, JPN, USA/)
  expect(listed.match(/MANY-\d+/g)).toHaveLength(30)
})

it('has a list of requests that the keyboard can scroll', async () => {
  const page = await (await fetch(`${shop.baseUrl}/`)).text()
  expect(page).toMatch(/id="request-list"\s+tabindex="0"\s+aria-labelledby="requests-title"/)
})
