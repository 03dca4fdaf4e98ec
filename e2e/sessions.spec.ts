/**
 * Sessions in unusual circumstances: cookies blocked, wrong clock of the device, two customers on one device, pages
 * after a sign-out, and sessions that end elsewhere.
 */
import type {BrowserContext, Page} from '@playwright/test'
import {newEmail, PREFIX, register, signOut} from './support/account'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'

const DAY_MS = 86_400_000
const SIGN_IN = 'Sign in to see your account'

const profile = `${PREFIX}/my-stokke/personal-information`
const title = (page: Page, name: string) => page.getByRole('heading', {level: 1, name})

/** Calls of the session routes from now on. */
function sessionCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (pathname.startsWith('/session/')) calls.push(pathname)
  })
  return calls
}

/** The access token of the browser expires; its refresh token stays. */
const expireAccess = (context: BrowserContext) => context.clearCookies({name: 'shopper_access'})

/** Ends all sessions of a customer, as the service of a shop would. */
async function endSessions(email: string): Promise<void> {
  const customers = await fetch(`${SANDBOX}/admin/customers?limit=200`)
  const {data} = (await customers.json()) as {data: {customerId: string; login: string}[]}
  const id = data.find(({login}) => login === email)?.customerId ?? ''
  const answer = await fetch(`${SANDBOX}/admin/customers/${id}/sign-out`, {method: 'POST'})
  expect(answer.status).toBe(200)
}

/** Blocks all cookies. The headless shell has no profile whose settings could do it. */
async function blockCookies(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setDocumentCookieDisabled', {disabled: true})
  await page.route('**/*', async (route) => {
    const answer = await route.fetch()
    const {'set-cookie': _, ...headers} = answer.headers()
    await page.context().clearCookies()
    await route.fulfill({response: answer, headers})
  })
}

test('a browser that blocks cookies says so, and has a cart until the next page load', async ({
  page,
}) => {
  await blockCookies(page)
  await page.goto(`${PREFIX}/product/BH-1010-sand-black`)
  await ready(page)
  await page.getByRole('button', {name: 'Decline'}).click()
  await page.getByRole('button', {name: 'Add to cart'}).first().click()
  await expect(page.getByText(/^Your browser blocks cookies/)).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Vindra city stroller').first()).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await page.goto(`${PREFIX}/appcart`)
  await expect(page.getByRole('heading', {name: 'Your cart is empty'})).toBeVisible()
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

for (const days of [-1, 1]) {
  test(`a session lasts on a device whose clock is wrong by ${days} day`, async ({page}) => {
    await page.addInitScript((shift: number) => {
      const RealDate = Date
      const now = () => RealDate.now() + shift
      window.Date = new Proxy(RealDate, {
        construct: (target, values: []) =>
          values.length > 0 ? new target(...values) : new target(now()),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      })
    }, days * DAY_MS)
    await register(page, newEmail())
    const calls = sessionCalls(page)
    await page.goto(profile)
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await page.getByRole('link', {name: 'Orders'}).click()
    await expect(page.getByText('You have not ordered yet.')).toBeVisible()
    // A token that looked expired would be renewed again and again.
    expect(calls.length).toBeLessThan(4)
    await expireAccess(page.context())
    await page.reload()
    await expect(page.getByText('You have not ordered yet.')).toBeVisible()
  })
}

test('the back button shows nothing personal after a sign-out', async ({page}) => {
  const email = newEmail()
  await register(page, email)
  await page.goto(profile)
  await expect(page.getByRole('main').getByText(email, {exact: true})).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL(/\/home$/)
  // A page load of the same address may or may not be a step of the history.
  await page.reload()
  await ready(page)
  for (let step = 0; step < 2; step += 1) {
    await page.goBack()
    await ready(page)
    await expect(title(page, SIGN_IN).or(title(page, 'Sign in')).first()).toBeVisible()
    const values = await page
      .locator('input')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    expect(`${await page.content()} ${values.join()}`).not.toContain(email)
  }
})

test('two customers on one device do not see the data of each other', async ({page}) => {
  const [first, second] = [newEmail(), newEmail()]
  await register(page, first)
  await page.goto(profile)
  await page.getByLabel(/^Phone number/).fill('030 987654')
  await page.getByRole('button', {name: 'Save'}).first().click()
  await expect(page.getByText('Your details have been saved')).toBeVisible()
  await signOut(page)
  await register(page, second)
  await page.goto(profile)
  await expect(page.getByRole('main').getByText(second, {exact: true})).toBeVisible()
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('')
  for (const section of ['', '/orders', '/addresses', '/payment', '/warranty', '/wishlist']) {
    await page.goto(`${PREFIX}/my-stokke${section}`)
    await ready(page)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(await page.content()).not.toContain(first)
  }
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const texts = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
        return Promise.all(answers.map((answer) => answer?.text()))
      }),
    )
    return JSON.stringify([texts, {...localStorage}, {...sessionStorage}])
  })
  for (const email of [first, second]) expect(stored).not.toContain(email)
})

