import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

/** Maximum length of the HTML of a listing in characters, uncompressed. */
const MOST_HTML = 105_000

for (const [name, path] of [
  ['a listing', '/deu/de-de/category/strollers'],
  ['the home page', '/deu/de-de/home'],
] as const) {
  test(`pictures of ${name} have a place in their colour before they arrive`, async ({page}) => {
    await page.route(/\/dw\/image\//, () => undefined)
    await page.goto(path, {waitUntil: 'domcontentloaded'})
    const pictures = page.getByRole('main').locator('img[src*="/dw/image/"]')
    expect(await pictures.count()).toBeGreaterThan(6)
    const colors = await pictures.evaluateAll((images) =>
      images.flatMap((image) => {
        const place = image.closest('[data-tone]')
        if (!place) return []
        const {backgroundColor, backgroundImage} = getComputedStyle(place)
        return [backgroundColor + backgroundImage]
      }),
    )
    expect(colors).toHaveLength(await pictures.count())
    expect(new Set(colors).size).toBeGreaterThan(4)
  })
}

test('tones cost a listing next to nothing', async ({request}) => {
  const html = await (await request.get('/deu/de-de/category/root')).text()
  expect(html).toContain('data-tone=')
  expect(html.length).toBeLessThanOrEqual(MOST_HTML)
})

test('the menu shows products where a category has no second level', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto('/deu/de-de/home')
  await ready(page)
  const menu = page.getByRole('navigation', {name: message('de-DE', 'a11y.mainNavigation')})
  await menu.getByRole('link', {name: 'Kinderzimmer'}).focus()
  await page.keyboard.press('ArrowDown')
  const products = menu.locator('a[href*="/product/"]')
  await expect(products).toHaveCount(3)
  await expect(products.first().locator('img')).toBeVisible()
  // For the keyboard the pictures are a column of their own.
  await page.keyboard.press('ArrowRight')
  await expect(products.first()).toBeFocused()
})

test('the cart says that delivery is free when it is', async ({page}) => {
  const summary = page.getByRole('region', {name: message('de-DE', 'cart.summary')})
  const add = page
    .getByRole('main')
    .getByRole('button', {name: message('de-DE', 'product.addToCart'), exact: true})
    .first()
  await page.goto('/deu/de-de/product/BH-1010-sand-black')
  await ready(page)
  await add.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  await page.goto('/deu/de-de/appcart')
  await expect(
    summary.getByText(message('de-DE', 'cart.shippingFree'), {exact: true}),
  ).toBeVisible()
})
