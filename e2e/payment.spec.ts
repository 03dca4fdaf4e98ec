/** Payment by card at the provider, which is on an origin of its own. */
import {axe} from './support/axe'
import {cardFrame, chooseProviderMethod, orderButton, payByCard, shoppers} from './support/checkout'
import {
  ACCEPTED,
  challenge,
  CHALLENGED,
  expectPaid,
  orderByCard,
  placeOrder,
  PROVIDER,
  toPayment,
} from './support/payment'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

test('the number of a card stays in the frame of the provider', async ({page}) => {
  const toShop: string[] = []
  const toProvider: string[] = []
  page.on('request', (request) => {
    const {origin} = new URL(request.url())
    const text = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    if (origin === PROVIDER) toProvider.push(request.url())
    else toShop.push(text)
  })
  const shopper = shoppers.DEU
  await toPayment(page, shopper)
  expect(toProvider).toEqual([])
  await chooseProviderMethod(page, 'card')
  await expect(cardFrame(page).locator('#number')).toBeVisible()
  await axe(page)
  await payByCard(page, shopper, ACCEPTED)
  await placeOrder(page, shopper)
  await expectPaid(page, shopper, 'Visa 1111')

  expect(toProvider.length).toBeGreaterThan(0)
  const shown = toShop.join('\n').replace(/[ +]|%20/g, '')
  expect(shown).not.toContain('4111111111111111')
  const stored = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]))
  expect(stored.replace(/ /g, '')).not.toContain('4111111111111111')
  for (const url of toProvider) {
    expect(url).not.toMatch(/access_token|refresh|eyJ|sessionData/)
  }
})

test('pages of payment alone let the provider in', async ({page, request}) => {
  const policyOf = async (path: string) =>
    (await request.get(`${shoppers.DEU.prefix}${path}`)).headers()['content-security-policy']
  const policy = await policyOf('/appcheckout')
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${PROVIDER}`))
  }
  expect(policy).toMatch(/'nonce-[0-9a-f]{32}'/)
  // The router leads from the checkout to the confirmation in one document, which has one policy.
  const withoutNonce = (text = '') => text.replace(/nonce-\w+/g, 'nonce')
  const confirmation = await policyOf('/appcheckout/confirmation?token=x')
  expect(withoutNonce(confirmation)).toBe(withoutNonce(policy))
  for (const path of ['/home', '/appcart']) {
    // The sandbox serves other services from a folder of the same origin.
    expect(await policyOf(path)).not.toMatch(new RegExp(`${PROVIDER}(?!/third-party/)`))
  }
  // The router opens the checkout in the document of another page, which then loads again.
  await page.goto(`${shoppers.DEU.prefix}/appcart`)
  await ready(page)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `${shoppers.DEU.prefix}/appcheckout`)
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation')[0]?.name.includes('/appcheckout'),
  )
})

test('wrong fields are marked in the frame, which has the focus', async ({page}) => {
  const shopper = shoppers.DEU
  await toPayment(page, shopper)
  await payByCard(page, shopper, '4111 1111 1111 1112')
  await expect(page.getByText(message(shopper.locale, 'payment.fields.invalid'))).toBeVisible()
  const number = cardFrame(page).locator('#number')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toBeFocused()
  await payByCard(page, shopper, ACCEPTED)
  await expect(orderButton(page, shopper)).toBeVisible()
})

test('3-D Secure: the card holder confirms in a frame of the bank', async ({page}) => {
  const shopper = shoppers.DEU
  await orderByCard(page, shopper, CHALLENGED)
  const accept = challenge(page).locator('[data-answer=accept]')
  await expect(accept).toBeVisible()
  await axe(page)
  await accept.click()
  await expectPaid(page, shopper, 'Visa 3220')
})

test('without the provider its card says so, and another method works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to load/)
  await page.route(/\/psp\/client\/assets\/client\.js/, (route) => route.abort())
  const shopper = shoppers.DEU
  await toPayment(page, shopper)
  await chooseProviderMethod(page, 'card')
  await expect(page.getByText(message(shopper.locale, 'payment.fields.unavailable'))).toBeVisible()
  await page.unroute(/\/psp\/client\/assets\/client\.js/)
  await page.getByRole('button', {name: message(shopper.locale, 'common.retry')}).click()
  await expect(cardFrame(page).locator('#number')).toBeVisible()
})
