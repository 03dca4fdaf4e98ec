/** The newsletter: banner above the footer and widget in content, three steps each. */
import type {Locator, Page} from '@playwright/test'
import {axe} from './support/axe'
import {asCustomer} from './support/customer'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'
import {message} from './support/texts'

const USA = '/usa/en-us'
const FAILURE = message('en-US', 'newsletter.failure')
const PLACES = [
  ['banner', `${USA}/home`],
  ['widget', `${USA}/newsroom/open-workshop.html`],
] as const

let people = 0
const newEmail = () => `news-${Date.now()}-${process.pid}-${(people += 1)}@example.com`

/** The form of a place, scrolled to: its code loads near the window. */
async function formAt(page: Page, place: 'banner' | 'widget', address: string): Promise<Locator> {
  await page.goto(address)
  await ready(page)
  const part =
    place === 'widget'
      ? page.locator('[data-island="newsletter"]')
      : page.getByRole('region', {name: message('en-US', 'newsletter.title')})
  await expect(async () => {
    if (place === 'banner') await page.locator('footer').scrollIntoViewIfNeeded()
    else await part.scrollIntoViewIfNeeded()
    await expect(part.getByLabel('Email address')).toBeVisible({timeout: 2_000})
  }).toPass()
  return part
}

/** Fills the form with the keyboard alone, up to the button that signs up. */
async function fill(page: Page, part: Locator, email: string): Promise<void> {
  await part.getByLabel('Email address').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(part.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('Ida')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Example')
  await expect(part.getByRole('button', {name: 'Subscribe'})).toBeDisabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(part.getByRole('checkbox')).toBeChecked()
}

const subscribe = (part: Locator) => part.getByRole('button', {name: 'Subscribe'})

for (const [place, address] of PLACES) {
  test(`${place}: three steps with the keyboard, and one mail`, async ({page, request}) => {
    const part = await formAt(page, place, address)
    await axe(page)
    await part.getByLabel('Email address').focus()
    await page.keyboard.type('ida@example')
    await page.keyboard.press('Enter')
    await expect(part.getByText('Please enter a valid email address.')).toBeVisible()
    await part.getByLabel('Email address').fill('')
    const email = newEmail()
    await fill(page, part, email)
    await axe(page)
    expect(await noOverflow(page)).toBe(true)
    await subscribe(part).dblclick()
    const thanks = part.getByRole('status')
    await expect(thanks).toContainText(email)
    await expect(thanks).toBeFocused()
    await axe(page)
    const messages = `${SANDBOX}/admin/messages?kind=newsletter&limit=100`
    const {data} = (await (await request.get(messages)).json()) as {
      data: {subject: string; body: {source: string}}[]
    }
    const own = data.filter(({subject}) => subject === email)
    expect(own).toMatchObject([{body: {source: 'Web - Newsletter'}}])
  })

  for (const [what, pattern, answer] of [
    ['dead', '**/custom_objects/ocapi/newsletter*', {status: 503, body: '{}'}],
    ['malformed', '**/custom_objects/ocapi/newsletter*', {status: 200, body: '{"c_result":'}],
    ['refused', '**/custom_objects/ocapi/newsletter*', {status: 200, body: '{"c_result":{}}'}],
  ] as const) {
    test(`${place}: what was typed stays while the service is ${what}`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/status of 503|unreadable|An action failed/)
      await page.route(pattern, (route) =>
        route.fulfill({...answer, contentType: 'application/json'}),
      )
      const part = await formAt(page, place, address)
      await fill(page, part, newEmail())
      await subscribe(part).press('Enter')
      await expect(page.getByText(FAILURE)).toBeVisible()
      await expect(part.getByLabel('Last name')).toHaveValue('Example')
      await expect(subscribe(part)).toBeEnabled()
      await page.unroute(pattern)
      await subscribe(part).press('Enter')
      await expect(part.getByRole('status')).toBeVisible()
    })
  }

  test(`${place}: a bot check that fails is named`, async ({page, allowConsole}) => {
    allowConsole(/An action failed|ERR_FAILED|Failed to load/)
    await page.addInitScript(() => {
      const check = {
        ready: (run: () => void) => run(),
        execute: () => Promise.reject(new Error('x')),
      }
      Object.defineProperty(window, 'grecaptcha', {get: () => check, set: () => undefined})
    })
    const part = await formAt(page, place, address)
    await fill(page, part, newEmail())
    await subscribe(part).press('Enter')
    await expect(page.getByText(FAILURE)).toBeVisible()
    await expect(page.getByText(message('en-US', 'botCheck.failed'))).toBeVisible()
    await expect(part.getByLabel('First name')).toHaveValue('Ida')
  })
}

test('a slow service keeps the button busy and signs up once', async ({page}) => {
  let calls = 0
  await page.route('**/custom_objects/ocapi/newsletter*', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const part = await formAt(page, 'banner', `${USA}/home`)
  await fill(page, part, newEmail())
  await subscribe(part).focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
  await expect(part.getByRole('status')).toBeVisible()
  expect(calls).toBe(1)
})

test('the banner is not on the cart and not on the checkout', async ({page}) => {
  await page.goto(`${USA}/appcart`)
  await ready(page)
  await expect(page.locator('footer')).toBeVisible()
  await expect(page.getByRole('region', {name: message('en-US', 'newsletter.title')})).toHaveCount(
    0,
  )
})

test.describe('the banner takes its place without moving the page (rule NEWS-7) @mouse', () => {
  for (const [locale, prefix] of [
    ['en-US', USA],
    ['ja-JP', '/jpn/ja-jp'],
    ['de-DE', '/deu/de-de'],
  ] as const) {
    for (const width of [360, 768, 1440]) {
      test(`${locale} at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800})
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, {shifts})
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.push((entry as unknown as {value: number}).value)
          }).observe({type: 'layout-shift', buffered: true})
        })
        await page.goto(`${prefix}/customer-service/returns.html`)
        await ready(page)
        const banner = page.getByRole('region', {name: message(locale, 'newsletter.title')})
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
        await page.waitForTimeout(300)
        await page.locator('footer').scrollIntoViewIfNeeded()
        await expect(banner.getByRole('textbox')).toBeVisible()
        await page.waitForTimeout(500)
        const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)
        expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
      })
    }
  }
})

test('the footer keeps its height once it is complete, at the first visit and with a session', async ({
  page,
}) => {
  const footer = page.locator('footer')
  const height = () => footer.evaluate((element) => element.getBoundingClientRect().height)
  const open = async () => {
    await page.goto('/deu/de-de/content/about')
    await ready(page)
    const reserved = await height()
    await footer.scrollIntoViewIfNeeded()
    await page.keyboard.press('End')
    await expect(footer.getByRole('group').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    return {reserved, complete: await height()}
  }
  const first = await open()
  expect(first.complete).toBeCloseTo(first.reserved, 0)
  await page.goto('about:blank')
  await page.context().clearCookies({name: /^shopper_/})
  await asCustomer(page, 'DEU')
  const later = await open()
  await expect(footer.getByRole('group').first().getByRole('img').first()).toBeVisible()
  expect(later.complete).toBeCloseTo(later.reserved, 0)
})
