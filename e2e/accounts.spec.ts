import type {Page} from '@playwright/test'
import {logIn, mailTo, newEmail, PASSWORD, PREFIX, register, signOut} from './support/account'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'

/** Everything that scripts of a page, or another reader of the browser, could take a token from. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const caches = await window.caches.keys()
    const stored = await Promise.all(
      caches.map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({url}) => url),
      ),
    )
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      {...localStorage},
      {...sessionStorage},
      stored,
      location.href,
    ])
  })

test('an account is opened, left and entered again', async ({page}) => {
  const email = newEmail()
  await register(page, email)
  await expect(page.getByText("Hello Ada, welcome! You're now signed in.")).toBeVisible()
  await axe(page)
  await signOut(page)
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.goto(`${PREFIX}/my-stokke/addresses`)
  await expect(
    page.getByRole('heading', {level: 1, name: 'Sign in to see your account'}),
  ).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/my-stokke\/addresses$/)
  await expect(page.getByText('You have not saved an address yet.')).toBeVisible()
})

test('no token is where scripts, caches or logs could find it', async ({page}) => {
  const tokens: string[] = []
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('response', async (response) => {
    if (!response.url().includes('/session/')) return
    const {accessToken} = (await response.json().catch(() => ({}))) as {accessToken?: string}
    if (accessToken) tokens.push(accessToken)
    const cookies = (await response.headerValue('set-cookie').catch(() => null)) ?? ''
    const [, refresh] = /shopper_refresh_DEU=\w+~[\w-]+~([^;]+)/.exec(cookies) ?? []
    if (refresh) tokens.push(refresh)
  })
  await register(page, newEmail())
  for (const path of ['/home', '/my-stokke/orders', '/appcart', '/my-stokke/wishlist']) {
    await page.goto(PREFIX + path)
    await ready(page)
    const text = await readable(page)
    expect(tokens.length).toBeGreaterThan(1)
    for (const token of tokens) {
      expect(text).not.toContain(token)
      expect(addresses.filter((address) => address.includes(token))).toEqual([])
    }
  }
})

test('a reload does not use the refresh token', async ({page}) => {
  await register(page, newEmail())
  const answers: Promise<string | null>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/session/')) answers.push(response.headerValue('set-cookie'))
  })
  await page.reload()
  await expect(page.getByText('Hello Ada')).toBeVisible()
  expect(answers).not.toHaveLength(0)
  expect((await Promise.all(answers)).filter(Boolean)).toEqual([])
})

// On phones the link is in the menu.
test(
  'the dialog opens for guests, goes through its views and back',
  {tag: '@mouse'},
  async ({page}) => {
    await page.goto(`${PREFIX}/home`)
    await ready(page)
    const opener = page.getByRole('link', {name: 'Account'})
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', {name: 'Sign in'})).toBeVisible()
    await axe(page, '[role=dialog]')
    const email = dialog.getByLabel('Email address')
    await expect(email).toHaveAttribute('autocomplete', 'username')
    const password = dialog.getByLabel('Password', {exact: true})
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await dialog.getByRole('button', {name: 'Forgot your password?'}).click()
    await expect(dialog.getByRole('heading', {name: 'Reset your password'})).toBeVisible()
    await dialog.getByRole('button', {name: 'Back'}).click()
    await dialog.getByRole('button', {name: 'Create Account'}).click()
    await expect(dialog.getByLabel('Password', {exact: true})).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
    await axe(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog.getByRole('heading', {name: 'Sign in'})).toBeVisible()
  },
)

test('a customer signs in with the keyboard alone', async ({page}) => {
  const email = newEmail()
  await register(page, email)
  await signOut(page)
  await page.goto(`${PREFIX}/login`)
  await ready(page)
  await page.locator('main, [role=dialog]').getByLabel('Email address').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-stokke$/)
})

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

test('a session that is ended on another device is announced', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
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
  await page.context().clearCookies({name: 'shopper_access_DEU'})
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
