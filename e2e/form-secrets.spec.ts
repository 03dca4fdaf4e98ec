/**
 * What is typed into the secret fields of all forms is in no address, log, event, storage, cookie or call of others, and
 * neither is the password of the storefront, which no visitor is asked for.
 */
import type {Page, Request} from '@playwright/test'
import {ORDER_BUTTON_ENGLISH} from '../config/markets/european-union'
import {openDatabase} from '../sandbox/db/database'
import {setPreference} from '../sandbox/testing/site-settings'
import {newEmail, signOut} from './support/account'
import {
  acceptTerms,
  confirmedOrder,
  orderButton,
  payByInvoice,
  shoppers,
  toPayment,
} from './support/checkout'
import {choose} from './support/choose'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {SECRET_FIELDS} from './support/secret-forms'
import {expect, test} from './support/test'
import {pattern} from './support/texts'

test.describe.configure({mode: 'default', timeout: 240_000})
test.use({consent: 'granted', actionTimeout: 30_000})

const DATA = '.cache/e2e-form-secrets'
const PREFIX = '/deu/en-de'
/** Password of the protected storefront, which the server adds to calls of site controllers. */
const STOREFRONT_PASSWORD = 'open-sesame-7391'
const guest = {
  ...shoppers.DEU,
  locale: 'en-DE',
  prefix: PREFIX,
  orderButton: ORDER_BUTTON_ENGLISH,
}

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const env = {
    LOG_LEVEL: 'debug',
    PWA_KIT_SLAS_CLIENT_SECRET: 'sandbox-dev-secret',
    STOREFRONT_PASSWORD,
  }
  shop = await OwnShop.start({data: DATA, env})
  const db = openDatabase(DATA)
  for (const id of ['passkeysEnabled', 'passwordlessLoginEnabled'])
    setPreference(db, 'DEU', id, true)
  setPreference(db, 'DEU', 'storefrontPassword', STOREFRONT_PASSWORD)
  db.close()
})
test.afterAll(() => shop.stop())

type Field = (typeof SECRET_FIELDS)[keyof typeof SECRET_FIELDS][number]
const fields: Field[] = Object.values(SECRET_FIELDS).flat().sort()
const isOfPurchase = (field: Field) => field === 'gift-code' || field === 'offer-password'

/** Paths of the shop whose bodies carry secrets. */
const RECEIVERS =
  /^\/(session\/\w[\w/-]*|mobify\/proxy\/api\/(customer\/shopper-customers|custom\/shopper-customer|checkout\/shopper-baskets)\/[^?]*)$/

/** All that the browser asks for, with the secrets that were typed. */
class Watch {
  readonly secrets = new Map<string, string>()
  /** Answers of site controllers: path and status. */
  readonly controllers: (readonly [string, number])[] = []
  private readonly traces: string[] = []
  /** Answers at which a browser asks for a password. */
  private readonly asking: string[] = []
  private number = 0

  constructor(private readonly page: Page) {
    page.context().on('request', (request) => this.keep(request))
    page.context().on('response', (response) => {
      const {pathname} = new URL(response.url())
      if (response.headers()['www-authenticate']) this.asking.push(response.url())
      if (pathname.startsWith('/services/controllers/'))
        this.controllers.push([pathname, response.status()])
    })
    page.on('framenavigated', (frame) => this.traces.push(frame.url()))
    page.on('console', (message) => this.traces.push(message.text()))
  }

  private keep(request: Request): void {
    const {origin, pathname} = new URL(request.url())
    const {cookie, ...headers} = request.headers()
    this.traces.push(request.url(), JSON.stringify([headers, cookie]))
    const isReceiver = origin === shop.base && RECEIVERS.test(pathname)
    if (!isReceiver) this.traces.push(request.postData() ?? '')
  }

  /** Types a secret of its own into a field. Codes have eight digits, and passwords are strong. */
  async type(field: Field): Promise<string> {
    this.number += 1
    const digits = `${String(Date.now()).slice(-6)}${10 + this.number}`
    const secret = field.endsWith('code') ? digits : `Secret-${digits}!`
    this.secrets.set(field, secret)
    await this.page.locator(`#${field}`).fill(secret)
    return secret
  }

  /** Fails when a secret is where others could read it. */
  async check(): Promise<void> {
    const stored = await this.page.evaluate(async () => {
      const names = await window.caches.keys()
      const cachedRequests = names.map(async (name) => (await window.caches.open(name)).keys())
      return JSON.stringify([
        document.cookie,
        {...localStorage},
        {...sessionStorage},
        (await Promise.all(cachedRequests)).flat().map(({url}) => url),
        (window as unknown as {dataLayer?: object[]}).dataLayer ?? [],
        location.href,
        history.state,
      ])
    })
    const requests = await (await fetch(`${shop.sandbox}/admin/requests?limit=200`)).text()
    const all = [...this.traces, stored, requests, shop.log].join('\n')
    expect(this.asking).toEqual([])
    for (const [field, secret] of new Map(this.secrets).set('storefront', STOREFRONT_PASSWORD)) {
      for (const form of [secret, encodeURIComponent(secret)]) {
        const found = new RegExp(`(?<!\\d)${form}(?!\\d)`).test(all)
        expect([field, found]).toEqual([field, false])
      }
    }
  }
}

