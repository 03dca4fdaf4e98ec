import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {choose} from './support/choose'
import {expect, test} from './support/test'
import {message} from './support/texts'

const PRODUCT = '/deu/en-de/product/BH-1010'

const reviewsOf = (page: Page) =>
  page.getByRole('region', {name: message('en-US', 'reviews.title'), exact: true})

/** Scrolls to the parts that load below the fold. */
async function openReviews(page: Page, path = PRODUCT) {
  await page.goto(path)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const reviews = reviewsOf(page)
  await expect(reviews.getByRole('article').first()).toBeVisible()
  return reviews
}

test.describe('reviews', () => {
  test('are summed up, filtered, sorted, searched and paged', async ({page}) => {
    const reviews = await openReviews(page)
    const found = reviews.getByText(/^\d+ reviews?$/)
    const all = Number((await found.first().innerText()).split(' ')[0])
    expect(all).toBeGreaterThan(10)
    await axe(page, '#reviews')

    await reviews.getByRole('button', {name: /^2 stars: \d/}).click()
    const countNow = async () => Number((await found.last().innerText()).split(' ')[0])
    await expect.poll(countNow).toBeLessThan(all)
    await expect(
      reviews.getByRole('article').first().getByRole('img').first(),
    ).toHaveAccessibleName('2 out of 5 stars')
    await reviews.getByRole('button', {name: 'Remove filter: 2 stars'}).click()

    await reviews.getByLabel(message('en-US', 'reviews.sort')).selectOption('lowest')
    await expect(
      reviews.getByRole('article').first().getByRole('img').first(),
    ).toHaveAccessibleName(/^[12] out of 5 stars$/)
    await reviews.getByRole('button', {name: message('en-US', 'reviews.next')}).click()
    await expect(reviews.getByText(/^Page 2 of/)).toBeVisible()

    await reviews.getByRole('searchbox').fill('hallway')
    await page.keyboard.press('Enter')
    await expect(reviews.getByRole('article').first()).toContainText(/hallway/i)
    await expect.poll(() => reviews.getByRole('article').count()).toBeLessThan(5)
  })

  test('of another language are translated, photos open by keyboard', async ({page}) => {
    const reviews = await openReviews(page)
    await reviews.getByRole('searchbox').fill('Bioladen')
    await page.keyboard.press('Enter')
    const review = reviews.getByRole('article').first()
    await expect(review).toContainText('Bioladen')
    await review.getByRole('button', {name: /^Translate from German$/}).click()
    await expect(review).toContainText('[en] Im Bioladen')
    await review.getByRole('button', {name: message('en-US', 'reviews.showOriginal')}).click()
    await expect(review).not.toContainText('[en]')

    const photo = review
      .getByRole('list', {name: message('en-US', 'reviews.photos')})
      .getByRole('button')
    await photo.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    await axe(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(photo).toBeFocused()
  })

  test('are voted on once, and the vote is remembered', async ({page}) => {
    const reviews = await openReviews(page)
    await reviews.getByLabel(message('en-US', 'reviews.sort')).selectOption('newest')
    await expect(reviews.locator('[aria-busy]')).toHaveCount(0)
    const votes = () => reviews.getByRole('article').first().getByRole('button', {name: /^Yes/})
    const before = Number(/\d+/.exec(await votes().innerText())?.[0])
    await votes().click()
    await expect(votes()).toHaveAttribute('aria-pressed', 'true')
    await expect(votes()).toHaveText(`Yes (${before + 1})`)
    await page.reload()
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await reviewsOf(page).getByLabel(message('en-US', 'reviews.sort')).selectOption('newest')
    await expect(votes()).toHaveAttribute('aria-pressed', 'true')
  })

  test('are written with a form that says what is missing', async ({page}, testInfo) => {
    const reviews = await openReviews(page, '/deu/en-de/product/BH-1040')
    await reviews.getByRole('button', {name: message('en-US', 'reviews.write')}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', {name: message('en-US', 'reviews.form.submit')}).click()
    await expect(dialog.getByText(message('en-US', 'reviews.form.ratingRequired'))).toBeVisible()
    await axe(page, '[role=dialog]')
    await choose(dialog.getByRole('radio', {name: '4 out of 5 stars'}))
    const title = `Steady ${testInfo.project.name} ${Date.now()}`
    await dialog.getByLabel(message('en-US', 'reviews.form.title')).fill(title)
    await dialog.getByLabel(message('en-US', 'reviews.form.text')).fill('It does not tip at all.')
    await dialog.getByLabel(message('en-US', 'reviews.form.nickname')).fill('Mia')
    await dialog.getByLabel(message('en-US', 'reviews.form.email')).fill('mia@example.com')
    await choose(dialog.getByRole('checkbox'))
    await dialog.getByRole('button', {name: message('en-US', 'reviews.form.submit')}).click()
    await expect(dialog.getByText(message('en-US', 'reviews.form.thanks'))).toBeVisible()
    await page.keyboard.press('Escape')
    await reviews.getByLabel(message('en-US', 'reviews.sort')).selectOption('newest')
    await expect(reviews.getByText(title)).toBeVisible()
  })

  test('rate tiles through one call, and nothing moves', async ({page}) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/statistics.json')) calls.push(request.url())
    })
    await page.addInitScript(() => {
      Object.assign(window, {shift: 0})
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const target = window as unknown as {shift: number}
          target.shift += (entry as PerformanceEntry & {value: number}).value
        }
      }).observe({type: 'layout-shift', buffered: true})
    })
    await page.goto('/deu/en-de/category/strollers')
    await expect(page.getByRole('img', {name: /out of 5 stars/}).first()).toBeVisible()
    expect(calls).toHaveLength(1)
    expect(await page.evaluate(() => (window as unknown as {shift: number}).shift)).toBeLessThan(
      0.02,
    )
  })
})

