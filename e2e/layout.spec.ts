import type {Locator, Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.use({contextOptions: {reducedMotion: 'reduce'}})

const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    // Tiles that are far away are laid out too.
    document.documentElement.dataset['whole'] = ''
  })

/** Amounts of the page, and words of logo and buttons, that stand in more than one line. */
const broken = (page: Page, withButtons: boolean): Promise<string[]> =>
  page.evaluate((withButtons) => {
    const found: string[] = []
    const look = (element: Element, pattern: RegExp) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (!text.parentElement?.checkVisibility()) continue
        for (const {0: word, index} of text.data.matchAll(pattern)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [first, ...others] = range.getClientRects()
          if (first && others.some(({top}) => top > first.top + first.height / 2)) found.push(word)
        }
      }
    }
    const main = document.querySelector('main') as Element
    look(main, /[$€¥￥]?\u00a0?\d[\d.,\u00a0]*\u00a0?[€$¥]|[$¥￥]\d[\d.,]*/g)
    look(document.querySelector('header a[href$=home]') as Element, /\S+/g)
    for (const button of withButtons ? main.querySelectorAll('button, a') : []) {
      const isPill = parseFloat(getComputedStyle(button).borderTopLeftRadius) > 50
      if (isPill) look(button, /[^\s\u00ad-]+/g)
    }
    return found
  }, withButtons)

const SHOPS = ['/deu/de-de', '/usa/en-us', '/fin/fi-fi', '/jpn/ja-jp']
const DENSE = ['home', 'category/strollers', 'product/BH-1010', 'product/BH-8010']

for (const shop of SHOPS) {
  test(`${shop}: logo, prices and buttons keep their words whole at twice the text size`, async ({
    page,
  }) => {
    for (const path of DENSE) {
      await page.goto(`${shop}/${path}`)
      await ready(page)
      await doubleText(page)
      for (const width of [320, 360, 768, 992, 1440]) {
        await page.setViewportSize({width, height: 900})
        const where = `${path} at ${width}`
        // Japanese breaks between any two characters.
        expect(await broken(page, !shop.includes('ja')), where).toEqual([])
      }
    }
  })
}

/** Where the product is in a picture of the home page, in shares of its width and height. */
const PRODUCT = {
  wide: {left: 0.42, right: 0.885, top: 0.075, bottom: 0.845},
  phone: {left: 0.08, right: 0.905, top: 0.095, bottom: 0.845},
}

/** The part of a picture that its frame shows, in shares of its width and height. */
const shownPart = (picture: Locator) =>
  picture.evaluate((element) => {
    const image = element as HTMLImageElement
    const {clientWidth: width, clientHeight: height, naturalWidth, naturalHeight} = image
    const scale = Math.max(width / naturalWidth, height / naturalHeight)
    const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat)
    const [shareX, shareY] = [width / (naturalWidth * scale), height / (naturalHeight * scale)]
    const [left, top] = [((1 - shareX) * x) / 100, ((1 - shareY) * y) / 100]
    return {left, top, right: left + shareX, bottom: top + shareY}
  })

