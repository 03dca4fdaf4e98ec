import type {Browser, CDPSession, Page} from '@playwright/test'
import {answeredConsent, type Cookies} from './shop-browser'

/** Milliseconds without network traffic after which the network counts as idle. */
const QUIET_MS = 2500

export interface Weight {
  /** Transferred bytes of the scripts of the page's own origin (brotli). */
  scripts: number
  /** Transferred bytes of scripts of other origins. */
  foreign: number
  /** Bytes of the document before compression. */
  html: number
}

/**
 * Adds up the transferred bytes of scripts, without the headers of the answers. Chromium tells the bytes of another
 * origin's answer at its end only, with its headers.
 */
function countScripts(session: CDPSession, url: string): () => Pick<Weight, 'scripts' | 'foreign'> {
  const own = new URL(url).origin
  const kinds = new Map<string, 'scripts' | 'foreign'>()
  const headers = new Map<string, number>()
  const bytes = {scripts: 0, foreign: 0}
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    if (type !== 'Script') return
    kinds.set(requestId, new URL(response.url).origin === own ? 'scripts' : 'foreign')
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.dataReceived', ({requestId, encodedDataLength}) => {
    if (kinds.get(requestId) === 'scripts') bytes.scripts += encodedDataLength
  })
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (kinds.get(requestId) === 'foreign')
      bytes.foreign += Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0))
  })
  return () => bytes
}

/** Key and values of the number that a tab draws (app/shared/lib/report-sample.ts). */
const DRAW_KEY = 'report-sample'
const DRAWS = {measured: '0', usual: '0.5'} as const

/**
 * Loads a page in a fresh profile and waits until it is idle.
 * @param visit a `measured` visit loads the code of Web Vitals, with consent; nine of ten do not (`VITALS_SHARE`)
 */
export async function measureWeight(
  browser: Browser,
  url: string,
  cookies: Cookies = answeredConsent(url),
  visit: keyof typeof DRAWS = 'usual',
): Promise<Weight> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}})
  await context.addCookies(cookies)
  await context.addInitScript(`sessionStorage.setItem('${DRAW_KEY}', '${DRAWS[visit]}')`)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = countScripts(session, url)
  const response = await page.goto(url, {waitUntil: 'networkidle'})
  await page.waitForTimeout(QUIET_MS)
  const html = (await response?.body())?.length ?? 0
  await context.close()
  return {...scripts(), html}
}

/** Puts one product into the basket of this browser, so that cart and checkout have content. */
export async function fillBasket(page: Page, productUrl: string): Promise<void> {
  await page.goto(productUrl, {waitUntil: 'networkidle'})
  await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).first().click()
  // The dialog opens with the press; its links work when the basket has the product.
  await page.locator('[role=dialog]:not(:has([aria-busy=true]))').waitFor()
}

/** As `measureWeight`, in the profile of `fillBasket` but with an empty cache, and without the worker's stores. */
export async function measureWithBasket(
  browser: Browser,
  productUrl: string,
  url: string,
): Promise<Weight> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    serviceWorkers: 'block',
  })
  await context.addCookies(answeredConsent(url))
  await fillBasket(await context.newPage(), productUrl)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const scripts = countScripts(session, url)
  const response = await page.goto(url, {waitUntil: 'networkidle'})
  await page.waitForTimeout(QUIET_MS)
  const html = (await response?.body())?.length ?? 0
  await context.close()
  return {...scripts(), html}
}