const open = async (page: Page, path: string) => {
  await page.goto(shop.base + PREFIX + path)
  await ready(page)
}

const press = (page: Page, id: Parameters<typeof pattern>[1]) =>
  page
    .locator('main, [role=dialog]')
    .getByRole('button', {name: pattern('en-DE', id)})
    .last()
    .click()

/** Waits for an answer that a press causes; its status does not matter. */
const answered = async (page: Page, path: string, cause: () => Promise<void>) => {
  const answer = page.waitForResponse(
    (one) => one.request().method() !== 'GET' && one.url().includes(path),
    {timeout: 30_000},
  )
  await cause()
  await answer
}

test('secrets of sign-in and account stay in bodies of the shop', async ({page, allowConsole}) => {
  allowConsole(/status of 4\d\d|blocked by|ERR_/)
  const watch = new Watch(page)
  const email = newEmail()

  await open(page, '/registration')
  await page.locator('#register-firstName').fill('Ada')
  await page.locator('#register-lastName').fill('Berg')
  await page.locator('#register-email').fill(email)
  await watch.type('register-password')
  await choose(page.locator('#register-news'))
  await choose(page.locator('#register-terms'))
  const signUp = page.waitForRequest(/custom_objects\/ocapi\/newsletter/)
  await press(page, 'auth.create')
  await signUp
  await expect(page).toHaveURL(/\/my-stokke$/)
  await watch.check()

  await open(page, '/my-stokke/personal-information')
  await page.locator('#profile-email').fill(newEmail())
  await watch.type('profile-email-password')
  await answered(page, '/email-change', () =>
    page.locator('#profile-email-password').press('Enter'),
  )
  await watch.type('profile-current-password')
  await watch.type('profile-new-password')
  await answered(page, '/change-password', () =>
    page.locator('#profile-new-password').press('Enter'),
  )
  await press(page, 'passkey.add')
  await page.locator('#passkey-name').fill('Laptop')
  await watch.type('passkey-code')
  await answered(page, '/passkey/creation-options', () =>
    page.locator('#passkey-name').press('Enter'),
  )
  await press(page, 'profile.close.action')
  await watch.type('profile-close-password')
  await answered(page, '/close-account', () =>
    page.locator('#profile-close-password').press('Enter'),
  )
  await watch.check()

  // An account without a password proves itself with a mailed code.
  const db = openDatabase(DATA)
  db.prepare('UPDATE customer SET password_hash = NULL WHERE login = ?').run(email)
  db.close()
  await open(page, '/my-stokke/personal-information')
  await press(page, 'profile.close.action')
  await expect(page.locator('#profile-email')).toBeVisible()
  const send = page.getByRole('button', {name: pattern('en-DE', 'profile.email.code.send')})
  await expect(send).toHaveCount(2)
  await send.first().click()
  await expect(page.locator('#profile-email-code')).toBeVisible()
  await page.locator('#profile-email').fill(newEmail())
  await watch.type('profile-email-code')
  await answered(page, '/email-change', () => page.locator('#profile-email-code').press('Enter'))
  await send.last().click()
  await expect(page.locator('#profile-close-code')).toBeVisible()
  await watch.type('profile-close-code')
  await answered(page, '/close-account', () => page.locator('#profile-close-code').press('Enter'))
  await watch.check()

  await open(page, '/my-stokke')
  await signOut(page)
  await open(page, '/login')
  await page.locator('#login-email').fill(email)
  await watch.type('login-password')
  await answered(page, '/DEU/login', () => page.locator('#login-password').press('Enter'))
  await press(page, 'auth.passwordless')
  // The mails to the account's address are at their limit.
  await page.locator('#mail-email').fill(newEmail())
  await page.locator('#mail-email').press('Enter')
  await watch.type('login-code')
  await answered(page, '/DEU/code-login', () => page.locator('#login-code').press('Enter'))
  await open(page, '/create-new-password')
  await page.locator('#new-email').fill(email)
  await watch.type('new-code')
  await watch.type('new-password')
  await answered(page, '/DEU/new-password', () => page.locator('#new-password').press('Enter'))
  await watch.check()
  expect([...watch.secrets.keys()].sort()).toEqual(fields.filter((one) => !isOfPurchase(one)))
  expect(shop.log).toContain('/session/DEU/login')
})

test('secrets of a purchase stay in bodies of the shop', async ({page, allowConsole}) => {
  allowConsole(/status of 4\d\d|blocked by|ERR_/)
  const watch = new Watch(page)
  const shopper = {...guest, email: newEmail()}
  await toPayment(page, shopper, {base: shop.base})
  await watch.type('gift-code')
  await answered(page, '/payment-instruments', () => page.locator('#gift-code').press('Enter'))
  await watch.check()
  await payByInvoice(page, shopper)
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  await confirmedOrder(page, shopper)
  await watch.type('offer-password')
  await choose(page.locator('#offer-terms'))
  await answered(page, '/DEU/login', () => press(page, 'auth.create'))
  await watch.check()
  expect(watch.controllers.map(([path]) => path.split('/').at(-1))).toContain('checkoutStep')
  for (const [path, status] of watch.controllers) expect([path, status]).toEqual([path, 200])
  expect([...watch.secrets.keys()].sort()).toEqual(fields.filter(isOfPurchase))
})
