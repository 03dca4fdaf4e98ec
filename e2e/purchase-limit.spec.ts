/** At most 50 of one item in a basket, from any page where it is added. */
import type {Page} from '@playwright/test'
import {addToCart, shoppers} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 90_000})

const shopper = shoppers.DEU
/** An item with more stock than the limit of one basket. */
const PRODUCT = `${shopper.prefix}/product/BH-1010-fog-black`
const refusal = (page: Page) => page.getByText(message(shopper.locale, 'error.maximumQuantity'))

async function choose(page: Page, quantity: number): Promise<void> {
  const field = page.getByRole('main').getByRole('spinbutton').first()
  await field.fill(String(quantity))
  await field.press('Enter')
  await expect(field).toHaveValue(String(quantity))
}

/** Closes the dialogs after adding: the selection of an earned gift opens before the added items. */
async function closeDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', {name: message(shopper.locale, 'common.close')}).first()
  await expect(async () => {
    if (await dialog.count()) await close.click({timeout: 1000})
    await expect(dialog).toHaveCount(0, {timeout: 1000})
    // The dialog of the added items opens when that of the gift is closed and its code has loaded.
    await page.waitForTimeout(500)
    await expect(dialog).toHaveCount(0, {timeout: 1})
  }).toPass()
}

/** Counts the dialogs that open from now on, also those that close again at once. */
const watchDialogs = (page: Page) =>
  page.evaluate(() => {
    const {dataset} = document.documentElement
    dataset.dialogs = '0'
    new MutationObserver((changes) => {
      const added = changes.flatMap(({addedNodes}) => [...addedNodes])
      const isDialog = (node: Node) =>
        node instanceof Element &&
        (node.matches('[role=dialog]') || node.querySelector('[role=dialog]'))
      if (added.some(isDialog)) dataset.dialogs = String(Number(dataset.dialogs) + 1)
    }).observe(document.body, {childList: true, subtree: true})
  })

test('product page and cart count what the basket would hold', async ({page}) => {
  await page.goto(PRODUCT)
  await ready(page)
  await choose(page, 30)
  await addToCart(page, shopper)
  await closeDialogs(page)

  const field = page.getByRole('main').getByRole('spinbutton').first()
  await field.fill('30')
  await field.press('Enter')
  await expect(refusal(page)).toBeVisible()
  await expect(field).toHaveValue('20')
  await addToCart(page, shopper)
  await closeDialogs(page)

  await page.reload()
  await ready(page)
  await watchDialogs(page)
  const added: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/items\?/.test(request.url())) added.push(request.url())
  })
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'product.addToCart')})
    .first()
    .click()
  await expect(refusal(page)).toBeVisible()
  expect(added).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset.dialogs)).toBe('0')

  await page.goto(`${shopper.prefix}/appcart`)
  const line = page.getByRole('main').getByRole('spinbutton').first()
  await expect(line).toHaveValue('50')
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'cart.item.increase')})
    .first()
    .click()
  await expect(refusal(page)).toBeVisible()
  await expect(line).toHaveValue('50')
  await line.fill('60')
  await line.press('Enter')
  await expect(line).toHaveValue('50')
})
