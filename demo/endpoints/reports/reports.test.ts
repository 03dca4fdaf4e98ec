import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {callShop, newShopper, type TestShopper} from '../../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {reportKinds} from './reports-page'

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  shopper = await newShopper(shop)
})
afterAll(() => shop.close())

const readPage = async (): Promise<string> => {
  const answer = await fetch(`${shop.baseUrl}/admin/reports`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.text()
}

/** The section of one kind. */
const sectionOf = (page: string, kind: string): string =>
  new RegExp(`<section id="${kind}"[^]*?</section>`).exec(page)?.[0] ?? ''

const trace = (body: object) =>
  shopper.call('POST', '/custom/shopper-checkout/v1/organizations/:org/trace', body)

it('has a section for each kind that says when it is empty', async () => {
  const page = await readPage()
  for (const {kind, title} of reportKinds) {
    expect(sectionOf(page, kind)).toContain(`>${title}</h2>`)
    expect(sectionOf(page, kind)).toContain('No report has arrived yet.')
  }
  expect(await (await fetch(shop.baseUrl)).text()).toContain('href="/admin/reports"')
})

it('shows the newest reports first, as text', async () => {
  for (const message of ['first', '<script>second</script>']) {
    const body = {type: 'script-error', page: 'home', message, source: 'main.js:1:2', times: 3}
    const path = '/s/DEU/de-de/sapi/storeErrorData'
    expect((await callShop(shop, 'POST', path, {body})).status).toBe(200)
  }
  const section = sectionOf(await readPage(), 'storefront-error')
  expect(section.indexOf('second')).toBeLessThan(section.indexOf('first'))
  expect(section).not.toContain('<script>')
  expect(section).toContain('main.js:1:2')
})

it('shows violations without the query of the page', async () => {
  const report = {
    'document-uri': 'https://shop.example/deu/de-de/home?email=mia@example.com#secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://bad.example',
  }
  const answer = await fetch(`${shop.baseUrl}/s/DEU/dw/shop/v21_3/csp`, {
    method: 'POST',
    headers: {'Content-Type': 'application/csp-report', 'x-dw-client-id': 'x'},
    body: JSON.stringify({'csp-report': report}),
  })
  expect(answer.status).toBe(204)
  const section = sectionOf(await readPage(), 'csp')
  expect(section).toContain('/deu/de-de/home</td>')
  expect(section).toContain('script-src-elem')
  expect(section).toContain('https://bad.example')
  expect(section).not.toMatch(/mia@example|secret/)
})

it('shows steps and traces without the shopper', async () => {
  const reporting = '/s/DEU/dw/shop/v21_3/custom_objects/ocapi/reporting'
  const step = {step: 2, name: 'delivery'}
  expect((await shopper.call('GET', reporting, undefined, step)).status).toBe(200)
  await trace({
    traceId: 'abcdefgh-1234-5678-9abc-def012345678',
    sequenceId: 4,
    category: 'checkout',
    event: 'purchase',
    context: {email: 'mia@example.com'},
    categoryContext: {orderNo: '00000042'},
  })
  const page = await readPage()
  expect(sectionOf(page, 'checkout-step')).toContain('<td>delivery</td>')
  const traces = sectionOf(page, 'trace')
  for (const shown of ['abcdefgh', '4', 'checkout', 'purchase', '00000042'])
    expect(traces).toContain(`<td>${shown}</td>`)
  expect(page).not.toContain(shopper.customerId)
  expect(page).not.toContain('mia@example.com')
})

it.each([[], 'text', null, {message: {deep: true}}, {'csp-report': 'text'}].map((body) => [body]))(
  'survives the report %j',
  async (body) => {
    await callShop(shop, 'POST', '/s/DEU/de-de/sapi/storeErrorData', {body})
    await callShop(shop, 'POST', '/s/DEU/dw/shop/v21_3/csp?client_id=x', {body})
    await readPage()
  },
)
