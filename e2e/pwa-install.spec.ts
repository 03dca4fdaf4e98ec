/** The shop as an app: manifest, hint, shortcuts, share target, badge (rule FRAME-22). */
import {chromium, type Page} from '@playwright/test'
import {chromiumArguments, testBrowser} from '../scripts/lib/chromium.cjs'
import {axe} from './support/axe'
import {expectEvent, recordEvents} from './support/events'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)
const HOME = '/deu/de-de/home'
const PRODUCT = '/deu/de-de/product/BH-1010-sand-black'
const hint = (page: Page, locale = 'de-DE') =>
  page.getByRole('region', {name: message(locale, 'install.title')})

/** The browser's offer: Chromium makes it for visitors whom it knows for a while. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', {cancelable: true})
    const prompt = () => {
      document.documentElement.dataset.asked = 'true'
      return Promise.resolve({outcome: answer})
    }
    window.dispatchEvent(Object.assign(event, {prompt}))
    return event.defaultPrevented
  }, outcome)

/** The last page of this browser was an hour ago. */
const anHourLater = (page: Page) =>
  page.evaluate(() => {
    const memory = JSON.parse(localStorage.getItem('install-DEU') ?? '{}') as {lastPageAt: number}
    localStorage.setItem(
      'install-DEU',
      JSON.stringify({...memory, lastPageAt: memory.lastPageAt - 3_600_000}),
    )
  })

async function firstVisit(page: Page): Promise<void> {
  await page.goto(HOME)
  await ready(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('install-DEU')))
    .toContain('"visits":1')
}

async function secondVisit(page: Page, path = HOME): Promise<void> {
  await firstVisit(page)
  await anHourLater(page)
  await page.goto(path)
  await ready(page)
}

test('Chromium finds everything that an app needs', async ({baseURL}, testInfo) => {
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    executablePath: testBrowser(),
    args: [...chromiumArguments],
    baseURL,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    for (const [prefix, lang, dir] of [
      ['/deu/de-de', 'de-DE', 'ltr'],
      ['/global/ar-ae', 'ar-AE', 'rtl'],
    ] as const) {
      await page.goto(`${prefix}/home`)
      await ready(page)
      const {errors, data, url} = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(url).toContain(`/manifest${prefix}.webmanifest`)
      expect(JSON.parse(data ?? '')).toMatchObject({
        lang,
        dir,
        start_url: `${prefix}/home?utm_source=homescreen`,
      })
      const {installabilityErrors} = await session.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
    }
  } finally {
    await context.close()
  }
})

test('the start from the icon is the cached page', async ({page, request}) => {
  await request.get(HOME)
  const answer = await request.get(`${HOME}?utm_source=homescreen`)
  expect(answer.headers()['x-page-cache']).toMatch(/HIT/i)
  await page.goto(`${HOME}?utm_source=homescreen`)
  await ready(page)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('shortcuts open their pages', async ({page, request}) => {
  const manifest = (await (await request.get('/manifest/deu/de-de.webmanifest')).json()) as {
    shortcuts: {name: string; url: string}[]
  }
  expect(manifest.shortcuts).toHaveLength(4)
  for (const {url} of manifest.shortcuts) {
    const answer = await page.goto(url)
    expect(answer?.status()).toBe(200)
    await ready(page)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
})

test('the hint comes with the second visit, asks the browser, and never comes again', async ({
  page,
}) => {
  await firstVisit(page)
  expect(await offer(page)).toBe(true)
  await page.waitForTimeout(500)
  await expect(hint(page)).toHaveCount(0)

  await anHourLater(page)
  await page.reload()
  await ready(page)
  await offer(page)
  await expect(hint(page)).toBeVisible()
  await axe(page)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 800})
    expect(await noOverflow(page)).toBe(true)
    await expect(hint(page)).toBeInViewport({ratio: 1})
  }
  await hint(page)
    .getByRole('button', {name: de('install.add')})
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true')
  await expect(hint(page)).toHaveCount(0)

  await anHourLater(page)
  await page.reload()
  await ready(page)
  await offer(page)
  await page.waitForTimeout(500)
  await expect(hint(page)).toHaveCount(0)
})

