import {sampleOf} from '../sandbox/testing/extent'
import {axe} from './support/axe'
import {choose} from './support/choose'
import {addToCart, shoppers} from './support/checkout'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const {DEU, USA} = shoppers
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

const kinds = {
  master: '/deu/de-de/product/BH-1010',
  item: '/deu/de-de/product/BH-7030',
  set: '/deu/de-de/product/BH-8010',
  bundle: '/deu/de-de/product/BH-8110',
  'engraving itself': '/usa/en-us/product/BH-2390',
  'sold by a partner': '/deu/de-de/product/BH-4030',
  'out of stock': '/deu/de-de/product/BH-7040',
  'coming soon': '/deu/de-de/product/BH-4130',
  'pre-order': '/deu/de-de/product/BH-1220',
  'in steps of two': '/deu/de-de/product/BH-6120',
  'content only': '/global/en-gr/product/BH-1010',
  Japanese: '/jpn/ja-jp/product/BH-2010',
}

/** Kinds that are built differently; a run draws some of the others. */
const BUILT = ['master', 'set', 'bundle', 'content only']
const DRAWN = 3
const chosen = sampleOf(Object.entries(kinds), DRAWN, ([name]) => BUILT.includes(name))

for (const [name, path] of chosen) {
  test(`axe finds nothing on a product: ${name}`, async ({page}) => {
    await page.goto(path, {waitUntil: 'networkidle'})
    await axe(page)
    expect(await noOverflow(page)).toBe(true)
  })
}

