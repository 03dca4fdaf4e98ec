import type {Page} from '@playwright/test'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

/** Goods that are sold by volume: the price of a litre beside the price, where the law asks for it (rule PRICE-6). */

const SOAP = 'BH-2330'
const UNIT_PRICE = '[data-duty="unit-price"]'
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const unitPrices = async (page: Page) => (await page.locator(UNIT_PRICE).allInnerTexts()).map(plain)

test('the price of a litre stands on page and shelf and in the cart', async ({page}) => {
  await page.goto(`/deu/de-de/product/${SOAP}`)
  await ready(page)
  await expect(page.locator(`main ${UNIT_PRICE}`).first()).toBeVisible()
  expect(await unitPrices(page)).toContain('29,80 € / l')
  expect(await noOverflow(page)).toBe(true)

  const main = page.getByRole('main')
  await main
    .getByRole('button', {name: message('de-DE', 'product.addToCart')})
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', {name: message('de-DE', 'addToCart.viewCart')}).click()
  await expect(main.getByText(/29,80\s€\s\/\sl/)).toBeVisible()
  expect(await noOverflow(page)).toBe(true)

  await page.goto('/deu/de-de/search?q=Holzseife')
  await ready(page)
  expect(await unitPrices(page)).toContain('29,80 € / l')
})

test('a country that does not ask for it shows the price alone', async ({page}) => {
  await page.goto(`/usa/en-us/product/${SOAP}`)
  await ready(page)
  await expect(page.getByRole('main').getByText('$15.90').first()).toBeVisible()
  await expect(page.locator(UNIT_PRICE)).toHaveCount(0)
})
