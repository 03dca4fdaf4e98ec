/**
 * `npm run screenshots [-- --base URL --out DIR --only name,name]`: pictures of every page at the three
 * widths the design is judged at. Needs a running shop (`npm start`).
 */
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {chromium, type Browser, type Page} from '@playwright/test'

const WIDTHS = [360, 768, 1440] as const
const PRODUCT = 'BH-1010'

/** Scrolls through, so that lazy pictures are there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

const pages: Record<string, string> = {
  home: '/deu/de-de/home',
  'home-jp': '/jpn/ja-jp/home',
  'home-global': '/global/en-gr/home',
  listing: '/deu/de-de/category/strollers',
  'listing-refined': '/usa/en-us/category/strollers?refine=c_refinementColor%3Dgreen',
  'listing-jp': '/jpn/ja-jp/category/high-chairs',
  search: '/usa/en-us/search?q=chair',
  'search-empty': '/deu/de-de/search?q=zzzz',
  product: `/deu/de-de/product/${PRODUCT}`,
  'product-us': `/usa/en-us/product/${PRODUCT}`,
  'product-jp': `/jpn/ja-jp/product/${PRODUCT}`,
  'product-global': `/global/en-gr/product/${PRODUCT}`,
  content: '/deu/de-de/customer-service/faq/faq.html',
  account: '/deu/de-de/my-stokke',
  wishlist: '/deu/de-de/my-stokke/wishlist',
  'country-selector': '/deu/de-de/country-selector',
  'not-found': '/deu/de-de/page-not-found',
  'cart-empty': '/deu/de-de/appcart',
  'checkout-empty': '/usa/en-us/appcheckout',
}

async function shoot(
  browser: Browser,
  base: string,
  out: string,
  names: readonly string[],
): Promise<void> {
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: {width, height: width < 600 ? 740 : 900},
      hasTouch: width < 900,
      isMobile: width < 600,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const name of names) {
      await page.goto(base + pages[name], {waitUntil: 'networkidle'})
      await scrollThrough(page)
      await page.screenshot({path: path.join(out, `${name}-${width}.png`), fullPage: true})
      console.log(`${name} ${width}`)
    }
    await context.close()
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      base: {type: 'string', default: 'http://localhost:3000'},
      out: {type: 'string', default: '.cache/screenshots'},
      only: {type: 'string'},
    },
  })
  fs.mkdirSync(values.out, {recursive: true})
  const names = values.only ? values.only.split(',') : Object.keys(pages)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  await shoot(browser, values.base, values.out, names)
  await browser.close()
}

void main()
