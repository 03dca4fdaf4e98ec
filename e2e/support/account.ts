import type {Page} from '@playwright/test'
import {ready} from './ready'
import {SANDBOX} from './sandbox'
import {expect} from './test'

/** Site and locale of the account tests. */
export const PREFIX = '/deu/en-de'
export const PASSWORD = 'Sandbox-1234!'
/** An address that no account has yet. */
export const newEmail = () => `e2e-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

interface Mail {
  to: string
  template: string
  data: {code?: string; link?: string; cancelLink?: string}
}

/**
 * The newest mail of the outbox to an address.
 * @throws Error when there is none
 */
export async function mailTo(email: string, template: string): Promise<Mail> {
  const {data} = (await (await fetch(`${SANDBOX}/outbox.json`)).json()) as {data: Mail[]}
  const mail = data.find((candidate) => candidate.to === email && candidate.template === template)
  if (!mail) throw new Error(`No mail ${template}`)
  return mail
}

/** The form with a password; the newsletter's form asks for an email address too. */
const loginForm = (page: Page) =>
  page.locator('form').filter({has: page.getByLabel('Password', {exact: true})})

/** Opens an account through the registration page, and waits for the overview. `home` is an address without a page. */
export async function register(page: Page, email: string, home = PREFIX): Promise<void> {
  await page.goto(`${home}/registration`)
  await ready(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Berg')
  await loginForm(page).getByLabel('Email address').fill(email)
  await page.getByLabel('Password', {exact: true}).fill(PASSWORD)
  await page.getByRole('checkbox', {name: /I read and agree/}).check()
  await page.getByRole('button', {name: 'Create Account'}).click()
  await expect(page).toHaveURL(new RegExp(`${home}/my-stokke$`))
  await expect(page.getByRole('heading', {level: 1, name: 'Overview'})).toBeVisible()
}

/** Fills in and sends the sign-in form of the page. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await loginForm(page).getByLabel('Email address').fill(email)
  await page.getByLabel('Password', {exact: true}).fill(password)
  await page.getByRole('button', {name: 'Sign In', exact: true}).click()
}

/** Signs out once the page has its data: what is under way then is refused, and the browser logs that. */
export async function signOut(page: Page): Promise<void> {
  await page.reload({waitUntil: 'networkidle'})
  await page
    .getByRole('navigation', {name: 'My Barnholt'})
    .getByRole('button', {name: 'Log Out'})
    .click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
}
