/** Payment at the provider: each method and outcome; the provider is on an origin of its own. */
import {sampleOf} from '../sandbox/testing/extent'
import {axe} from './support/axe'
import {
  addToCart,
  cardFrame,
  chooseProviderMethod,
  confirmedOrder,
  orderButton,
  payByCard,
  shoppers,
} from './support/checkout'
import {
  ACCEPTED,
  challenge,
  CHALLENGED,
  expectKeptBasket,
  expectPaid,
  orderBy,
  orderByCard,
  placeOrder,
  PROVIDER,
  toPayment,
  VARIANT,
} from './support/payment'
import {ready} from './support/ready'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

/** Number of alike outcomes that a sampled run tries; the provider's own tests try all of them. */
const DRAWN = 1

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

test('the checkout alone lets the provider in', async ({page, request}) => {
  const policyOf = async (path: string) =>
    (await request.get(`${shoppers.DEU.prefix}${path}`)).headers()['content-security-policy']
  const policy = await policyOf('/appcheckout')
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${PROVIDER}`))
  }
  expect(policy).toMatch(/'nonce-[0-9a-f]{32}'/)
  for (const path of ['/home', '/appcart', '/appcheckout/confirmation?token=x']) {
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

for (const answer of ['refuse', 'abandon']) {
  test(`3-D Secure: ${answer} keeps the basket`, async ({page}) => {
    const shopper = shoppers.DEU
    await orderByCard(page, shopper, CHALLENGED)
    await challenge(page).locator(`[data-answer=${answer}]`).click()
    const reason = answer === 'refuse' ? 'error.orderPayment' : 'checkout.error.paymentCancelled'
    await expectKeptBasket(page, shopper, reason)
  })
}

test('3-D Secure: a reload shows the question again', async ({page}) => {
  const shopper = shoppers.DEU
  await orderByCard(page, shopper, CHALLENGED)
  await expect(challenge(page).locator('[data-answer=accept]')).toBeVisible()
  await page.reload()
  await challenge(page).locator('[data-answer=accept]').click()
  await expectPaid(page, shopper, 'Visa 3220')
})

const refusals = [
  ['a declined card', '4000 0000 0000 0002', 'error.orderPayment'],
  ['a card without funds', '4000 0000 0000 9995', 'error.orderPayment'],
  ['a provider that is down', '4000 0000 0000 1000', 'checkout.error.paymentCancelled'],
] as const
for (const [name, number, reason] of sampleOf(refusals, DRAWN)) {
  test(`${name} keeps the basket, and another card pays it`, async ({page, allowConsole}) => {
    allowConsole(/status of 503/)
    const shopper = shoppers.DEU
    await orderByCard(page, shopper, number)
    await expectKeptBasket(page, shopper, reason)
    await payByCard(page, shopper, ACCEPTED)
    await placeOrder(page, shopper)
    await expectPaid(page, shopper, 'Visa 1111')
  })
}

const notifications = [
  ['late', '4000 0000 0000 1307'],
  ['twice', '4000 0000 0000 1406'],
  ['never', '4000 0000 0000 1505'],
] as const
for (const [name, number] of sampleOf(notifications, DRAWN)) {
  test(`a notification that comes ${name} does not matter to the shopper`, async ({page}) => {
    await orderByCard(page, shoppers.DEU, number)
    await expectPaid(page, shoppers.DEU, `Visa ${number.slice(-4)}`)
  })
}

test('a slow provider: the page waits, and one order is paid', async ({page}) => {
  await orderByCard(page, shoppers.DEU, '4000 0000 0000 1109')
  await expectPaid(page, shoppers.DEU, 'Visa 1109')
})

for (const method of sampleOf(['wallet', 'bank', 'later'], DRAWN)) {
  test(`${method}: the shopper confirms on the provider's page`, async ({page}) => {
    const shopper = shoppers.DEU
    await orderBy(page, shopper, method)
    await expect(page).toHaveURL(new RegExp(`^${PROVIDER}/psp/pay/`))
    await axe(page)
    await page.locator('button[value=accept]').click()
    await confirmedOrder(page, shopper)
    await expect(page).not.toHaveURL(/sessionData|access_token|refresh/)
    const order = await readOrder(page, 'DEU', await confirmedOrder(page, shopper))
    expect(order).toMatchObject({paymentStatus: 'paid'})
  })
}

for (const answer of ['refuse', 'abandon']) {
  test(`wallet: ${answer} keeps the basket`, async ({page}) => {
    const shopper = shoppers.DEU
    await orderBy(page, shopper, 'wallet')
    await page.locator(`button[value=${answer}]`).click()
    if (answer === 'refuse') await page.locator('form[action$="/cancel"] button').click()
    await expectKeptBasket(page, shopper, 'checkout.error.paymentCancelled')
  })
}

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

test('USA: a card', async ({page}) => {
  await orderByCard(page, shoppers.USA, '5555 5555 5555 4444')
  await expectPaid(page, shoppers.USA, 'Mastercard 4444')
})

test('JPN: a card and a payment at the till', async ({page}) => {
  const shopper = shoppers.JPN
  await toPayment(page, shopper)
  await expect(page.locator('input[type=radio][value="ONLINE_PAYMENT:bank"]')).toHaveCount(0)
  await chooseProviderMethod(page, 'card')
  await expect(cardFrame(page).getByText('カード番号', {exact: true})).toBeVisible()
  await chooseProviderMethod(page, 'konbini')
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'checkout.continueToReview')})
    .click()
  await placeOrder(page, shopper)
  await page.locator('button[value=accept]').click()
  await confirmedOrder(page, shopper)
})

test('express: the sheet of the wallet fills in the checkout, the shopper confirms the order', async ({
  page,
}) => {
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcheckout?express=wallet`)
  const sheet = page.frameLocator('iframe[src*="/psp/client/frames/wallet"]')
  await expect(sheet.locator('#approve')).toBeEnabled()
  await axe(page)
  const before = await sheet.locator('#approve').innerText()
  await sheet.locator('#delivery').selectOption('express')
  await expect(sheet.locator('#approve')).not.toHaveText(before)
  await expect(sheet.locator('#approve')).toBeEnabled()
  await sheet.locator('#address').selectOption('1')
  await expect(sheet.getByText(message(shopper.locale, 'payment.express.country'))).toBeVisible()
  await expect(sheet.locator('#approve')).toBeDisabled()
  await sheet.locator('#address').selectOption('0')
  await expect(sheet.locator('#approve')).toBeEnabled()
  const total = /[\d.]+,\d\d/.exec(await sheet.locator('#approve').innerText())?.[0] ?? '?'
  await sheet.locator('#approve').click()
  await expect(orderButton(page, shopper)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(total)
  await placeOrder(page, shopper)
  await expectPaid(page, shopper, 'Wallet')
})

test('express on a product page buys the product alone; the cart keeps its own goods', async ({
  page,
}) => {
  const shopper = shoppers.DEU
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await page.getByRole('button', {name: message(shopper.locale, 'payment.express.product')}).click()
  const sheet = page.frameLocator('iframe[src*="/psp/client/frames/wallet"]')
  await expect(sheet.locator('#approve')).toBeEnabled()
  const before = await sheet.locator('#approve').innerText()
  await sheet.locator('#delivery').selectOption('express')
  await expect(sheet.locator('#approve')).not.toHaveText(before)
  await expect(sheet.locator('#approve')).toBeEnabled()
  await sheet.locator('#approve').click()
  await placeOrder(page, shopper)
  await expectPaid(page, shopper, 'Wallet')
  await page.goto(`${shopper.prefix}/appcart`)
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})
