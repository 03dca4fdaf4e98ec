/**
 * The site inspector as merchandisers use it: every page by keyboard alone, on phones and desktops, with a backend that is
 * dead, slow or answers nonsense, and behind the login of a host.
 */
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {noOverflow} from './support/no-overflow'
import {OwnInspector} from './support/own-inspector'
import {OwnShop} from './support/own-shop'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'

test.describe.configure({mode: 'default', timeout: 300_000})

const PASSWORD = 'a long password of operators'
const FAILED = /Failed to load resource/

let inspector: OwnInspector

test.beforeAll(async ({}, testInfo) => {
  test.setTimeout(300_000)
  inspector = await OwnInspector.start({
    SANDBOX_PORT: new URL(SANDBOX).port,
    INSPECTOR_SHOP_URL: testInfo.project.use.baseURL ?? '',
  })
  await inspector.hasRead()
})
test.afterAll(() => inspector.stop())

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab')
    const text = await focused.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
    )
    if (text === name) return
  }
  throw new Error(`Tab does not reach “${name}”.`)
}

const PAGES = [
  ['/', 'Overview'],
  ['/checks', 'Checks'],
  ['/duties', 'Duties'],
  ['/compare', 'Compare: Features'],
  ['/compare?area=delivery&only=differences&sites=DEU&sites=JPN', 'Compare: Delivery'],
  ['/coverage', 'Coverage'],
  ['/coverage?only=gaps', 'Coverage'],
  ['/coverage/DEU/de-DE', 'Coverage: DEU de-DE'],
  ['/see', 'See'],
] as const

test('every page has its heading, fits its window and is accessible', async ({page}) => {
  for (const [address, heading] of PAGES) {
    await page.goto(inspector.base + address)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
    expect([address, await noOverflow(page)]).toEqual([address, true])
    await axe(page)
  }
})

