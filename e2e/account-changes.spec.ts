/** What customers change: password, addresses, email address. */
import {logIn, mailTo, newEmail, PASSWORD, PREFIX, register, signOut} from './support/account'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'

test('a new password is chosen with the link of the mail', async ({page}) => {
  const email = newEmail()
  await register(page, email)
  await signOut(page)
  await page.goto(`${PREFIX}/reset-password`)
  await ready(page)
  await page.locator('main, [role=dialog]').getByLabel('Email address').fill(email)
  await page.getByRole('button', {name: 'Reset Password'}).click()
  await expect(page.getByText(`You will receive an email at ${email}`)).toBeVisible()
  const {data} = await mailTo(email, 'passwordReset')
  await page.goto(new URL(data.link ?? '').pathname + new URL(data.link ?? '').search)
  await ready(page)
  await expect(page).toHaveURL(/\/reset-password-landing$/)
  await expect(page.getByLabel('Code from the email')).toHaveValue(data.code ?? '')
  await page.getByLabel('New password', {exact: true}).fill('Changed-1234!')
  await page.getByRole('button', {name: 'Save new password'}).click()
  await page.getByRole('link', {name: 'Sign In'}).click()
  await logIn(page, email, 'Changed-1234!')
  await expect(page).toHaveURL(/\/my-stokke$/)
})

test('an address is added, changed and deleted', async ({page}) => {
  await register(page, newEmail())
  await page.goto(`${PREFIX}/my-stokke/addresses`)
  const menu = page.getByRole('navigation', {name: 'My Barnholt'})
  await expect(menu.getByRole('link', {name: 'Addresses'})).toBeInViewport()
  await page.getByRole('button', {name: 'Add address'}).click()
  await axe(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Berg')
  await page.getByLabel('Street and house number').fill('Musterstraße 12a')
  await page.getByLabel('Postcode').fill('10115')
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByLabel(/^Phone number/).fill('030 123456')
  await page.getByRole('checkbox', {name: 'Use as preferred address'}).check()
  await page.getByRole('button', {name: 'Save'}).click()
  await expect(page.getByText('Musterstraße 12a')).toBeVisible()
  await expect(page.getByText('Preferred address')).toBeVisible()
  await page.getByRole('button', {name: 'Edit'}).click()
  await page.getByLabel('Town or city').fill('Potsdam')
  await page.getByRole('button', {name: 'Save'}).click()
  await expect(page.getByText('Potsdam')).toBeVisible()
  await page.getByRole('button', {name: 'Delete'}).click()
  await page.getByRole('group').getByRole('button', {name: 'Delete'}).click()
  await expect(page.getByText('You have not saved an address yet.')).toBeVisible()
})

test('a new email address is confirmed with the link of the mail, on another device', async ({
  page,
  browser,
}) => {
  const [email, moved] = [newEmail(), newEmail()]
  await register(page, email)
  await page.goto(`${PREFIX}/my-stokke/personal-information`)
  await ready(page)
  await page.getByLabel('New email address').focus()
  await page.keyboard.type(moved)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(new RegExp(`We sent a message to ${moved}`))).toBeVisible()
  await axe(page)

  const {data} = await mailTo(moved, 'emailChangeLink')
  await mailTo(email, 'emailChangeRequested')
  const link = new URL(data.link ?? '')
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  })
  await context.addCookies([{name: 'dw_dnt', value: '1', domain: 'localhost', path: '/'}])
  const device = await context.newPage()
  const answer = device.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.endsWith('/confirm-email') && response.status() === 200,
  )
  await device.goto(link.pathname + link.search)
  const headers = (await answer).headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  await ready(device)
  await expect(device).toHaveURL(/\/confirm-email$/)
  await axe(device)
  await device.getByRole('button', {name: 'Confirm email address'}).click()
  await expect(device.getByText('Your email address has been changed')).toBeVisible()
  await axe(device)
  await device.getByRole('link', {name: 'Personal information'}).click()
  await logIn(device, moved)
  await expect(device.getByText(moved)).toBeVisible()
  await context.close()
})
