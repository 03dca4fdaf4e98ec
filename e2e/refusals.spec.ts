import type {Locator} from '@playwright/test'
import {addToCart, goToCheckout, shoppers} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const {DEU} = shoppers
const STROLLER = '/deu/de-de/product/BH-1010-sand-black'
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

const press = (control: Locator, isMobile: boolean) => (isMobile ? control.tap() : control.click())

test('the first failed submit of a step moves the focus to its problems', async ({
  page,
  isMobile,
}) => {
  await page.goto(STROLLER)
  await ready(page)
  await addToCart(page, DEU)
  await goToCheckout(page, DEU)
  await press(page.getByRole('button', {name: de('checkout.continueToAddress')}), isMobile)
  await expect(page.getByRole('alert').filter({hasText: /./})).toBeFocused()

  await page.locator('#contact-email').fill('first_last@example.com')
  await press(page.getByRole('button', {name: de('checkout.continueToAddress')}), isMobile)
  await expect(page.locator('#shipping-lastName')).toBeVisible()
  await press(page.getByRole('button', {name: de('checkout.continueToDelivery')}), isMobile)
  const problems = page.getByRole('alert').filter({has: page.getByRole('listitem')})
  await expect(problems).toBeFocused()
  await expect(problems).toBeInViewport()
})

test('a set without a chosen size moves the focus to the missing choice', async ({
  page,
  isMobile,
}) => {
  await page.goto('/deu/de-de/product/BH-8010')
  await ready(page)
  const missing = page
    .getByRole('group', {name: /Sovra/})
    .getByRole('group', {name: pattern('de-DE', 'product.chooseAttribute')})
    .first()
  const add = page.getByRole('button', {name: de('product.addToCart'), exact: true}).first()
  await press(add, isMobile)
  await expect(missing.getByRole('link').first()).toBeFocused()
  await expect(missing).toBeInViewport()
  // Repeatedly, not only the first time.
  await press(add, isMobile)
  await expect(missing.getByRole('link').first()).toBeFocused()
})

/** The pointer is over the button, where toasts appear. */
async function pressAtLowerEdge(button: Locator, isMobile: boolean): Promise<void> {
  await button.evaluate((element) => element.scrollIntoView({block: 'end'}))
  await press(button, isMobile)
}

test.describe('a failure', () => {
  // It would send further requests than those that this test answers.
  test.use({serviceWorkers: 'block'})

  test('says so beside its button, for 5 s', async ({page, isMobile, allowConsole}) => {
    allowConsole(/status of 500|Failed to load|Service Worker registration blocked/)
    await page.goto(STROLLER)
    await ready(page)
    await page.route(/\/baskets/, (route) => route.fulfill({status: 500, json: {title: 'x'}}))
    const button = page.getByRole('button', {name: de('product.addToCart'), exact: true}).first()
    await pressAtLowerEdge(button, isMobile)
    const toast = page.locator('[data-scope="toast"][data-part="root"]')
    await expect(toast).toHaveAttribute('data-type', 'error')
    await toast.evaluate((element) =>
      Promise.allSettled(element.getAnimations().map(({finished}) => finished)),
    )
    const [over, of] = [await toast.boundingBox(), await button.boundingBox()]
    if (!over || !of) throw new Error('The toast or its button is not on the page.')
    const apart = over.y + over.height <= of.y || of.y + of.height <= over.y
    expect(apart || over.x >= of.x + of.width || of.x >= over.x + over.width).toBe(true)
    const header = await page.locator('header').first().boundingBox()
    expect(over.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    await expect(toast).toHaveCount(0, {timeout: 7000})
  })
})
