import type {Page} from '@playwright/test'
import type {MessageId} from '../app/shared/i18n/messages'
import {directiveWords} from '../config/markets/withdrawal'
import {mailsTo} from '../sandbox/testing/outbox'
import {axe} from './support/axe'
import {choose} from './support/choose'
import {asCustomerWithOrder} from './support/customer'
import {deliveredBefore, guestOrder, type GuestOrder} from './support/guest-order'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

/** The withdrawal function of directive 2011/83/EU, article 11a (rules ORDER-13 to ORDER-15). */

test.describe.configure({timeout: 120_000})

const SITES = {
  DEU: {
    prefix: '/deu/de-de',
    locale: 'de-DE',
    words: {withdraw: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen'},
  },
  FRA: {prefix: '/fra/fr-fr', locale: 'fr-FR', words: directiveWords['fr']},
  POL: {prefix: '/pol/pl-pl', locale: 'pl-PL', words: directiveWords['pl']},
} as const
type SiteId = keyof typeof SITES
const DELIVERED = ['paid', 'shipped', 'delivered']

/** The steps of a shopper on one site. */
class Withdrawal {
  constructor(
    readonly page: Page,
    readonly siteId: SiteId = 'DEU',
  ) {}

  get site() {
    return SITES[this.siteId]
  }
  text = (id: MessageId) => message(this.site.locale, id)
  like = (id: MessageId) => pattern(this.site.locale, id)
  button = (name: string) => this.page.getByRole('main').getByRole('button', {name, exact: true})

  async open(order?: Pick<GuestOrder, 'orderNo'>): Promise<void> {
    const query = order ? `?order=${order.orderNo}` : ''
    await this.page.goto(`${this.site.prefix}/withdraw${query}`)
    await ready(this.page)
    await expect(this.page.getByRole('heading', {level: 1})).toHaveText(
      this.text('withdrawal.title'),
    )
  }

  async first({orderNo, email}: GuestOrder): Promise<void> {
    await this.page.locator('#withdrawal-firstName').fill('Ida')
    await this.page.locator('#withdrawal-lastName').fill('Berg')
    await this.page.locator('#withdrawal-orderNo').fill(orderNo)
    await this.page.locator('#withdrawal-email').fill(email)
    await this.next()
  }

  async next(): Promise<void> {
    await this.button(this.text('common.continue')).click()
    await expect(
      this.page.getByRole('heading', {name: this.text('withdrawal.goods'), exact: true}),
    ).toBeFocused()
  }

  confirm = () => this.button(this.site.words?.confirm ?? '')

  async received(id: MessageId): Promise<void> {
    await expect(
      this.page.getByRole('heading', {name: this.text('withdrawal.done.title')}),
    ).toBeFocused()
    const status = this.page.getByRole('main').getByRole('status')
    await expect(status.getByText(this.like(id))).toBeVisible()
    await expect(this.page.getByText(/^W-[0-9A-F]{10}$/)).toBeVisible()
  }
}

interface State {
  stage: string
  returns: {state: string}[]
}
const stateOf = async ({orderNo}: Pick<GuestOrder, 'orderNo'>): Promise<State> =>
  (await (await fetch(`${SANDBOX}/admin/orders/${orderNo}`)).json()) as State

const acknowledgements = (email: string) => mailsTo({baseUrl: SANDBOX}, email, 'withdrawalReceived')

for (const siteId of Object.keys(SITES) as SiteId[]) {
  test(`${siteId}: from the footer, before dispatch the order is cancelled`, async ({page}) => {
    const order = await guestOrder(siteId, {stages: ['paid']})
    const shopper = new Withdrawal(page, siteId)
    await page.goto(`${shopper.site.prefix}/home`)
    const {withdraw = ''} = shopper.site.words ?? {}
    await page.getByRole('contentinfo').getByRole('link', {name: withdraw, exact: true}).click()
    await expect(page).toHaveURL(`${shopper.site.prefix}/withdraw`)
    await axe(page)
    await shopper.first(order)
    await expect(page.getByText(shopper.text('withdrawal.notBegun'))).toBeVisible()
    expect(await noOverflow(page)).toBe(true)
    await axe(page)
    expect((await stateOf(order)).stage).toBe('paid')
    await shopper.confirm().dblclick()
    await shopper.received('withdrawal.done.cancelled')
    expect(await noOverflow(page)).toBe(true)
    await axe(page)
    expect((await stateOf(order)).stage).toBe('cancelled')
    const mails = await acknowledgements(order.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.data['cancelledOrder']).toBe(order.orderNo)
  })
}

test('in transit a return is opened, with its label', async ({page}) => {
  const order = await guestOrder('DEU', {stages: ['paid', 'shipped']})
  const shopper = new Withdrawal(page)
  await shopper.open(order)
  await shopper.first(order)
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.transit')
  const label = page.getByRole('button', {name: shopper.text('returns.label')})
  const download = page.waitForEvent('download')
  await label.click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(await stateOf(order)).toMatchObject({stage: 'shipped', returns: [{state: 'announced'}]})
})

test('after the delivery parts, then the rest, then nothing is left', async ({page}) => {
  const items = [{productId: 'BH-1010-sand-black', quantity: 2}]
  const order = await guestOrder('DEU', {items, stages: DELIVERED})
  const shopper = new Withdrawal(page)
  await shopper.open(order)
  await shopper.first(order)
  await choose(page.getByRole('radio', {name: shopper.text('withdrawal.parts')}))
  await shopper.confirm().click()
  await expect(page.getByText(shopper.text('withdrawal.missing'))).toBeVisible()
  await page.getByRole('main').getByRole('combobox').selectOption('1')
  await axe(page)
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.return')
  expect((await stateOf(order)).returns).toHaveLength(1)

  await shopper.open(order)
  await shopper.first(order)
  await choose(page.getByRole('radio', {name: shopper.text('withdrawal.parts')}))
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(2)
  await choose(page.getByRole('radio', {name: shopper.text('withdrawal.whole')}))
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.return')
  expect((await stateOf(order)).returns).toHaveLength(2)

  await shopper.open(order)
  await shopper.first(order)
  await expect(page.getByText(shopper.text('withdrawal.nothing'))).toBeVisible()
  await expect(shopper.confirm()).toHaveCount(0)
})

test('engraved goods are excluded with the reason, sealed ones and mattresses are not', async ({
  page,
}) => {
  const order = await guestOrder('DEU', {
    items: [
      {productId: 'BH-7120-pebble', quantity: 1},
      {productId: 'BH-3310-oat-60x120', quantity: 1},
      {
        productId: 'BH-2390',
        quantity: 1,
        c_engravingText: 'Ida',
        c_engravingProductId: 'BH-2010',
        optionItems: [{optionId: 'engravingTypeface', optionValueId: 'script'}],
      },
    ],
    stages: DELIVERED,
  })
  const shopper = new Withdrawal(page)
  await shopper.open(order)
  await shopper.first(order)
  await expect(page.getByText(shopper.text('withdrawal.excluded.engraved'))).toBeVisible()
  await expect(page.getByText(shopper.text('withdrawal.sealed'))).toHaveCount(1)
  await choose(page.getByRole('radio', {name: shopper.text('withdrawal.parts')}))
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(2)
  await axe(page)
  await choose(page.getByRole('radio', {name: shopper.text('withdrawal.whole')}))
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.return')
})

test('a wrong number gets the acknowledgement without data of an order', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const {email} = await guestOrder('DEU')
  const shopper = new Withdrawal(page)
  await shopper.open()
  await shopper.first({orderNo: 'DEU99999998', email})
  await expect(page.getByText(shopper.text('withdrawal.unknown'))).toBeVisible()
  await choose(page.getByRole('radio', {name: shopper.text('withdrawal.parts')}))
  await page.locator('#withdrawal-words').fill('Der Kinderwagen')
  await axe(page)
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.byHand')
  await expect(page.getByText('Der Kinderwagen')).toBeVisible()
  const [mail] = await acknowledgements(email)
  expect(mail?.data).toMatchObject({partOrder: 'DEU99999998', goods: 'Der Kinderwagen'})
})

