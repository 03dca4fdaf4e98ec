import {expect, test} from './support/test'
import {message} from './support/texts'

const MONEY = /(€|EUR|\$|¥|￥)\s?\d|\d\s?(€|EUR)/

test('the content site shows products without prices and without a basket', async ({page}) => {
  await page.goto('/global/en-gr/category/strollers')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(MONEY)
  await expect(page.locator('a[href*="/appcart"]')).toHaveCount(0)

  await page.locator('main a[href*="/product/"]').filter({hasText: /\w/}).first().click()
  await expect(page).toHaveURL(/\/global\/en-gr\/product\//)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(MONEY)
  await expect(page.getByRole('button', {name: message('en-GR', 'product.addToCart')})).toHaveCount(
    0,
  )
})
