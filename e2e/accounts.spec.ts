/** Registration, sign-in and sign-out; scripts, caches and logs cannot read the tokens. */
import type {Page} from '@playwright/test'
import {logIn, newEmail, PASSWORD, PREFIX, register, signOut} from './support/account'
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
    const [, usid, refresh] = /shopper_refresh=\w+~([\w-]+)~([^;]+)/.exec(cookies) ?? []
    if (usid && refresh) tokens.push(usid, refresh)
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
