/** The developer overlay: nowhere in production, unless a variable of the server turns it on (rule EVENT-10). */
import {axe} from './support/axe'
import {noOverflow} from './support/no-overflow'
import {answers, OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {expect, test} from './support/test'

test.use({consent: 'granted'})

test('a production page neither has nor loads it', async ({page}) => {
  await page.goto('/usa/en-us/product/BH-1010', {waitUntil: 'networkidle'})
  await ready(page)
  await expect(page.getByRole('region', {name: 'Developer overlay'})).toHaveCount(0)
  expect(await page.content()).not.toContain('developerOverlay')
})

test.describe('turned on', () => {
  let shop: OwnShop

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    shop = await OwnShop.start({env: {DEVELOPER_OVERLAY: 'on', LOG_LEVEL: 'silent'}})
    await answers(`${shop.base}/readyz`)
  })
  test.afterAll(() => shop.stop())

  test('it shows the page by keyboard alone', async ({page}) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`${shop.base}/usa/en-us/product/BH-1010`)
    const overlay = page.getByRole('region', {name: 'Developer overlay'})
    const button = overlay.getByRole('button')
    await expect(button).toHaveText(/^Developer \([1-9]\d* events\)$/)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(overlay.getByText(/^view_item sent/)).toBeVisible()
    const sections = overlay.locator('details > summary')
    for (const name of [/^Consent$/, /^Scripts \(/, /^Cache$/, /^Experiments$/]) {
      await sections.filter({hasText: name}).focus()
      await page.keyboard.press('Enter')
    }
    await expect(overlay.getByText('granted', {exact: true})).toBeVisible()
    await expect(overlay.getByText(/third-party\/tag-manager\.js/)).toBeVisible()
    await expect(overlay.getByText(/max-age=900/)).toBeVisible()
    await expect(overlay.getByText('cro71')).toBeVisible()
    await axe(page, '[aria-label="Developer overlay"]')
    expect(await noOverflow(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(overlay.getByText('granted', {exact: true})).toBeHidden()
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })

  test('it fits a phone, in a page that runs from right to left', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    await page.goto(`${shop.base}/global/ar-ae/home`)
    const overlay = page.getByRole('region', {name: 'Developer overlay'})
    await overlay.getByRole('button').click()
    await expect(overlay.getByText(/^page_load sent/)).toBeVisible()
    expect(await noOverflow(page)).toBe(true)
  })
})
