/** Activities of the personalisation service: each on the journey that causes it, with its body, and none under do-not-track. */
import type {Page} from '@playwright/test'
import {addToCart, shoppers} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const us = (id: Parameters<typeof message>[1]) => message('en-US', id)
const {USA} = shoppers

interface Activity {
  readonly name: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Calls of the personalisation service: all paths, and the activities with their bodies. */
function watchService(page: Page) {
  const paths: string[] = []
  const activities: Activity[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (!pathname.startsWith('/services/personalisation/')) return
    paths.push(pathname)
    const name = /\/v3\/activities\/bhlt-USA\/(\w+)$/.exec(pathname)?.[1]
    if (name) activities.push({name, body: request.postDataJSON() as Activity['body']})
  })
  return {paths, activities}
}

const bodyOf = async (activities: readonly Activity[], name: string) => {
  await expect.poll(() => activities.map((one) => one.name), {timeout: 20_000}).toContain(name)
  return activities.find((one) => one.name === name)?.body
}

const someHit = expect.objectContaining({id: expect.any(String), sku: expect.any(String)})

test.describe('with consent', () => {
  test.use({consent: 'granted'})

  test('lists and searches are viewed and clicked', async ({page}) => {
    const {activities} = watchService(page)
    // Activities need a session; those before it wait in the memory of their document.
    await page.goto('/usa/en-us/product/BH-7030')
    await ready(page)
    await addToCart(page, USA)
    await bodyOf(activities, 'addToCart')
    await page.goto('/usa/en-us/category/strollers')
    await ready(page)
    const link = page.getByRole('main').getByRole('article').first().getByRole('heading')
    await link.getByRole('link').click()
    await page.waitForURL(/\/product\//)
    expect(await bodyOf(activities, 'clickCategory')).toMatchObject({product: someHit})
    await page.goto('/usa/en-us/search?q=stroller')
    await ready(page)
    await link.getByRole('link').click()
    await page.waitForURL(/\/product\//)
    expect(await bodyOf(activities, 'viewCategory')).toMatchObject({
      category: {id: 'strollers'},
      products: expect.arrayContaining([someHit]),
      showProducts: true,
    })
    expect(await bodyOf(activities, 'viewSearch')).toMatchObject({
      searchText: 'stroller',
      products: expect.arrayContaining([someHit]),
      showProducts: true,
    })
    expect(await bodyOf(activities, 'clickSearch')).toMatchObject({
      searchText: 'stroller',
      product: someHit,
    })
    for (const {body} of activities) {
      expect(body).toMatchObject({
        cookieId: expect.stringMatching(/^[\w-]{8,}$/),
        realm: 'bhlt',
        instanceType: 'sbx',
      })
      // A guest has no user id.
      expect(body).not.toHaveProperty('userId')
    }
  })

  test('products, recommendations and the checkout', async ({page}) => {
    const {activities} = watchService(page)
    await page.goto('/usa/en-us/product/BH-1010-sand-black')
    await ready(page)
    const row = page.getByRole('region', {name: us('product.recommendations')})
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(row.getByRole('article').first()).toBeVisible({timeout: 500})
    }).toPass()
    expect(await row.getByRole('article').count()).toBeLessThanOrEqual(12)
    await row.getByRole('article').first().getByRole('link').first().click()
    const seen = await bodyOf(activities, 'viewReco')
    expect(seen).toMatchObject({recommenderName: /.+/, __recoUUID: /.+/})
    expect(await bodyOf(activities, 'clickReco')).toMatchObject({
      recommenderName: seen?.['recommenderName'],
      __recoUUID: seen?.['__recoUUID'],
      product: {id: expect.any(String)},
    })
    expect(await bodyOf(activities, 'viewProduct')).toMatchObject({product: {id: 'BH-1010'}})
    expect(await bodyOf(activities, 'viewPage')).toMatchObject({
      currentLocation: '/usa/en-us/product/BH-1010-sand-black',
    })

    await page.goto('/usa/en-us/product/BH-1010-sand-black')
    await ready(page)
    const zone = page.waitForRequest(/zones\/cart\/recs/)
    await addToCart(page, USA)
    const product = {id: 'BH-1010', sku: 'BH-1010-sand-black'}
    expect((await zone).postDataJSON()).toMatchObject({products: [product]})
    const line = {...product, quantity: 1, price: expect.any(Number)}
    expect(await bodyOf(activities, 'addToCart')).toMatchObject({products: [line]})
    await page
      .getByRole('dialog')
      .getByRole('link', {name: pattern('en-US', 'addToCart.checkout')})
      .click()
    await page.waitForURL(/\/appcheckout$/)
    expect(await bodyOf(activities, 'beginCheckout')).toMatchObject({
      products: [line],
      amount: expect.any(Number),
      checkoutType: 'traditional',
    })
    expect(await bodyOf(activities, 'checkoutStep')).toMatchObject({
      stepName: 'contact',
      stepNumber: 1,
      basketId: expect.any(String),
    })
  })
})

/**
 * Visits what would call the service, as far as it may.
 * @param inDialog awaited while the dialog of the cart is open
 */
async function visit(page: Page, inDialog?: Promise<unknown>): Promise<void> {
  await page.goto('/usa/en-us/product/BH-7030')
  await ready(page)
  await addToCart(page, USA)
  await inDialog
  await page.keyboard.press('Escape')
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(1000)
}

test('after Decline the service is not called', async ({page}) => {
  const {paths} = watchService(page)
  await visit(page)
  expect(paths).toEqual([])
})

test.describe('before the answer', () => {
  test.use({consent: 'open'})

  test('only our own accessories are requested', async ({page}) => {
    const {paths} = watchService(page)
    await visit(page, page.waitForRequest(/custom-Accessories/))
    // The list of recommenders is read without anything about the visitor.
    expect([...new Set(paths)]).toEqual([
      '/services/personalisation/v3/personalization/recommenders/bhlt-USA',
      '/services/personalisation/v3/personalization/recs/bhlt-USA/custom-Accessories',
    ])
  })

  test('nothing is requested in a browser with Global Privacy Control', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
    )
    const {paths} = watchService(page)
    await visit(page)
    expect(paths).toEqual([])
  })
})