test('a session that the shop ends is announced on the open page', async ({page, allowConsole}) => {
  allowConsole(/status of 40[01349]|ApiFault/)
  const email = newEmail()
  await register(page, email)
  await endSessions(email)
  await page.getByRole('link', {name: 'Personal information'}).click()
  await expect(page.getByText(/^You have been signed out/)).toBeVisible()
  await expect(page.getByText('Your cart is kept in your account.')).toBeVisible()
  await expect(title(page, SIGN_IN)).toBeVisible()
  expect(await page.content()).not.toContain(email)
})

test('two tabs renew an expired token without ending the session', async ({page, context}) => {
  await register(page, newEmail())
  const other = await context.newPage()
  await other.goto(profile)
  await expect(other.getByLabel('First name')).toHaveValue('Ada')
  for (let round = 0; round < 3; round += 1) {
    await expireAccess(context)
    await Promise.all([page.reload(), other.reload()])
    await expect(page.getByText('Hello Ada')).toBeVisible()
    await expect(other.getByLabel('First name')).toHaveValue('Ada')
  }
})

/** Everything of a page that its scripts, another reader of the browser, or its history could show. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const bodies: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        bodies.push(request.url, JSON.stringify([...(answer?.headers ?? [])]))
        bodies.push((await answer?.text()) ?? '')
      }
    }
    const databases = await indexedDB.databases()
    return [
      document.documentElement.outerHTML,
      document.cookie,
      JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, window.name]),
      JSON.stringify(databases),
      location.href,
      ...bodies,
    ].join('\n')
  })

test.describe('with a shop whose log is read', () => {
  test.describe.configure({timeout: 180_000})
  let shop: OwnShop
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    shop = await OwnShop.start({env: {LOG_LEVEL: 'debug'}})
  })
  test.afterAll(() => shop.stop())

  test('no token is in a page, a storage, an address, a log or a cache of the worker', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/status of 40[019]/)
    const tokens = new Set<string>()
    const said: string[] = []
    const asked: string[] = []
    const documents: Promise<string>[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('request', (request) => {
      asked.push(request.url(), request.headers()['referer'] ?? '')
      if (!new URL(request.url()).pathname.startsWith('/session/'))
        asked.push(request.postData() ?? '')
    })
    page.on('response', (response) => {
      const {pathname} = new URL(response.url())
      if (pathname.startsWith('/session/')) {
        void response
          .json()
          .then(({accessToken}: {accessToken?: string}) => accessToken && tokens.add(accessToken))
          .catch(() => undefined)
      } else if (response.request().resourceType() === 'document') {
        documents.push(response.text().catch(() => ''))
      }
    })
    const home = shop.base + PREFIX
    const email = newEmail()
    const paths = [
      '/home',
      '/category/strollers',
      '/product/BH-1010',
      '/search?q=chair',
      '/appcart',
      '/appcheckout',
      '/my-stokke',
      '/my-stokke/orders',
      '/my-stokke/personal-information',
      '/my-stokke/addresses',
      '/my-stokke/payment',
      '/my-stokke/warranty',
      '/my-stokke/wishlist',
      '/customer-service/faq/faq.html',
      '/login',
    ]
    const collect = async () => {
      for (const {name, value, httpOnly} of await context.cookies()) {
        if (!httpOnly || !/^shopper_(refresh|access)/.test(name)) continue
        // Two values stand before the token: kind and usid, or arrival and life time.
        const [, second = '', ...token] = decodeURIComponent(value).split('~')
        tokens.add(token.join('~'))
        // The usid opens a guest's basket.
        if (name.includes('refresh')) tokens.add(second)
      }
    }
    await register(page, email, home)
    for (const path of paths) {
      await page.goto(home + path)
      await ready(page)
      await page.waitForLoadState('networkidle')
      await collect()
      const text = await readable(page)
      for (const token of tokens) expect(text.includes(token), path).toBe(false)
    }
    // Renewed, refused and ended tokens count too.
    await expireAccess(context)
    await page.goto(`${home}/my-stokke/orders`)
    await ready(page)
    await page.waitForLoadState('networkidle')
    await collect()
    expect(tokens.size).toBeGreaterThan(3)
    const everything = [...said, ...asked, ...(await Promise.all(documents)), shop.log].join('\n')
    for (const token of tokens) expect(everything.includes(token)).toBe(false)
    expect(everything).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/)
    expect(shop.log.length).toBeGreaterThan(0)
    expect(shop.log).not.toContain(email)
  })
})

test('the page of an activation link is in no cache, and its code leaves the address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  const code = '12345678'
  const answer = await page.goto(
    `/activate-account?site=DEU&locale=en-DE&activate=${code}&email=nobody%40example.com`,
  )
  const headers = answer?.headers() ?? {}
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
    'no-store',
    'no-referrer',
  ])
  await expect(page.getByText('This link is no longer valid.', {exact: false})).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${PREFIX}/activate-account$`))
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(code)
})
