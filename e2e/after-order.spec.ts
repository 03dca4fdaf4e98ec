import {newEmail, PASSWORD} from './support/account'
import {axe} from './support/axe'
import {confirmedOrder, orderButton, shoppers, toReview} from './support/checkout'
import {choose} from './support/choose'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

test('a guest opens an account on the confirmation, and finds the order and all data in it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const shopper = {...shoppers.DEU, email: newEmail()}
  await toReview(page, shopper)
  await orderButton(page, shopper).click()
  const orderNo = await confirmedOrder(page, shopper)

  await page.locator('#offer-password').fill(PASSWORD)
  await choose(page.locator('#offer-terms'))
  await axe(page)
  await page.getByRole('button', {name: de('auth.create')}).click()
  await expect(page.getByText(de('confirmation.account.done'))).toBeVisible()
  await page.getByRole('link', {name: de('confirmation.account.orders')}).click()
  // The confirmation names the order too.
  await expect(page.getByRole('heading', {level: 1, name: de('account.orders')})).toBeVisible()
  await expect(page.getByRole('main')).toContainText(orderNo)
  await axe(page)

  await page.getByRole('searchbox', {name: de('orders.search')}).fill('no such order')
  await page
    .getByRole('main')
    .getByRole('button', {name: de('orders.find')})
    .click()
  await expect(page.getByRole('main')).not.toContainText(orderNo)
  await page.getByRole('searchbox', {name: de('orders.search')}).fill(orderNo)
  await page
    .getByRole('main')
    .getByRole('button', {name: de('orders.find')})
    .click()
  await expect(page.getByRole('main')).toContainText(orderNo)

  await page.goto(`${shopper.prefix}/my-stokke/personal-information`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', {name: de('profile.data.action')}).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await page.getByRole('button', {name: de('profile.close.action')}).click()
  await page.locator('#profile-close-password').fill(PASSWORD)
  await axe(page)
  await page.getByRole('button', {name: de('profile.close.confirm')}).click()
  // The order is not delivered yet, so the account stays and says why.
  await expect(page.getByText(de('profile.close.open'))).toBeVisible()
})