test.describe('with consent', () => {
  test.use({consent: 'granted'})

  test('recommendations are shown and told about', async ({page}) => {
    const activities: string[] = []
    page.on('request', (request) => {
      const activity = /\/v3\/activities\/bhlt-DEU\/(\w+)$/.exec(request.url())?.[1]
      if (activity) activities.push(activity)
    })
    await page.goto(PRODUCT)
    const row = page.getByRole('region', {name: message('en-US', 'product.recommendations')})
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(row.getByRole('article').first()).toBeVisible({timeout: 500})
    }).toPass()
    expect(await row.getByRole('article').count()).toBeLessThanOrEqual(12)
    await expect.poll(() => activities).toContain('viewReco')
    await expect.poll(() => activities).toContain('viewProduct')
    await row.getByRole('article').first().getByRole('link').first().click()
    await expect.poll(() => activities).toContain('clickReco')
    const names = await page.evaluate(() =>
      (window as unknown as {dataLayer: {event?: string}[]}).dataLayer.map(({event}) => event),
    )
    expect(names).toEqual(expect.arrayContaining(['page_load', 'view_item', 'select_item']))
  })
})

test.describe('the question of consent', () => {
  test.use({consent: 'open'})

  test('waits for the shopper, is answered by keyboard and can be asked again', async ({page}) => {
    await page.goto('/deu/en-de/home')
    const sheet = page.getByRole('region', {name: message('en-US', 'consent.title')})
    await expect(sheet).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(sheet).toBeVisible()
    await axe(page, 'section[aria-labelledby]:has(button)')
    await sheet.getByRole('button', {name: message('en-US', 'consent.decline')}).focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    expect(await page.evaluate(() => document.cookie)).toContain('dw_dnt=1')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    await page.getByRole('button', {name: message('en-US', 'consent.settings')}).click()
    await expect(sheet.getByRole('heading')).toBeFocused()
    await sheet.getByRole('button', {name: message('en-US', 'consent.accept')}).click()
    expect(await page.evaluate(() => document.cookie)).toContain('dw_dnt=0')
  })
})

test('pictures of the social feed lead to their products', async ({page}) => {
  await page.goto(PRODUCT)
  const feed = page.getByRole('region', {name: message('en-US', 'social.title')})
  await expect(async () => {
    await page.mouse.wheel(0, 1200)
    await expect(feed).toBeVisible({timeout: 500})
  }).toPass()
  await feed.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img').first()).toBeVisible()
  await axe(page, '[role=dialog]')
  const before = await dialog.getByRole('heading', {level: 2}).first().innerText()
  await dialog.getByRole('button', {name: message('en-US', 'social.next')}).click()
  await expect(dialog.getByRole('heading', {level: 2}).first()).not.toHaveText(before)
  await dialog
    .getByRole('link', {name: /^Show product: /})
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/product\//)
})

test('visitors who have not agreed see best sellers', async ({page}) => {
  await page.goto(PRODUCT)
  const row = page.getByRole('region', {name: message('en-GR', 'recommendations.bestSellers')})
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(row.getByRole('article').first()).toBeVisible({timeout: 500})
  }).toPass()
})

test('pages describe themselves to search engines and to those who share them', async ({
  request,
}) => {
  interface Node {
    readonly '@type': string
    readonly itemListElement?: readonly unknown[]
  }
  const read = async (path: string) => {
    const html = await (await request.get(path)).text()
    const data = [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ].flatMap(([, json]) => {
      const node = JSON.parse(json ?? '') as Node & {'@graph'?: Node[]}
      return node['@graph'] ?? [node]
    })
    const meta = (name: string) =>
      new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    return {html, data, meta}
  }
  const product = await read('/deu/de-de/product/BH-1010')
  expect(product.data.map((one) => one['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ProductGroup']),
  )
  expect(product.html).toMatch(/rel="canonical" href="[^"]*\/deu\/de-de\/product\/BH-1010"/)
  expect(product.meta('og:type')).toBe('product')
  const listing = await read('/deu/de-de/category/strollers')
  const list = listing.data.find((one) => one['@type'] === 'ItemList')
  expect(list?.itemListElement?.length).toBeGreaterThan(5)

  for (const page of [product, listing, await read('/jpn/ja-jp/home')]) {
    const image = await request.get(page.meta('og:image'))
    expect(image.headers()['content-type']).toBe('image/jpeg')
    const bytes = await image.body()
    expect(bytes.length).toBeGreaterThan(8000)
    expect(bytes.length).toBeLessThan(300_000)
  }
})
