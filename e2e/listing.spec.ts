import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const STROLLERS = '/deu/de-de/category/strollers'

const tiles = (page: Page) => page.locator('main article:has(h3 a[href*="/product/"])')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

/** The filters are beside the products, or in a drawer on phones. */
async function filters(page: Page) {
  if (!isPhone(page)) return page.getByRole('region', {name: message('de-DE', 'listing.filters')})
  await page.getByRole('button', {name: message('de-DE', 'listing.filters')}).click()
  return page.getByRole('dialog', {name: message('de-DE', 'listing.filters')})
}

test('a category is found by its slug, and its page names the one address', async ({page}) => {
  const answer = await page.goto('/deu/de-de/category/kinderwagen/stadtkinderwagen')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Stadtkinderwagen')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/category\/strollers-city$/,
  )
  expect(await tiles(page).count()).toBeGreaterThan(2)
})

test('an id path shows the way down, and leads back up', async ({page}) => {
  await page.goto('/deu/de-de/category/strollers/strollers-city')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Stadtkinderwagen')
  const crumbs = page.getByRole('navigation', {name: message('de-DE', 'a11y.breadcrumb')})
  await crumbs.getByRole('link', {name: 'Kinderwagen'}).click()
  await expect(page).toHaveURL(/\/category\/strollers$/)
})

test('a category that is neither id nor slug is not found', async ({page, allowConsole}) => {
  allowConsole(/status of 404/)
  const answer = await page.goto('/deu/de-de/category/kinderwagen/gibt-es-nicht')
  expect(answer?.status()).toBe(404)
})

test('slots of the content team stand among and below the products', async ({page}) => {
  await page.goto(STROLLERS)
  await expect(page.getByRole('heading', {name: 'Welche Räder für deinen Heimweg?'})).toBeVisible()
  const story = page.getByRole('region', {name: 'So findest du den richtigen Kinderwagen'})
  await expect(story.getByRole('link')).toHaveAttribute(
    'href',
    /\/customer-service\/warranty\.html$/,
  )
  await page.goto(`${STROLLERS}?refine=c_refinementColor=green`)
  await expect(page.getByRole('heading', {name: 'Welche Räder für deinen Heimweg?'})).toHaveCount(0)
  await expect(story).toHaveCount(0)
})

test('filters narrow the listing, are named as chips and can be cleared', async ({page}) => {
  await page.goto(STROLLERS, {waitUntil: 'networkidle'})
  const before = await tiles(page).count()
  const panel = await filters(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/product-search\?/, async (route) => {
    await answered
    await route.continue()
  })
  await panel.getByRole('link', {name: /^Grün/}).click()
  await expect(page).toHaveURL(/refine=c_refinementColor=green/)
  // The results are pale until the new ones are loaded.
  const pale = page.locator('section[aria-busy]')
  await expect(pale).toHaveCount(1)
  const show = panel.getByRole('button', {name: pattern('de-DE', 'listing.showResults')})
  if (isPhone(page)) await expect(show).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(pale).toHaveCount(0)
  if (isPhone(page)) {
    await expect(show).not.toHaveAttribute('aria-busy')
    await axe(page)
    await show.click()
    await expect(panel).toBeHidden()
  }
  await expect.poll(() => tiles(page).count()).toBeLessThan(before)
  const chips = page.getByRole('list', {name: message('de-DE', 'listing.activeFilters')})
  await expect(chips.getByRole('link', {name: 'Filter entfernen: Farbe, Grün'})).toBeVisible()
  await chips.getByRole('link', {name: message('de-DE', 'listing.clearAll')}).click()
  await expect(page).toHaveURL(/\/category\/strollers$/)
  await expect.poll(() => tiles(page).count()).toBe(before)
})