for (const path of ['/deu/de-de/home', '/usa/en-us/home', '/jpn/ja-jp/home', '/jpn/en-jp/home']) {
  test(`${path}: every crop of the hero keeps the product whole`, async ({page}) => {
    for (const width of [360, 480, 768, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({width, height: 900})
      await page.goto(path)
      const picture = page.locator('main picture img').first()
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
      const shown = await shownPart(picture)
      const product = PRODUCT[width < 768 ? 'phone' : 'wide']
      const where = `${width}: ${JSON.stringify(shown)}`
      expect(shown.left, where).toBeLessThanOrEqual(product.left)
      expect(shown.right, where).toBeGreaterThanOrEqual(product.right)
      expect(shown.top, where).toBeLessThanOrEqual(product.top)
      expect(shown.bottom, where).toBeGreaterThanOrEqual(product.bottom)
    }
  })
}

test.describe('a window of 320 × 256', () => {
  test.use({viewport: {width: 320, height: 256}})

  test('the window after an addition can be read and used', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-7030')
    await ready(page)
    await page
      .getByRole('button', {name: de('product.addToCart')})
      .first()
      .click()
    const added = page.getByRole('dialog')
    const name = added.getByText(de('addToCart.justAdded'))
    await name.scrollIntoViewIfNeeded()
    await expect(name).toBeInViewport({ratio: 0.9})
    const cart = added.getByRole('link', {name: de('addToCart.viewCart')})
    await cart.scrollIntoViewIfNeeded()
    await expect(cart).toBeInViewport({ratio: 0.9})
    await expect(added.getByRole('button', {name: de('common.close')})).toBeInViewport()
    await cart.click()
    await expect(page).toHaveURL(/appcart/)
  })

  test('the drawer of filters can be read and used', async ({page}) => {
    await page.goto('/deu/de-de/category/strollers')
    await ready(page)
    await page
      .getByRole('button', {name: /Filter/})
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    const last = drawer.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ratio: 0.9})
    await expect(drawer.getByRole('button', {name: de('common.close')})).toBeInViewport()
    const end = drawer.getByRole('button').last()
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport({ratio: 0.9})
  })
})

test.describe('the question about consent', () => {
  test.use({consent: 'open'})

  const SIZES = [
    {width: 360, height: 640},
    {width: 360, height: 740},
    {width: 390, height: 664},
    {width: 768, height: 1024},
    {width: 1024, height: 768},
    {width: 1440, height: 900},
  ]
  /** Name of the question of a consent service, where a site has one. */
  const OF_SERVICE: Readonly<Record<string, string>> = {
    'pl-PL': 'Pliki cookie tego sklepu',
    'en-PL': 'Cookies of this shop',
  }
  for (const [path, locale] of [
    ['/deu/de-de/home', 'de-DE'],
    ['/usa/en-us/home', 'en-US'],
    ['/jpn/ja-jp/home', 'ja-JP'],
    ['/jpn/en-jp/home', 'en-JP'],
    ['/deu/de-de/category/strollers', 'de-DE'],
    ['/deu/de-de/product/BH-1010', 'de-DE'],
    // Long texts, and the question of a service.
    ['/pol/pl-pl/home', 'pl-PL'],
    ['/pol/pl-pl/category/strollers', 'pl-PL'],
    ['/pol/pl-pl/product/BH-1010', 'pl-PL'],
    ['/pol/en-pl/home', 'en-PL'],
    ['/eur/hu-hu/home', 'hu-HU'],
    ['/eur/hu-hu/category/strollers', 'hu-HU'],
    ['/eur/el-gr/home', 'el-GR'],
    ['/eur/el-gr/category/strollers', 'el-GR'],
    ['/eur/el-gr/product/BH-1010', 'el-GR'],
    ['/fin/fi-fi/home', 'fi-FI'],
    ['/fin/fi-fi/category/strollers', 'fi-FI'],
  ] as const) {
    test(`${path}: covers neither heading nor filter of the first view`, async ({page}) => {
      const name = OF_SERVICE[locale] ?? message(locale, 'consent.title')
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.goto(path)
        await ready(page)
        // The question waits for a sign that the page is used.
        await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
        const sheet = page.getByRole('region', {name})
        await sheet.waitFor()
        const covered = await boxOf(sheet)
        const heading = await boxOf(page.getByRole('heading', {level: 1}))
        const where = `${size.width} × ${size.height}`
        expect(heading.y + heading.height, where).toBeLessThan(size.height)
        expect(overlap(covered, heading), where).toBe(false)
        const filters = page.locator('[data-filters]')
        if (await filters.isVisible())
          expect(overlap(covered, await boxOf(filters)), where).toBe(false)
        const filterButton = page
          .getByRole('main')
          .getByRole('button', {name: message(locale, 'listing.filters')})
        if ((await filterButton.count()) > 0 && (await filterButton.first().isVisible()))
          expect(overlap(covered, await boxOf(filterButton.first())), where).toBe(false)
        // Every answer is in the window, however long the texts are.
        for (const answer of await sheet.getByRole('button').all())
          await expect(answer).toBeInViewport({ratio: 1})
      }
    })
  }
})
