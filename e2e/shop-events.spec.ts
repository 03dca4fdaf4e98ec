import type {Page} from '@playwright/test'
import {addToCart, shoppers} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const {USA} = shoppers

interface Entry {
  event?: string
  ecommerce?: {value?: number; items?: Record<string, unknown>[]}
}

/** Entries of the tag manager's queue of one kind. */
const trackedEvents = (page: Page, event: string) =>
  page.evaluate(
    (name) =>
      ((window as {dataLayer?: Entry[]}).dataLayer ?? []).filter((entry) => entry.event === name),
    event,
  )

const expectTracked = (page: Page, event: string) =>
  expect
    .poll(async () => (await trackedEvents(page, event)).length, {timeout: 20_000})
    .toBeGreaterThan(0)

const tagScripts = (page: Page) => page.locator('script[src*="tag-manager.js"]')

test.describe('with consent', () => {
  test.use({consent: 'granted'})

  test('a purchase is told from the product to the checkout', async ({page}) => {
    const traces: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (/shopper-checkout\/v1\/.*\/trace/.test(request.url()))
        traces.push(request.postDataJSON() as Record<string, unknown>)
    })
    await page.goto('/usa/en-us/product/BH-7030')
    await ready(page)
    await expectTracked(page, 'view_item')
    // Its container, loaded once, under the policy of the page.
    await expect(tagScripts(page)).toHaveCount(1)
    await expect
      .poll(() =>
        page.evaluate(() => (window as {tagManagerContainer?: string}).tagManagerContainer),
      )
      .toBe('GTM-SANDBOX')

    await addToCart(page, USA)
    await expectTracked(page, 'add_to_cart')
    const [added] = await trackedEvents(page, 'add_to_cart')
    expect(added?.ecommerce?.items).toEqual([
      expect.objectContaining({item_id: 'BH-7030', quantity: 1, price: expect.any(Number)}),
    ])
    await page
      .getByRole('dialog')
      .getByRole('link', {name: message('en-US', 'addToCart.viewCart')})
      .click()
    await expectTracked(page, 'view_cart')
    await page
      .getByRole('button', {name: pattern('en-US', 'cart.item.increase')})
      .first()
      .click()
    await expect.poll(async () => (await trackedEvents(page, 'add_to_cart')).length).toBe(2)
    await page
      .getByRole('main')
      .getByRole('link', {name: pattern('en-US', 'cart.checkout')})
      .click()
    // The checkout is a document of its own.
    await page.waitForURL(/\/appcheckout$/)
    await expectTracked(page, 'begin_checkout')
    await expectTracked(page, 'checkout_step')

    await expect.poll(() => traces.map(({event}) => event)).toContain('checkout_step')
    expect(new Set(traces.map(({traceId}) => traceId)).size).toBe(1)
    expect(traces.map(({sequenceId}) => sequenceId)).toEqual(traces.map((_one, index) => index + 1))
  })

  test('what is chosen among the suggestions of the search is told', async ({page}) => {
    await page.goto('/usa/en-us/home')
    await ready(page)
    const open = page.getByRole('button', {name: message('en-US', 'header.search')})
    if (await open.isVisible()) await open.click()
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
    await field.fill('rain')
    const product = page.locator('a[data-product]').first()
    await product.click()
    await expectTracked(page, 'select_item')
    const [chosen] = await trackedEvents(page, 'select_item')
    expect(chosen?.ecommerce?.items?.[0]).toMatchObject({index: 0, item_list_id: 'search'})
  })
})

test('without consent nothing is told and no tag manager loads', async ({page}) => {
  await page.goto('/usa/en-us/product/BH-7030')
  await ready(page)
  await addToCart(page, USA)
  await page.waitForTimeout(1500)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await expect(tagScripts(page)).toHaveCount(0)
})

test.describe('on a site without a container', () => {
  test.use({consent: 'granted'})

  test('events are told and no tag manager loads', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-7030')
    await ready(page)
    await expectTracked(page, 'view_item')
    await expect(tagScripts(page)).toHaveCount(0)
  })
})