test('a variant, its master, a pid and a slug show the same product', async ({page}) => {
  for (const path of [
    '/product/BH-1010-spruce-black',
    '/product/BH-2010?pid=BH-1010-spruce-black',
    '/irgendein-name/BH-1010-spruce-black.html',
    '/BH-1010-spruce-black.html',
  ]) {
    const response = await page.goto(`/deu/de-de${path}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/deu\/de-de\/.*BH-1010/,
    )
  }
})

test('a product that is gone offers others', async ({page, allowConsole}) => {
  allowConsole(/status of 404/)
  const response = await page.goto('/deu/de-de/kinderwagen/BH-0000.html')
  expect(response?.status()).toBe(404)
  await expect(
    page.getByRole('heading', {level: 1, name: de('error.productNotFound')}),
  ).toBeVisible()
  const section = page.getByRole('region', {name: de('notFound.alternatives')})
  await expect(section.getByRole('heading', {level: 3})).toHaveCount(4)
})

test('a set is bought part by part, its choices nested in the address', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-8010')
  await ready(page)
  const cot = page.getByRole('checkbox', {name: /Sovra/})
  await expect(cot).toBeChecked()
  // The part's own selection is stored under its id.
  await page
    .getByRole('group', {name: /Sovra/})
    .getByRole('link', {name: /^Eiche/})
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]BH-3010=color%3Doak/)
  await page.getByRole('group', {name: /Sovra/}).getByRole('link', {name: /^60/}).click()
  const mattress = page.getByRole('checkbox', {name: /Skyna/})
  await mattress.uncheck()
  const total = page.getByText(pattern('de-DE', 'product.set.total')).first()
  await expect(total).toBeVisible()
  await addToCart(page, DEU)
  await page
    .getByRole('dialog')
    .getByRole('link', {name: de('addToCart.viewCart')})
    .click()
  await expect(page.getByRole('main').getByText(/Skyna/)).toHaveCount(0)
})

test('a bundle is sold whole', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-8110')
  await expect(page.getByRole('heading', {name: de('product.bundle.parts')})).toBeVisible()
  await expect(page.getByText('× 2')).toBeVisible()
  await addToCart(page, DEU)
})

test('who waits for a product leaves an address, by keyboard alone', async ({page}) => {
  await page.goto('/usa/en-us/product/BH-7040')
  await ready(page)
  const notify = page.getByRole('button', {name: 'Notify me'}).first()
  await notify.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', {name: 'Notify me'})
  await expect(send).toBeDisabled()
  await axe(page)
  await dialog.getByLabel('First name').focus()
  for (const text of ['Ida', 'Example', 'ida@example.com', '030 12']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // The consent label contains a link; the checkbox itself is next.
  await page.keyboard.press('Space')
  await expect(send).toBeEnabled()
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(pattern('en-US', 'notify.success'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(notify).toBeFocused()
})

test('a failing bot check keeps the form (rule PROD-21)', async ({page, allowConsole}) => {
  allowConsole(/An action failed|ERR_FAILED|Failed to load resource/)
  await page.route('**/third-party/captcha.js', (route) => route.abort())
  await page.goto('/usa/en-us/product/BH-7040')
  await ready(page)
  await page.getByRole('button', {name: 'Notify me'}).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ida')
  await dialog.getByLabel('Last name').fill('Example')
  await dialog.getByLabel('Email address').fill('ida@example.com')
  await choose(dialog.locator('#notify-consent'))
  await dialog.getByRole('button', {name: 'Notify me'}).click()
  await expect(dialog.getByText(message('en-US', 'notify.failure'))).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('Ida')
})

test('a name is designed, reviewed, and carried through cart and checkout', async ({page}) => {
  await page.goto('/usa/en-us/product/BH-2010')
  await ready(page)
  await page.getByRole('button', {name: message('en-US', 'engraving.add')}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ida Lou')
  await choose(dialog.getByRole('radio', {name: /Script/}))
  await choose(dialog.getByRole('radio', {name: /Lower board/}))
  await expect(dialog.getByRole('img', {name: /Ida Lou/})).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', {name: message('en-US', 'engraving.toReview')}).click()
  await choose(dialog.locator('#engraving-checked'))
  await dialog.getByRole('button', {name: message('en-US', 'engraving.take')}).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('Ida Lou').first()).toBeVisible()
  await addToCart(page, USA)
  await page
    .getByRole('dialog')
    .getByRole('link', {name: message('en-US', 'addToCart.viewCart')})
    .click()
  const main = page.getByRole('main')
  await expect(main.getByText('Ida Lou')).toBeVisible()
  await expect(main.getByText('Lower board')).toBeVisible()
  await expect(main.getByText('Script', {exact: true})).toBeVisible()
})

test('the engraving alone wants a name first', async ({page}) => {
  await page.goto('/usa/en-us/product/BH-2390')
  await ready(page)
  await page
    .getByRole('button', {name: message('en-US', 'product.addToCart')})
    .first()
    .click()
  await expect(page.getByText(message('en-US', 'engraving.missing')).first()).toBeVisible()
})

test('a promotion says what it is about, with its icon', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-6120')
  await ready(page)
  const promotions = page.getByRole('list', {name: de('product.promotions')})
  await promotions.getByText('15 % auf vier Kinderstühle').click()
  await expect(promotions.getByText(/Ganz ohne Code/)).toBeVisible()
  const icon = promotions.locator('img')
  await expect
    .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a promotion icon that does not load is hidden (rule ERROR-13)', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route('**/promotions/*.svg*', (route) => route.abort())
  await page.goto('/deu/de-de/product/BH-6120')
  await ready(page)
  const promotions = page.getByRole('list', {name: de('product.promotions')})
  await expect(promotions).toBeVisible()
  await promotions.scrollIntoViewIfNeeded()
  await expect(promotions.locator('img')).toHaveCount(0)
})

test('a registry gets the product, and pay-later messaging its amount', async ({page, context}) => {
  await context.addCookies([{name: 'dw_dnt', value: '0', domain: 'localhost', path: '/'}])
  await page.goto('/usa/en-us/product/BH-7030')
  await ready(page)
  const registryItem = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('registry:item', (event) => resolve((event as CustomEvent).detail)),
      ),
  )
  await page.getByRole('button', {name: message('en-US', 'product.registry')}).click()
  expect(await registryItem).toMatchObject({
    siteKey: 'sandbox-registry',
    item: {Quantity: 1, CurrencyCode: 'USD', HideSize: true, HideColor: true, SKU: 'BH-7030'},
  })
  await expect(page.locator('pay-later-placement')).toContainText('3 parts', {timeout: 10_000})
})
