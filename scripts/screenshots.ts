/**
 * `npm run generate -- screenshots [--base URL --out DIR --only name,name]`: pictures of every page, of a purchase
 * in each country (`--only buy-DEU`) and of a new customer's account (`--only customer`) at the three widths
 * of the design review. Needs a running shop (`npm start`).
 */
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {chromiumFile} from './commands/browser'
import {chromium, errors, type Browser, type BrowserContext, type Page} from '@playwright/test'
import {newEmail, register} from '../e2e/support/account'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillContactAndAddress,
  goToCheckout,
  orderButton,
  payByCard,
  shoppers,
} from '../e2e/support/checkout'

const WIDTHS = [360, 768, 1440] as const
const PRODUCT = 'BH-1010'

/** Scrolls through the page, so that lazy pictures load. */
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
  login: '/deu/de-de/login',
  registration: '/deu/de-de/registration',
  'reset-password': '/deu/de-de/reset-password',
  account: '/deu/de-de/my-stokke',
  wishlist: '/deu/de-de/my-stokke/wishlist',
  'country-selector': '/deu/de-de/country-selector',
  'not-found': '/deu/de-de/page-not-found',
  'cart-empty': '/deu/de-de/appcart',
  'checkout-empty': '/usa/en-us/appcheckout',
}

const purchases = ['buy-DEU', 'buy-USA', 'buy-JPN']
const CUSTOMER = 'customer'

type Shoot = (page: Page, name: string) => Promise<void>

/** Number of tries for a page: on a busy machine the browser now and then never begins a picture. */
const TRIES = 3

/** Goes from the product to the confirmation, with a picture of every state. */
async function shootPurchase(page: Page, siteId: string, shoot: Shoot): Promise<void> {
  const shopper = Object.values(shoppers).find((one) => one.siteId === siteId)
  if (!shopper) throw new Error(`No shopper of ${siteId}; there are DEU, USA, JPN.`)
  await page.goto(`${shopper.prefix}/product/BH-1010-sand-black`, {waitUntil: 'networkidle'})
  await addToCart(page, shopper)
  await shoot(page, `added-${siteId}`)
  await goToCheckout(page, shopper)
  await shoot(page, `checkout-contact-${siteId}`)
  await fillContactAndAddress(page, shopper)
  await page.getByRole('radio').first().waitFor()
  await shoot(page, `checkout-delivery-${siteId}`)
  await page.goto(`${shopper.prefix}/appcart`, {waitUntil: 'networkidle'})
  await shoot(page, `cart-${siteId}`)
  await page.goto(`${shopper.prefix}/appcheckout`, {waitUntil: 'networkidle'})
  await chooseDelivery(page, shopper)
  await page.locator('input[type=radio][value="ONLINE_PAYMENT:card"]').check({force: true})
  await shoot(page, `checkout-payment-${siteId}`)
  await payByCard(page, shopper, '4111111111111111')
  await orderButton(page, shopper).waitFor()
  await shoot(page, `checkout-review-${siteId}`)
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  await confirmedOrder(page, shopper)
  await shoot(page, `confirmation-${siteId}`)
}

/** Opens an account, with a picture of every section. */
async function shootAccount(page: Page, shoot: Shoot): Promise<void> {
  await register(page, newEmail())
  for (const section of ['', 'orders', 'addresses', 'personal-information', 'warranty']) {
    await page.goto(`/deu/de-de/my-stokke/${section}`, {waitUntil: 'networkidle'})
    await shoot(page, `customer-${section || 'overview'}`)
  }
}

/** Takes the pictures of one name. */
async function shootName(page: Page, name: string, shoot: Shoot): Promise<void> {
  const [, siteId] = name.split('buy-')
  if (siteId) return shootPurchase(page, siteId, shoot)
  if (name === CUSTOMER) return shootAccount(page, shoot)
  await page.goto(pages[name] ?? name, {waitUntil: 'networkidle'})
  await scrollThrough(page)
  await shoot(page, name)
}

/** Takes the pictures of one name in a tab of its own, and again in a new tab when the browser stands still. */
async function shootInTab(
  context: BrowserContext,
  name: string,
  shoot: Shoot,
  tries = TRIES,
): Promise<void> {
  const page = await context.newPage()
  try {
    await shootName(page, name, shoot)
  } catch (error) {
    if (tries === 1 || !(error instanceof errors.TimeoutError)) throw error
    console.warn(`${name}: again, after ${error.message.split('\n')[0]}`)
    await shootInTab(context, name, shoot, tries - 1)
  } finally {
    await page.close()
  }
}

async function shootAll(
  browser: Browser,
  baseURL: string,
  out: string,
  names: readonly string[],
): Promise<void> {
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      baseURL,
      viewport: {width, height: width < 600 ? 740 : 900},
      hasTouch: width < 900,
      isMobile: width < 600,
      reducedMotion: 'reduce',
    })
    // The consent dialog is a picture of its own.
    await context.addCookies([{name: 'dw_dnt', value: '1', url: baseURL}])
    const shoot: Shoot = async (page, name) => {
      await page.waitForLoadState('networkidle')
      await page.screenshot({path: path.join(out, `${name}-${width}.png`), fullPage: true})
      console.log(`${name} ${width}`)
    }
    for (const name of names) await shootInTab(context, name, shoot)
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
  const names = values.only
    ? values.only.split(',')
    : [...Object.keys(pages), ...purchases, CUSTOMER]
  const browser = await chromium.launch({
    executablePath: chromiumFile,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  await shootAll(browser, values.base, values.out, names)
  await browser.close()
}

void main()