test('after the period the page says so, names returns, and sends the statement', async ({
  page,
}) => {
  const order = await guestOrder('POL', {stages: DELIVERED})
  deliveredBefore(order, 20)
  const shopper = new Withdrawal(page, 'POL')
  await shopper.open(order)
  await shopper.first(order)
  await expect(page.getByText(shopper.like('withdrawal.late'))).toBeVisible()
  await expect(page.getByRole('link', {name: shopper.text('returns.title')})).toBeVisible()
  await axe(page)
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.late')
  expect((await stateOf(order)).returns).toEqual([])
})

test('two tabs withdraw once', async ({page, context}) => {
  const order = await guestOrder('FRA', {stages: DELIVERED})
  const tabs = [page, await context.newPage()].map((one) => new Withdrawal(one, 'FRA'))
  for (const tab of tabs) {
    await tab.open(order)
    await tab.first(order)
  }
  await tabs[0]?.confirm().click()
  await tabs[0]?.received('withdrawal.done.return')
  await tabs[1]?.confirm().click()
  await tabs[1]?.received('withdrawal.done.nothing')
  expect((await stateOf(order)).returns).toHaveLength(1)
})

test('a slow backend is waited for, and a lost answer is one withdrawal', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of (503|0)|net::ERR_FAILED|Failed to load resource/)
  const order = await guestOrder('DEU', {stages: DELIVERED})
  const shopper = new Withdrawal(page)
  await shopper.open(order)
  await page.route('**/orders/*/lookup*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await shopper.first(order)
  let state: 'dead' | 'lost' | 'up' = 'dead'
  let calls = 0
  await page.route('**/withdrawals?*', async (route) => {
    calls += 1
    if (state === 'dead') return route.fulfill({status: 503, body: ''})
    if (state === 'up') return route.continue()
    await route.fetch()
    return route.abort()
  })
  for (const next of ['lost', 'up'] as const) {
    const before = calls
    await shopper.confirm().click()
    await expect.poll(() => calls).toBeGreaterThan(before)
    await expect(shopper.confirm()).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
    state = next
  }
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.return')
  expect((await stateOf(order)).returns).toHaveLength(1)
  expect(await acknowledgements(order.email)).toHaveLength(1)
})