test('several values are joined with a pipe and promotions are merged', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/product-search')) asked.push(decodeURIComponent(request.url()))
  })
  await page.goto(`${STROLLERS}?limit=12`, {waitUntil: 'networkidle'})
  const panel = await filters(page)
  await panel.getByRole('link', {name: /^Grün/}).click()
  await expect(page).toHaveURL(/refine=c_refinementColor=green/)
  await panel.getByRole('link', {name: /^Beige/}).click()
  await expect(page).toHaveURL(/refine=c_refinementColor=beige%7Cgreen/)
  // Pages are prefetched as well, so this request need not be the last.
  const merged = () => asked.find((url) => url.includes('refine=c_refinementColor=beige|green'))
  await expect.poll(merged).toContain('refine=available-on-web=1')
  expect(merged()).toContain('limit=12')
  await page.goto(`${STROLLERS}?pmid=none-such&available-on-web=0`)
  await expect(
    page.getByRole('heading', {name: message('de-DE', 'listing.noResults.title')}),
  ).toBeVisible()
})

test('a price range of one’s own is a filter by keyboard alone', async ({page}) => {
  await page.goto(STROLLERS, {waitUntil: 'networkidle'})
  const panel = await filters(page)
  const form = panel.getByRole('form', {name: message('de-DE', 'listing.priceBounds')})
  await form.getByLabel(message('de-DE', 'listing.priceToLabel')).focus()
  await page.keyboard.type('viel')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(message('de-DE', 'listing.priceInvalid'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/refine=price=\(\.\.500\)/)
  const chip = page.getByRole('link', {name: /Filter entfernen: Preis, bis 500,00/i}).first()
  await expect(chip).toBeVisible()
})

test('products loaded below are there again, in their place, on the way back', async ({page}) => {
  await page.goto(`${STROLLERS}?limit=12`, {waitUntil: 'networkidle'})
  await expect(tiles(page)).toHaveCount(12)
  await page.getByRole('link', {name: message('de-DE', 'listing.loadMore')}).press('Enter')
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12)
  const opened = tiles(page).nth(13).getByRole('heading').getByRole('link')
  await expect(tiles(page).nth(12).getByRole('heading').getByRole('link')).toBeFocused()
  await opened.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(400)
  await opened.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await page.goBack()
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThan(200)
})

test('a swatch changes the picture of its tile and where the tile leads', async ({page}) => {
  await page.goto(STROLLERS, {waitUntil: 'networkidle'})
  const tile = tiles(page).first()
  const picture = tile.getByRole('img').first()
  const before = await picture.getAttribute('src')
  const swatch = tile.getByRole('group').getByRole('link').nth(1)
  await swatch.press('Enter')
  await expect(swatch).toHaveAttribute('aria-current', 'true')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(tile.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\?color=/)
})

test('an engraving is no page of its own, chairs say that they can be engraved', async ({page}) => {
  await page.goto('/deu/de-de/search?q=Namensgravur')
  await expect(page.getByRole('heading', {level: 3, name: 'Namensgravur'})).toBeVisible()
  await expect(page.getByRole('link', {name: 'Namensgravur', exact: true})).toHaveCount(0)
  await page.goto('/deu/de-de/category/high-chairs')
  const label = page.getByText(message('de-DE', 'listing.tile.customize'))
  expect(await label.count()).toBeGreaterThan(1)
  await page.goto('/jpn/ja-jp/category/high-chairs')
  await expect(page.getByText(message('ja-JP', 'listing.tile.customize'))).toHaveCount(0)
})

test('prices of several forms stand on one listing', async ({page}) => {
  await page.goto('/deu/de-de/category/sets')
  const prices = page.locator('main article')
  await expect(prices.getByText(pattern('de-DE', 'product.price.from')).first()).toBeVisible()
  await page.goto(STROLLERS)
  await expect(prices.getByText(/€ bis [\d.,]+\s€$/).first()).toBeVisible()
  await expect(prices.getByText(/^Niedrigster Preis der letzten 30 Tage/).first()).toBeVisible()
  await page.goto('/usa/en-us/category/strollers')
  await expect(page.locator('main s').first()).toBeVisible()
  await expect(prices.getByText(/^Lowest price of the last 30 days/)).toHaveCount(0)
})

test('the second picture of a tile fades in under the mouse @mouse', async ({page}) => {
  await page.goto(STROLLERS)
  await ready(page)
  const tile = tiles(page).first()
  const pictures = tile.locator('img')
  await expect(pictures).toHaveCount(1)
  await tile.hover()
  await expect(pictures).toHaveCount(2)
  await expect(pictures.nth(1)).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(pictures.nth(1)).toHaveCSS('opacity', '0')
})
