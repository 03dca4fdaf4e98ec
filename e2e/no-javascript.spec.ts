import {expect, test} from './support/test'

test.use({javaScriptEnabled: false})

test('without JavaScript a listing shows products, prices and links that work', async ({page}) => {
  await page.goto('/deu/de-de/category/strollers')
  const links = page.locator('main a[href*="/product/"]')
  expect(await links.count()).toBeGreaterThan(8)
  await expect(
    page
      .locator('main')
      .getByText(/\d,\d\d\s€/)
      .first(),
  ).toBeVisible()
  await links.filter({hasText: /\w/}).first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(
    page
      .locator('main')
      .getByText(/\d,\d\d\s€/)
      .first(),
  ).toBeVisible()
})

test('without JavaScript refinements and search work', async ({page}) => {
  await page.goto('/usa/en-us/search?q=stroller')
  await expect(page.locator('main a[href*="/product/"]').first()).toBeVisible()
  const before = await page.locator('main a[href*="/product/"]').count()
  await page.goto('/usa/en-us/search?q=stroller&refine=c_refinementColor%3Dgreen')
  const after = await page.locator('main a[href*="/product/"]').count()
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThanOrEqual(before)
})

test('without JavaScript a form with a password stays out of every address', async ({page}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/deu/en-de/login')
  await page.locator('main').getByLabel('Email address').fill('secret-address@example.com')
  await page.getByLabel('Password', {exact: true}).fill('Secret-1234!')
  await page.getByLabel('Password', {exact: true}).press('Enter')
  await expect.poll(() => addresses.filter((one) => one.endsWith('/login')).length).toBe(3)
  await expect(page.getByLabel('Password', {exact: true})).toBeVisible()
  expect(addresses.filter((address) => /secret/i.test(address))).toEqual([])
})