test('the order of an account links the page, which knows who ordered', async ({page}) => {
  const orderNo = await asCustomerWithOrder(page)
  const shopper = new Withdrawal(page)
  await page.goto(`${shopper.site.prefix}/my-stokke/orders/${orderNo}`)
  await page.getByRole('main').getByRole('link', {name: 'Vertrag widerrufen'}).click()
  await expect(page.locator('#withdrawal-orderNo')).toHaveValue(orderNo)
  for (const name of ['firstName', 'lastName', 'email']) {
    await expect(page.locator(`#withdrawal-${name}`)).not.toHaveValue('')
  }
  await shopper.next()
  await shopper.confirm().click()
  await shopper.received('withdrawal.done.cancelled')
})

test('the page is kept by no cache and tells no other page', async ({page}) => {
  const answer = await page.goto(`${SITES.DEU.prefix}/withdraw?order=DEU1`)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
})

test('JPN: the page does not exist, and nothing links it', async ({page, allowConsole}) => {
  allowConsole(/status of 404/)
  const answer = await page.goto('/jpn/ja-jp/withdraw')
  expect(answer?.status()).toBe(404)
  await page.goto('/jpn/ja-jp/home')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('a[href$="/withdraw"], a[href*="/withdraw?"]')).toHaveCount(0)
})