test('an address that does not exist says so', async ({page, allowConsole}) => {
  allowConsole(FAILED)
  await page.goto(`${inspector.base}/coverage/XXX/xx-XX`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('There is no such page')
  await axe(page)
  await page.getByRole('link', {name: 'Go to the overview'}).click()
  await expect(page).toHaveURL(`${inspector.base}/`)
})

test('differences are found by keyboard alone', async ({page}) => {
  await page.goto(inspector.base)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to content')
  await tabTo(page, 'Compare')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${inspector.base}/compare`)
  await page.getByLabel('Area').focus()
  await page.keyboard.type('Payment')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await tabTo(page, 'Show')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Compare: Payment')
  await expect(page.getByLabel('Only differences')).toBeChecked()
  const table = page.getByRole('region', {name: 'Payment'})
  await expect(table.getByRole('row').nth(1)).toContainText('≠')
  await table.focus()
  await page.keyboard.press('End')
  const reached = () => table.evaluate(({scrollTop, scrollLeft}) => scrollTop + scrollLeft)
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(reached).toBeGreaterThan(0)
})

test('a gap leads from its figure to the live page', async ({page, baseURL}) => {
  await page.goto(`${inspector.base}/coverage?only=gaps`)
  const gap = page.getByRole('link', {name: /Stock: \d+ of \d+ missing/}).first()
  await gap.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/coverage\/[A-Z]{3}\/[a-z]{2}-[A-Z]{2}#stock$/)
  const live = page.getByRole('listitem').filter({hasText: 'cannot be ordered'}).getByRole('link')
  expect(await live.first().getAttribute('href')).toContain(`${baseURL}/`)
})

test('CSV files are loaded', async ({page}) => {
  for (const [address, link, name] of [
    ['/checks', 'All findings as CSV', 'checks.csv'],
    ['/compare', 'All settings as CSV', 'compare.csv'],
    ['/coverage', 'All gaps as CSV', 'coverage.csv'],
  ] as const) {
    await page.goto(inspector.base + address)
    const download = page.waitForEvent('download')
    await page.getByRole('link', {name: link}).click()
    expect((await download).suggestedFilename()).toBe(name)
  }
})

test('reading again shows its progress and ends by itself', async ({page}) => {
  await page.goto(inspector.base)
  await page.getByRole('button', {name: 'Read again'}).focus()
  await page.keyboard.press('Enter')
  const progress = page.getByText(/Reading the sites: \d+ of\s+22/)
  await expect(progress).toBeVisible()
  await expect(page.getByRole('button', {name: 'Read again'})).toBeDisabled()
  await axe(page)
  await expect(progress).toBeHidden({timeout: 120_000})
  await expect(page.getByRole('button', {name: 'Read again'})).toBeEnabled()
  await expect(page.getByText('Done. The page shows the new state.')).toBeAttached()
})

test('@long pictures of all sites stand side by side, and say what changed', async ({page}) => {
  test.setTimeout(300_000)
  await page.goto(`${inspector.base}/see?page=imprint&width=phone`)
  for (const summary of ['These are the first pictures.', 'No page looks different']) {
    await page.getByRole('button', {name: 'Take pictures of imprint, phone'}).click()
    await expect(page.getByText(/Taking pictures: \d+ of\s+22/)).toBeVisible()
    await expect(page.getByText(summary)).toBeVisible({timeout: 140_000})
  }
  await expect(page.getByRole('img')).toHaveCount(22)
  await page.getByRole('img', {name: 'Imprint of DEU'}).scrollIntoViewIfNeeded()
  await expect(async () => {
    const width = await page
      .getByRole('img', {name: 'Imprint of DEU'})
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBe(390)
  }).toPass()
  await axe(page)
})

test.describe('a backend in trouble', () => {
  /** A backend that answers as the test says; returns its origin. */
  async function backend(listener: http.RequestListener) {
    const server = http.createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    return {
      origin,
      close: () => {
        server.closeAllConnections()
        server.close()
      },
    }
  }
  const token = JSON.stringify({access_token: 'a-token'})

  for (const [kind, listener, reason] of [
    ['is dead', (_req, res) => void res.destroy(), /was silent|fetch failed/],
    ['answers an error', (_req, res) => void res.writeHead(500).end('{}'), /500/],
    ['answers a page', (_req, res) => void res.end('<!doctype html>'), /no JSON|refused/],
    [
      'answers another form',
      (req, res) => void res.end(req.url?.includes('oauth2') ? token : '[null]'),
      /another form than expected/,
    ],
  ] as const satisfies readonly (readonly [string, http.RequestListener, RegExp])[]) {
    test(`that ${kind} is named on the overview, and pages stay usable`, async ({page}) => {
      const {origin, close} = await backend(listener)
      const own = await OwnInspector.start({
        COMMERCE_API_ORIGIN: origin,
        OCAPI_ORIGIN: origin,
        INSPECTOR_SHOP_URL: origin,
      })
      await own.hasRead()
      await page.goto(own.base)
      await expect(page.getByText('Some parts could not be read.')).toBeVisible()
      await expect(page.getByText(reason).first()).toBeVisible()
      await axe(page)
      for (const [address] of PAGES.slice(1, 4)) {
        await page.goto(own.base + address)
        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
      }
      for (const address of ['/checks', '/coverage']) {
        await page.goto(own.base + address)
        await expect(page.getByText('This page is incomplete')).toBeVisible()
        await expect(page.getByText('Nothing is missing.')).toHaveCount(0)
        await axe(page)
      }
      await page.getByRole('link', {name: /^\d+ parts could not be read$/}).click()
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Overview')
      await own.stop()
      close()
    })
  }

  test('that is slow leaves the pages quick, and shows what is read', async ({page}) => {
    const {origin, close} = await backend((_req, res) => {
      setTimeout(() => res.end('{}'), 5_000)
    })
    const own = await OwnInspector.start({COMMERCE_API_ORIGIN: origin, OCAPI_ORIGIN: origin})
    const began = Date.now()
    await page.goto(own.base)
    expect(Date.now() - began).toBeLessThan(4_000)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The sites are being read')
    await expect(page.getByText(/Reading the sites: 0 of\s+22/)).toBeVisible()
    await axe(page)
    // The first four sites arrive while the others are still being read.
    await expect(page.getByText(/Reading the sites: [1-9]\d* of\s+22/)).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Overview')
    await own.stop()
    close()
  })
})

test.describe('behind the login of the host', () => {
  let shop: OwnShop
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    shop = await OwnShop.start({
      env: {
        INSPECTOR_PASSWORD: PASSWORD,
        INSPECTOR_DATA: test.info().outputPath('inspector'),
        LOG_LEVEL: 'silent',
      },
    })
  })
  test.afterAll(() => shop.stop())

  test('the password opens it, and a link in a mail leads back', async ({page, allowConsole}) => {
    allowConsole(FAILED)
    await page.goto(`${shop.base}/inspector/checks#empty-category`)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Site inspector')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await axe(page)
    await page.getByLabel('Password').fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This is not the password. Try again.')
    await axe(page)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shop.base}/inspector/checks#empty-category`)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      /^(Checks|The sites are being read)$/,
    )

    const mail = http.createServer((_req, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.end(
        `<!doctype html><title>Mail</title><link rel="icon" href="data:,"><a href="${shop.base}/inspector/see#content">See</a>`,
      )
    })
    await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve))
    await page.goto(`http://127.0.0.1:${(mail.address() as AddressInfo).port}/`)
    await page.getByRole('link', {name: 'See'}).click()
    await page.getByRole('link', {name: 'I am logged in: open the page'}).click()
    await expect(page.getByRole('navigation', {name: 'Sections'})).toBeVisible()
    await expect(page).toHaveURL(`${shop.base}/inspector/see`)
    mail.closeAllConnections()
    mail.close()

    await page.getByRole('button', {name: 'Log out'}).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Password')).toBeVisible()
  })
})