test('who says no is not asked again, and no page that sells is covered', async ({page}) => {
  await secondVisit(page, PRODUCT)
  await offer(page)
  await page.waitForTimeout(500)
  await expect(hint(page)).toHaveCount(0)
  await page.goto(HOME)
  await ready(page)
  await offer(page)
  await hint(page)
    .getByRole('button', {name: de('install.dismiss')})
    .click()
  await expect(hint(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined()
  await anHourLater(page)
  await page.goto('/deu/de-de/category/strollers')
  await ready(page)
  await offer(page)
  await page.waitForTimeout(500)
  await expect(hint(page)).toHaveCount(0)
})

test.describe('with the question about consent', () => {
  test.use({consent: 'open'})
  test('the hint waits for the answer', async ({page}) => {
    await secondVisit(page)
    await offer(page)
    await page.mouse.wheel(0, 400)
    const accept = page.getByRole('button', {name: de('consent.accept')})
    await expect(accept).toBeVisible()
    await expect(hint(page)).toHaveCount(0)
    await accept.click()
    await expect(hint(page)).toBeVisible()
  })
})

test.describe('with consent', () => {
  test.use({consent: 'granted'})
  test('hint and answer are counted', async ({page}) => {
    const log = await recordEvents(page)
    await secondVisit(page)
    await offer(page, 'dismissed')
    const shown = await expectEvent(log, 'install_app')
    expect(shown).toMatchObject({install_step: 'offered'})
    await hint(page)
      .getByRole('button', {name: de('install.add')})
      .click()
    const answered = await expectEvent(log, 'install_app', 2)
    expect(answered).toMatchObject({install_step: 'dismissed'})
  })
})

test('on iOS the hint says how, and a picture for the start is drawn', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'standalone', {value: false, configurable: true}),
  )
  await secondVisit(page)
  await expect(hint(page)).toContainText(de('install.ios'))
  await expect(hint(page).getByRole('button')).toHaveCount(1)
  await expect(page.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(2)
  const sizes = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="apple-touch-startup-image"]',
    )
    return Promise.all(
      [...links].map(async ({href, media}) => {
        const picture = new Image()
        picture.src = href
        await picture.decode()
        return [media, picture.naturalWidth, picture.naturalHeight]
      }),
    )
  })
  const {width, height} = await page.evaluate(() => ({
    width: window.screen.width,
    height: window.screen.height,
  }))
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  expect(sizes).toEqual([
    ['(orientation: portrait)', short, long],
    ['(orientation: landscape)', long, short],
  ])
})

test('the icon shows what is in the cart', async ({page}) => {
  await page.addInitScript(() => {
    const set = (count?: number) => {
      document.documentElement.dataset.badge = String(count ?? 0)
      return Promise.resolve()
    }
    Object.assign(navigator, {setAppBadge: set, clearAppBadge: () => set(0)})
  })
  await page.goto(PRODUCT)
  await ready(page)
  await page
    .getByRole('main')
    .getByRole('button', {name: de('product.addToCart')})
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-badge', '1')
  await page.goto('/deu/de-de/appcart')
  await ready(page)
  await page
    .getByRole('button', {name: pattern('de-DE', 'cart.item.removeLabel')})
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-badge', '0')
})

test('what other apps share opens the page or the search', async ({page, request, baseURL}) => {
  const open = async (query: Record<string, string>) => {
    const answer = await request.get('/deu/de-de/open-shared', {params: query, maxRedirects: 0})
    expect(answer.status()).toBe(303)
    expect(answer.headers()['cache-control']).toBe('no-store')
    return answer.headers().location
  }
  expect(await open({text: `Schau mal ${baseURL}${PRODUCT}`})).toBe(PRODUCT)
  expect(await open({text: 'Hochstuhl aus Eiche'})).toBe(
    '/deu/de-de/search?q=Hochstuhl%20aus%20Eiche',
  )
  expect(await open({url: 'https://evil.example/deu/de-de/home'})).toBe(HOME)
  await page.goto(`/deu/de-de/open-shared?url=${encodeURIComponent(baseURL + PRODUCT)}`)
  await ready(page)
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
})
