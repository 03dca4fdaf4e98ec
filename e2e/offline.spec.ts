/** Without a connection: pages whose code is loaded, and actions, say so, and go on when it is back (rule ERROR-10). */
import type {Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)
const PRODUCT = '/deu/de-de/product/BH-1010-sand-black'

const say = (page: Page, id: Parameters<typeof message>[1]) => page.getByText(de(id), {exact: true})

test.beforeEach(({allowConsole}) =>
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ApiFault|could not be reached|Loading (CSS )?chunk|ChunkLoadError|left out|networ/i,
  ),
)

test('a product opened from a listing appears when the connection is back', async ({
  page,
  context,
}) => {
  // The code of product pages is loaded.
  await page.goto(PRODUCT)
  await ready(page)
  await page.locator('main nav a[href*="/category/"]').last().click()
  await expect(page).toHaveURL(/\/category\//)
  const link = page.locator('main article h3 a:not([href*="BH-1010"])').last()
  await expect(link).toBeVisible()
  const name = (await link.innerText()).trim()
  // What the listing reads ahead is answered before.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 0))
  await context.setOffline(true)
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(say(page, 'offline.title')).toBeVisible()
  await expect(page.getByText(/HTTP Error|HTTP-Fehler/)).toHaveCount(0)
  const address = page.url()
  expect(address).toContain('/product/')
  await page.getByRole('button', {name: de('offline.retry')}).click()
  await expect(say(page, 'offline.title')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible()
  await expect(say(page, 'offline.title')).toHaveCount(0)
  expect(page.url()).toBe(address)
})

test('a page of the content team appears when the connection is back', async ({page, context}) => {
  await page.goto('/deu/de-de/home')
  await ready(page)
  const link = page.locator('footer a[href*="/deu/de-de/"]').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await link.click()
  await expect(say(page, 'offline.title')).toBeVisible()
  await context.setOffline(false)
  await expect(say(page, 'offline.title')).toHaveCount(0)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('adding to the cart says that there is no connection, and works afterwards', async ({
  page,
  context,
}) => {
  await page.goto(PRODUCT)
  await ready(page)
  const add = page
    .getByRole('main')
    .getByRole('button', {name: de('product.addToCart')})
    .first()
  await expect(add).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription(de('error.offline'))
  // Playwright waits for a button that is not disabled; a shopper can press it.
  await add.click({force: true})
  await expect(say(page, 'error.offline').or(say(page, 'offline.banner')).first()).toBeVisible()
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await expect(async () => {
    await add.click({timeout: 2_000})
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', {name: de('addToCart.checkout')})).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
})

test('a form keeps what was typed and says that there is no connection', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/An action failed: Error: Recaptcha/)
  await page.goto('/deu/de-de/contact-us')
  await ready(page)
  const form = page
    .getByRole('form')
    .filter({has: page.locator('textarea')})
    .first()
  const text = 'Ein Rad quietscht seit gestern beim Fahren.'
  await form.getByLabel(de('address.firstName')).fill('Ida')
  await form.getByLabel(de('address.lastName')).fill('Example')
  await form.getByLabel(de('address.email')).fill('ida@example.com')
  await form.locator('select').selectOption('product')
  await form.locator('textarea').fill(text)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const send = form.locator('button[type=submit]')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({force: true})
  await expect(form.getByText(de('error.offline'))).toBeVisible()
  await expect(form.locator('textarea')).toHaveValue(text)
  await context.setOffline(false)
  await form.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', {name: de('contact.done.title')})).toBeVisible()
})
