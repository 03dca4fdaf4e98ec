import type {Browser, Page} from '@playwright/test'
import {logIn, newEmail, PREFIX, register, signOut} from './support/account'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'

/** Puts the product of a page on the wish list, and returns when the backend has stored it. */
async function wish(page: Page, productId: string): Promise<void> {
  await page.goto(`${PREFIX}/product/${productId}`)
  await ready(page)
  await page.getByRole('button', {name: 'Add to wishlist', exact: true}).click()
  await expect(page.getByText(/is on your wishlist\./)).toBeVisible()
}

/** Creates a link to the list of the signed-in customer. */
async function share(page: Page, title: string): Promise<string> {
  await page.goto(`${PREFIX}/my-stokke/wishlist`)
  await ready(page)
  await page.getByText('Share this list').click()
  await page.getByLabel(/Title of the list/).fill(title)
  await page.getByRole('button', {name: 'Create link'}).click()
  const field = page.getByLabel('Link to your wishlist')
  await expect(field).toHaveValue(/\/shared-wishlist#[\w-]{43}$/)
  return field.inputValue()
}

/** Another person with another browser. */
async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  })
  await context.addCookies([{name: 'dw_dnt', value: '1', domain: 'localhost', path: '/'}])
  return context.newPage()
}

const reserveButton = (page: Page) => page.getByRole('button', {name: /^Reserve this gift: /})
/** Says that the list is not one's own: reservations are visible only then. */
const reveal = (page: Page) =>
  page.getByRole('button', {name: 'I am a friend: show the gifts'}).click()
const backButton = (page: Page) => page.getByRole('button', {name: /^Take reservation back: /})

test('a list is shared, a gift reserved without the owner seeing it, and the link revoked', async ({
  page,
  browser,
}) => {
  await register(page, newEmail())
  await wish(page, 'BH-1010')
  const link = await share(page, 'Wishes for our baby')
  await axe(page)

  const friend = await elsewhere(browser, page)
  const answer = friend.waitForResponse((response) => response.url().includes('/shared-wishlist'))
  await friend.goto(link)
  const headers = (await answer).headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(friend.getByRole('heading', {level: 1, name: 'Wishes for our baby'})).toBeVisible()
  expect(friend.url()).not.toContain('#')
  expect(await friend.content()).not.toMatch(/Ada|Berg/)
  await axe(friend)
  await expect(reserveButton(friend)).toHaveCount(0)
  await reveal(friend)
  await reserveButton(friend).click()
  await expect(backButton(friend)).toBeFocused()
  await axe(friend)
  await friend.reload()
  await expect(backButton(friend)).toBeVisible()

  const other = await elsewhere(browser, page)
  await other.goto(link)
  await expect(other.getByText(/^Is this your list/)).toBeVisible()
  await expect(other.getByText('Already reserved')).toHaveCount(0)
  await axe(other)
  await reveal(other)
  await expect(other.getByText('Already reserved')).toBeVisible()
  await expect(reserveButton(other)).toHaveCount(0)
  await axe(other)

  await page.goto(link)
  await ready(page)
  await expect(page.getByText(/This is your list as friends see it/)).toBeVisible()
  await expect(page.locator('main article')).toBeVisible()
  await expect(page.getByText('Already reserved')).toHaveCount(0)
  await expect(page.getByRole('button', {name: /Reserve|reservation/})).toHaveCount(0)
  await axe(page)

  await backButton(friend).click()
  await expect(reserveButton(friend)).toBeVisible()
  await other.reload()
  await reveal(other)
  await expect(reserveButton(other)).toBeVisible()

  await page.goto(`${PREFIX}/my-stokke/wishlist`)
  await ready(page)
  await page.getByText('Share this list').click()
  await page.getByRole('button', {name: 'Stop sharing'}).click()
  await expect(page.getByText('Your list is no longer shared.')).toBeVisible()
  await axe(page)
  await friend.reload()
  await expect(
    friend.getByRole('heading', {level: 1, name: 'This link no longer works'}),
  ).toBeVisible()
  await axe(friend)
  await friend.context().close()
  await other.context().close()
})

test("a guest's list is merged into that of the customer at sign-in", async ({page}) => {
  const email = newEmail()
  await register(page, email)
  await wish(page, 'BH-1010')
  await page.goto(`${PREFIX}/my-stokke`)
  await signOut(page)
  await wish(page, 'BH-5020')

  await page.goto(`${PREFIX}/my-stokke/wishlist`)
  await ready(page)
  await page.getByText('Share this list').click()
  await expect(page.getByText(/^Sign in to share your list/)).toBeVisible()
  await axe(page)

  await page.goto(`${PREFIX}/my-stokke/addresses`)
  await ready(page)
  await logIn(page, email)
  await expect(
    page.getByText('Your wishlist has been transferred to your account wishlist'),
  ).toBeVisible()
  await page.goto(`${PREFIX}/my-stokke/wishlist`)
  await expect(page.getByText('2 products')).toBeVisible()
  await expect(page.locator('main article')).toHaveCount(2)
  await axe(page)
})

test('a wish moves to the cart with the keyboard, and comes back', async ({page}) => {
  await wish(page, 'BH-5020')
  await page.goto(`${PREFIX}/my-stokke/wishlist`)
  await ready(page)
  await page.getByRole('button', {name: /^Move to cart: /}).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/has been moved to your cart\./)).toBeVisible()
  // The empty list offers best sellers instead.
  await expect(page.getByRole('heading', {level: 1, name: 'Your wishlist is empty'})).toBeVisible()
  await page.getByRole('button', {name: 'Undo'}).click()
  await expect(page.locator('main article')).toHaveCount(1)
  await axe(page)
  await page.goto(`${PREFIX}/appcart`)
  await ready(page)
  await expect(page.getByRole('heading', {level: 1})).toContainText(/empty/i)
})
