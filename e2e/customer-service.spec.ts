/** Contact forms, questions and answers, and the warranty portal. */
import type {Locator, Page} from '@playwright/test'
import {shopEnvironment} from '../demo/catalogue/shop'
import {readConfig} from '../sandbox/config'
import {newCustomer} from '../sandbox/testing/shopper'
import {axe} from './support/axe'
import {noOverflow} from './support/no-overflow'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'

const USA = '/usa/en-us'

test('a message is written with the keyboard and gets a ticket', async ({page, request}) => {
  await page.goto(`${USA}/contact-us`)
  await ready(page)
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  const form = page.getByRole('form', {name: 'Write to us'})
  await form.getByRole('button', {name: 'Send message'}).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('First name')).toBeFocused()
  await axe(page, 'form')
  const email = `service-${Date.now()}@example.com`
  await page.keyboard.type('Ida')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await form.getByLabel('What is it about?').selectOption('product')
  await form.getByLabel('Your message').fill('A wheel squeaks since yesterday.')
  await form.getByLabel('Photos or documents').setInputFiles({
    name: 'label.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await form.getByRole('button', {name: 'Send message'}).dblclick()
  const title = page.getByRole('heading', {name: 'Your message has arrived'})
  await expect(title).toBeFocused()
  const number = /T-\d{6}/.exec(await page.locator('main').innerText())?.[0]
  const {data} = (await (await request.get(`${SANDBOX}/admin/tickets`)).json()) as {
    data: {ticketNumber: string; email: string; files: {name: string}[]}[]
  }
  const own = data.filter((ticket) => ticket.email === email)
  expect(own).toMatchObject([{ticketNumber: number, files: [{name: 'label.pdf'}]}])
})

test.describe('while the service fails', () => {
  // One worker: the tests share a shop of their own, whose faults reach no other test.
  test.describe.configure({mode: 'default'})
  let shop: OwnShop
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    shop = await OwnShop.start({data: '.cache/e2e-customer-service'})
    const backend = {baseUrl: shop.sandbox, config: readConfig({}, shopEnvironment)}
    const owner = await newCustomer(backend, 'USA')
    await owner.call('POST', '/custom/shopper-warranties/v1/organizations/:org/register', {
      email: 'ida@example.com',
      productId: 'BH-1010',
      serialNumber: REGISTERED,
      purchasedOn: '2026-03-01',
    })
  })
  test.afterEach(() => shop.endFaults())
  test.afterAll(() => shop.stop())

  /** Serial number of a product that a customer has registered. */
  const REGISTERED = 'BH-1010-2403-LOOKUP'
  const GENERIC = 'Hmmm! Something went wrong. Please try again.'
  const names = {'First name': 'Ida', 'Last name': 'Example', 'Email address': 'ida@example.com'}
  const product = {'Product number': 'BH-1010', 'Date of purchase': '2026-03-01', ...names}
  /** Each form: its page, the service behind it, what is entered, its button, and what a success shows. */
  const FORMS = {
    'Write to us': {
      page: '/contact-us',
      path: '*/shopper-customer-service/*',
      values: () => ({...names, 'Your message': 'A wheel squeaks since yesterday.'}),
      button: 'Send message',
      done: 'Your message has arrived',
    },
    'Press enquiry': {
      page: '/customer-service/press-contact.html',
      path: '*/shopper-customer-service/*',
      values: () => ({...names, 'Your message': 'Could we have a picture?'}),
      button: 'Send message',
      done: 'Your message has arrived',
    },
    'Register a product': {
      page: '/warranty',
      path: '*/shopper-warranties/*',
      values: () => ({...product, 'Serial number': `BH-1010-2403-${Date.now()}`}),
      button: 'Register product',
      done: 'Your product is registered',
    },
    'Look up a warranty': {
      page: '/warranty',
      path: '*/shopper-warranties/*',
      values: () => ({'Serial number': REGISTERED}),
      button: 'Check',
      done: REGISTERED,
    },
    'Check a product': {
      page: '/cpsia',
      path: '*/shopper-warranties/*',
      values: () => ({'Serial or product number': 'BH-2010-2402-00017'}),
      button: 'Check',
      done: /^There is no recall for/,
    },
  } as const

  async function fill(page: Page, name: keyof typeof FORMS): Promise<Locator> {
    const {page: address, values} = FORMS[name]
    await page.goto(shop.base + USA + address)
    await ready(page)
    const form = page.getByRole('form', {name})
    for (const [label, value] of Object.entries(values())) {
      await form.getByLabel(label, {exact: true}).fill(value)
    }
    const topic = form.getByLabel('What is it about?')
    if ((await topic.count()) > 0) await topic.selectOption('product')
    return form
  }
  const valuesOf = (form: Locator) =>
    form
      .locator('input, textarea')
      .evaluateAll((all) => all.map((one) => 'value' in one && one.value))

  for (const name of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const {path, button, done} = FORMS[name]
    for (const [kind, fault] of [
      ['dead', {kind: 'status', status: 503}],
      ['gone', {kind: 'drop'}],
      ['malformed', {kind: 'malformed'}],
    ] as const) {
      test(`${name}: what was typed stays, and the next press works: ${kind}`, async ({
        page,
        allowConsole,
      }) => {
        allowConsole(/.*/)
        const form = await fill(page, name)
        const typed = await valuesOf(form)
        await shop.orderFault({...fault, path})
        await form.getByRole('button', {name: button}).press('Enter')
        await expect(form.getByText(GENERIC)).toBeVisible({timeout: 20_000})
        expect(await valuesOf(form)).toEqual(typed)
        await shop.endFaults()
        await form.getByRole('button', {name: button}).press('Enter')
        // A malformed answer to a registration that was stored: the number is taken then.
        const taken = page.getByText('This serial number is already registered.')
        await expect(page.getByText(done).or(taken).first()).toBeVisible()
        await page.goto('about:blank')
      })
    }

    test(`${name}: a slow service keeps the button busy, and is asked once`, async ({page}) => {
      const form = await fill(page, name)
      await shop.orderFault({kind: 'latency', delay: 2_500, path})
      const calls: string[] = []
      page.on('request', (request) => {
        if (/shopper-(customer-service|warranties)\//.test(request.url())) calls.push(request.url())
      })
      const send = form.getByRole('button', {name: button})
      await send.press('Enter')
      await expect(send).toHaveAttribute('aria-busy', 'true')
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
      await expect(page.getByText(done).first()).toBeVisible()
      expect(calls).toHaveLength(1)
    })
  }

  for (const [kind, fault] of [
    ['dead', {kind: 'status', status: 503}],
    ['malformed', {kind: 'malformed'}],
  ] as const) {
    test(`content pages come from the content asset: ${kind}`, async ({page, allowConsole}) => {
      allowConsole(/.*/)
      await shop.orderFault({...fault, path: '*/shopper-customer-service/*'})
      await page.goto(`${shop.base}${USA}/customer-service/returns.html`)
      await expect(page.getByRole('heading', {level: 1, name: 'Returns'})).toBeVisible()
      await page.goto('about:blank')
    })
  }
})

