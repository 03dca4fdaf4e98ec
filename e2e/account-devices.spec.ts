/** One account in several tabs and on several devices. */
import {logIn, newEmail, PREFIX, register, signOut} from './support/account'
import {ready} from './support/ready'
import {expect, test} from './support/test'

test('a session that is ended on another device is announced', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/status of 40[19]/)
  const email = newEmail()
  await register(page, email)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${PREFIX}/login`)
  await ready(elsewhere)
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/my-stokke$/)
  await elsewhere.goto(`${PREFIX}/my-stokke/personal-information`)
  await elsewhere.getByRole('button', {name: 'Sign out everywhere'}).click()
  await expect(elsewhere.getByText('You are signed out.')).toBeVisible()
  await page.context().clearCookies({name: 'shopper_access'})
  await page.goto(`${PREFIX}/my-stokke/orders`)
  await expect(
    page.getByRole('heading', {level: 1, name: 'Sign in to see your account'}),
  ).toBeVisible()
  await elsewhere.context().close()
})

test('two tabs share one session, and learn of a sign-out', async ({page, context}) => {
  await register(page, newEmail())
  const other = await context.newPage()
  await other.goto(`${PREFIX}/my-stokke/personal-information`)
  await expect(other.getByRole('heading', {name: 'Your details'})).toBeVisible()
  await signOut(page)
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(
    other.getByRole('heading', {level: 1, name: 'Sign in to see your account'}),
  ).toBeVisible()
})
