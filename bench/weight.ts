import type {Browser, CDPSession, Page} from '@playwright/test'

/** Milliseconds without network traffic after which the network counts as idle. */
const QUIET_MS = 2500

export interface Weight {
  /** Transferred bytes of scripts (brotli). */
  scripts: number
  /** Bytes of the document before compression. */
  html: number
}

/** Adds up the transferred bytes of scripts, without the headers of the answers. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({requestId, type}) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({requestId, encodedDataLength}) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Loads a page in a fresh profile and waits until it is idle. */
export async function measureWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}})
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = countScripts(session)
  const response = await page.goto(url, {waitUntil: 'networkidle'})
  await page.waitForTimeout(QUIET_MS)
  const html = (await response?.body())?.length ?? 0
  await context.close()
  return {scripts: scripts(), html}
}

/** Puts one product into the basket of this browser, so that cart and checkout have content. */
export async function fillBasket(page: Page, productUrl: string): Promise<void> {
  await page.goto(productUrl, {waitUntil: 'networkidle'})
  await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).first().click()
  await page.getByRole('dialog').waitFor()
}

/** As `measureWeight`, in the profile of `fillBasket` but with an empty cache. */
export async function measureWithBasket(
  browser: Browser,
  productUrl: string,
  url: string,
): Promise<Weight> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}})
  await fillBasket(await context.newPage(), productUrl)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const scripts = countScripts(session)
  const response = await page.goto(url, {waitUntil: 'networkidle'})
  await page.waitForTimeout(QUIET_MS)
  const html = (await response?.body())?.length ?? 0
  await context.close()
  return {scripts: scripts(), html}
}
