import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {expectEvent, recordEvents} from './support/events'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

/** On Irish pages cro63 and cro64 run for all visitors, cro70 for half of them. */
const PRODUCT = '/irl/en-ie/product/BH-1010'
const LISTING = '/deu/de-de/category/strollers'
const GERMAN = '/deu/de-de/product/BH-1010'

const variants = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-variants') ?? '')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('experiments') ?? '')

/** Fixes the draw of the head script: the variant of every experiment, or its control. */
const drawing = (page: Page, variant: boolean) =>
  page.addInitScript(
    (value) => {
      Math.random = () => value
    },
    variant ? 0 : 0.75,
  )

/** Records layout shifts, and whether the attribute was there at the first paint. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen = {shift: 0, atPaint: null as string | null}
    Object.assign(window, {seen})
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput} = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) seen.shift += value
      }
    }).observe({type: 'layout-shift', buffered: true})
    requestAnimationFrame(() => {
      seen.atPaint = document.documentElement.getAttribute('data-variants')
    })
  })
const paint = (page: Page) =>
  page.evaluate(() => (window as unknown as {seen: {shift: number; atPaint: string}}).seen)

const rating = (page: Page) => page.locator('main h1 + p a[href="#reviews"]')

test('an assignment is drawn once and stays', async ({page}) => {
  await page.goto(PRODUCT)
  const first = {stored: await stored(page), variants: await variants(page)}
  expect(first.stored).toMatch(/^cro63:(variant1|control) cro64:(variant1|control) cro70:\w+$/)
  for (let time = 0; time < 3; time += 1) {
    await page.reload()
    expect({stored: await stored(page), variants: await variants(page)}).toEqual(first)
  }
  await page.goto('/irl/en-ie/home')
  expect(await variants(page)).toBe(first.variants)
})

test('a cached page shows the variant at its first paint, without shifting or a warning', async ({
  page,
  request,
}) => {
  await request.get(PRODUCT)
  await expect.poll(async () => (await request.get(PRODUCT)).headers()['x-page-cache']).toBe('hit')
  await watchPaint(page)
  await drawing(page, true)
  const response = await page.goto(PRODUCT, {waitUntil: 'networkidle'})
  expect(response?.headers()['x-page-cache']).toBe('hit')
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  await ready(page)
  const {shift, atPaint} = await paint(page)
  expect(atPaint).toBe('cro63 cro64 cro70')
  expect(await variants(page)).toBe('cro63 cro64 cro70')
  expect(shift).toBeLessThan(0.01)
  await expect(rating(page)).toBeHidden()
  await axe(page)
})

test('the page is the same for both variants, and hydration keeps the control', async ({page}) => {
  await drawing(page, false)
  const response = await page.goto(PRODUCT, {waitUntil: 'networkidle'})
  expect(await response?.text()).not.toContain('data-variants="')
  await ready(page)
  expect(await variants(page)).toBe('')
  expect(await stored(page)).toBe('cro63:control cro64:control cro70:none')
  await expect(rating(page)).toBeVisible()
})

test('a link forces variants for the visit', async ({page, context}) => {
  await page.goto(`${GERMAN}?experiment=cro63:variant1%20cro70:variant1`)
  expect(await variants(page)).toBe('cro63 cro70')
  await page.goto(GERMAN)
  expect(await variants(page)).toBe('cro63 cro70')
  await expect(rating(page)).toBeHidden()
  expect(await stored(page)).toBe('')
  const other = await context.newPage()
  await other.goto(GERMAN)
  expect(await variants(other)).toBe('')
})

test('a listing counts colours, or shows the price first', async ({page}) => {
  await page.goto(`${LISTING}?experiment=cro61:variant1%20cro62:variant1`)
  await ready(page)
  const tile = page.locator('main article').first()
  await expect(tile.getByRole('group', {name: /^\d+ Farben$/})).toBeVisible()
  await expect(tile.getByRole('group').getByRole('link')).toHaveCount(0)
  const price = await tile.getByText(/€/).first().boundingBox()
  const name = await tile.getByRole('heading').boundingBox()
  expect(price?.y).toBeLessThan(name?.y ?? 0)
  await axe(page)
})

test('the choosing column of the variants', async ({page}) => {
  await page.goto(
    `${GERMAN}?experiment=cro64:variant1%20cro65:variant1%20cro66:variant1%20cro70:variant1`,
  )
  await ready(page)
  const returns = page.getByText(pattern('de-DE', 'product.promise.returns'))
  await expect(returns.first()).toBeVisible()
  const picker = await page.getByRole('group', {name: /Farbe/}).first().boundingBox()
  expect((await returns.nth(1).boundingBox())?.y).toBeLessThan(picker?.y ?? 0)
  const add = page.getByRole('button', {name: message('de-DE', 'product.addToCart')}).first()
  const quantity = page.getByRole('spinbutton').first()
  expect((await add.boundingBox())?.y).toBeGreaterThan(
    (await quantity.boundingBox())?.y ?? Infinity,
  )
  await axe(page)
})

test('the bar of wide screens is there while the button is out of view', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto(`${GERMAN}?experiment=cro67:variant1`)
  await ready(page)
  const bar = page.locator('[data-sticky-buy]')
  await expect(bar).toBeHidden()
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
  await expect(bar).toBeVisible()
})

interface Arm {
  siteId: string
  experiment: string
  variant: string
  visitors: number
}

const visitors = async () => {
  const {data} = (await (await fetch(`${SANDBOX}/admin/experiments`)).json()) as {data: Arm[]}
  return data.filter(({siteId}) => siteId === 'IRL').reduce((sum, arm) => sum + arm.visitors, 0)
}

test.describe('exposures', () => {
  const reports = (page: Page) => {
    const sent: object[] = []
    page.on('request', (request) => {
      if (/shopper-experiments\/.*\/exposures/.test(request.url()))
        sent.push(request.postDataJSON() as object)
    })
    return sent
  }

  test.describe('with consent', () => {
    test.use({consent: 'granted'})

    test('are reported once, when seen, and counted', async ({page}) => {
      const before = await visitors()
      const sent = reports(page)
      const log = await recordEvents(page)
      await drawing(page, true)
      await page.goto('/irl/en-ie/home', {waitUntil: 'networkidle'})
      expect(sent).toEqual([])
      await page.goto(PRODUCT)
      // On a phone the parts are not in view together.
      await expect(async () => {
        for (const part of await page.locator('[data-experiment]:visible').all()) {
          await part.scrollIntoViewIfNeeded()
          await page.waitForTimeout(300)
        }
        expect(sent).toHaveLength(3)
      }).toPass({timeout: 30_000})
      expect(sent).toContainEqual({experiment: 'cro63', variant: 'variant1'})
      await expect.poll(visitors).toBeGreaterThanOrEqual(before + 3)
      await expectEvent(log, 'view_experiment', 3)
      await page.reload({waitUntil: 'networkidle'})
      await page.waitForTimeout(1500)
      expect(sent).toHaveLength(3)
      await expectEvent(log, 'view_experiment', 3)
    })

    test('of a link are not reported', async ({page}) => {
      const sent = reports(page)
      const all = 'cro63:variant1%20cro64:variant1%20cro70:control'
      await page.goto(`${PRODUCT}?experiment=${all}`, {waitUntil: 'networkidle'})
      await page.waitForTimeout(1500)
      expect(sent).toEqual([])
    })
  })

  test('are not reported after Decline', async ({page}) => {
    const sent = reports(page)
    await page.goto(PRODUCT, {waitUntil: 'networkidle'})
    await page.waitForTimeout(1500)
    expect(sent).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('experiment-exposures'))).toBeNull()
  })
})
