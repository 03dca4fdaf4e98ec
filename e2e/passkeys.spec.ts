/** Login with a passkey and by mail, at a site whose preferences turn them on (rules ACCT-22, ACCT-24 and SITE-12). */
import type {CDPSession, Page} from '@playwright/test'
import {DATA_FOLDER} from '../playwright.config'
import {openDatabase} from '../sandbox/db/database'
import {setPreference} from '../sandbox/testing/site-settings'
import {mailTo, newEmail, register, signOut} from './support/account'
import {axe} from './support/axe'
import {tabTo} from './support/keyboard'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {expect, test} from './support/test'

const SECRET = 'sandbox-dev-secret'
const SITE = 'IRL'
const PREFIX = '/irl/en-ie'
const HELLO = "Hello Ada, welcome! You're now signed in."
/** The browser logs each answer with an error. */
const REFUSED = /status of 4\d\d/

let shop: OwnShop
let home: string

function turnOn(isOn: boolean): void {
  const db = openDatabase(DATA_FOLDER)
  try {
    for (const id of ['passkeysEnabled', 'passwordlessLoginEnabled'])
      setPreference(db, SITE, id, isOn)
  } finally {
    db.close()
  }
}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  turnOn(true)
  shop = await OwnShop.start({env: {PWA_KIT_SLAS_CLIENT_SECRET: SECRET}})
  home = shop.base + PREFIX
})
test.afterAll(async () => {
  turnOn(false)
  await shop.stop()
})

/** An authenticator of the device that stores passkeys and knows its user; it answers only when `touch` allows it. */
async function addAuthenticator(page: Page) {
  // A virtual authenticator answers for the list of stored logins at once, without a choice of the shopper.
  await page.addInitScript(() =>
    Object.assign(PublicKeyCredential, {
      isConditionalMediationAvailable: () => Promise.resolve(false),
    }),
  )
  const browser: CDPSession = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const {authenticatorId} = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return {
    touch: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', {authenticatorId, enabled}),
  }
}

async function openProfile(page: Page): Promise<void> {
  await page.goto(`${home}/my-stokke/personal-information`)
  await ready(page)
}

async function openLogin(page: Page): Promise<void> {
  await page.goto(`${home}/login`)
  await ready(page)
}

test('a passkey is added, signs in, and is removed', async ({page, allowConsole}) => {
  allowConsole(REFUSED)
  const email = newEmail()
  const authenticator = await addAuthenticator(page)
  await register(page, email, home)

  await openProfile(page)
  const section = page.getByRole('region', {name: 'Passkeys'})
  await expect(section.getByText('You have no passkeys yet.')).toBeVisible()
  await section.getByRole('button', {name: 'Add a passkey'}).click()
  const code = section.getByLabel('Code from the email')
  await code.fill('00000000')
  await authenticator.touch(true)
  await section.getByRole('button', {name: 'Create passkey'}).click()
  await expect(section.getByText('Invalid token, please try again.')).toBeVisible()
  await code.fill((await mailTo(email, 'passkeyCode')).data.code ?? '')
  await section.getByLabel('Name of the passkey').fill('Laptop')
  await section.getByRole('button', {name: 'Create passkey'}).click()
  await expect(section.getByRole('listitem')).toContainText('Laptop')
  await authenticator.touch(false)
  await axe(page)

  await page.goto(`${home}/my-stokke`)
  await signOut(page)
  await openLogin(page)
  await authenticator.touch(true)
  await page.getByRole('button', {name: 'Sign in with a passkey'}).click()
  await expect(page.getByText(HELLO)).toBeVisible()
  await authenticator.touch(false)

  await openProfile(page)
  await section.getByRole('button', {name: 'Remove passkey Laptop'}).click()
  await expect(section.getByText('You have no passkeys yet.')).toBeVisible()
  await page.goto(`${home}/my-stokke`)
  await signOut(page)
  await openLogin(page)
  await authenticator.touch(true)
  await page.getByRole('button', {name: 'Sign in with a passkey'}).click()
  await expect(
    page.getByText('This passkey is not known here. Please sign in another way.'),
  ).toBeVisible()
})

async function askForMail(page: Page, email: string): Promise<void> {
  await openLogin(page)
  await page.getByRole('button', {name: 'Email me a sign-in link'}).click()
  await page.locator('main, [role=dialog]').getByLabel('Email address').fill(email)
  await page.getByRole('button', {name: 'Continue Securely'}).click()
}

test('a customer signs in with the code of a mail, another one with its link', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REFUSED)
  const email = newEmail()
  await register(page, email, home)
  await signOut(page)

  await askForMail(page, email)
  const code = page.getByLabel('Code from the email')
  const signIn = page.getByRole('main').getByRole('button', {name: 'Sign In', exact: true})
  await code.fill('00000000')
  await signIn.click()
  await expect(page.getByText('Invalid token, please try again.')).toBeVisible()
  await expect(code).toHaveValue('00000000')
  await code.fill((await mailTo(email, 'loginCode')).data.code ?? '')
  await signIn.click()
  await expect(page.getByText(HELLO)).toBeVisible()

  await page.goto(`${home}/my-stokke`)
  await signOut(page)
  await askForMail(page, email)
  await expect(code).toBeVisible()
  const {link = ''} = (await mailTo(email, 'loginCode')).data
  const {pathname, search} = new URL(link)
  await page.goto(shop.base + pathname + search)
  await ready(page)
  await expect(page).not.toHaveURL(/token/)
  await signIn.click()
  await expect(page.getByText(HELLO)).toBeVisible()
})

test('the views of the login by mail work in the dialog with the keyboard alone', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email, home)
  await signOut(page)
  await page.goto(`${home}/home`)
  await ready(page)
  await tabTo(page, page.getByRole('banner').getByRole('link', {name: 'Account'}))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Email address')
  const code = dialog.getByLabel('Code from the email')
  const title = (name: string) => dialog.getByRole('heading', {name})
  const askByMail = async () => {
    await tabTo(page, dialog.getByRole('button', {name: 'Email me a sign-in link'}))
    await page.keyboard.press('Enter')
    await expect(title('Sign in without a password')).toBeVisible()
    await expect(field).toBeFocused()
  }
  await askByMail()
  await tabTo(page, dialog.getByRole('button', {name: 'Back to Sign In Options'}))
  await page.keyboard.press('Enter')
  await expect(title('Sign in')).toBeVisible()
  await askByMail()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(title('Check your inbox')).toBeVisible()
  await expect(code).toBeFocused()
  await tabTo(page, dialog.getByRole('button', {name: 'Back', exact: true}))
  await page.keyboard.press('Enter')
  await expect(title('Sign in without a password')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await page.keyboard.type((await mailTo(email, 'loginCode')).data.code ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(HELLO)).toBeVisible()
})

test('without a private client, a login by mail is not available', async ({page, allowConsole}) => {
  allowConsole(/status of 501/)
  const publicShop = await OwnShop.start()
  try {
    await page.goto(`${publicShop.base}${PREFIX}/login`)
    await ready(page)
    await page.getByRole('button', {name: 'Email me a sign-in link'}).click()
    await page.locator('main, [role=dialog]').getByLabel('Email address').fill('ada@example.com')
    await page.getByRole('button', {name: 'Continue Securely'}).click()
    await expect(page.getByText('This feature is not currently available.')).toBeVisible()
    await page.goto('about:blank')
  } finally {
    await publicShop.stop()
  }
})