test('a question is searched, and opened by its address', async ({page}) => {
  await page.goto(`${USA}/customer-service/faq/faq.html#damaged`)
  await ready(page)
  const damaged = page.getByText('Send us a photo', {exact: false})
  await expect(damaged).toBeInViewport()
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await page.getByLabel('Search questions').fill('account')
  await expect(page.getByText('1 question found')).toBeVisible()
  await expect(damaged).toBeHidden()
})

test('a guest registers a product and looks it up', async ({page}) => {
  await page.goto(`${USA}/warranty`)
  await ready(page)
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  const serial = `BH-1010-2403-${Date.now()}`
  const form = page.getByRole('form', {name: 'Register a product'})
  await form.getByLabel('Product number').fill('BH-1010')
  await form.getByLabel('Serial number').fill(serial)
  await form.getByLabel('Date of purchase').fill('2026-03-01')
  await form.getByLabel('First name').fill('Ida')
  await form.getByLabel('Last name').fill('Example')
  await form.getByLabel('Email address').fill('ida@example.com')
  await form.getByRole('button', {name: 'Register product'}).click()
  await expect(page.getByRole('heading', {name: 'Your product is registered'})).toBeFocused()
  const lookup = page.getByRole('form', {name: 'Look up a warranty'})
  await lookup.getByLabel('Serial number').fill(serial)
  await page.keyboard.press('Enter')
  await expect(lookup.getByRole('status')).toContainText(serial)
})

test('a recall is found by the serial number, where the site has the page', async ({
  page,
  request,
}) => {
  expect((await request.get('/deu/de-de/cpsia')).status()).toBe(404)
  await page.goto(`${USA}/cpsia`)
  await ready(page)
  await axe(page)
  const number = page.getByLabel('Serial or product number')
  await number.fill('BH-2010-2302-00017')
  await number.press('Enter')
  await expect(
    page.getByRole('status').getByRole('heading', {name: /^Safety notice/}),
  ).toBeVisible()
  await axe(page)
  await number.fill('BH-2010-2402-00017')
  await number.press('Enter')
  await expect(page.getByText(/^There is no recall for/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})
  test('questions open, and the landing page is there', async ({page}) => {
    await page.goto(`${USA}/customer-service/faq/faq.html`)
    await page.getByText('How can I pay?').click()
    await expect(page.getByText('By credit card', {exact: false})).toBeVisible()
    expect((await page.goto(`${USA}/momentvm`))?.status()).toBe(200)
  })
})
