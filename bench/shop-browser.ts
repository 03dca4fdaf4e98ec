import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import chromiumFiles from '../scripts/lib/chromium.cjs'

export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumFiles.wholeBrowser(),
    args: [...chromiumFiles.chromiumArguments, ...more],
  })

/** Slowdown factor of the processor that simulates a phone. */
const SLOWDOWN = 4

/** Size of the window, CSS pixels. */
const PHONE = {width: 412, height: 823}

/** Cookies that a visitor has before the first page. */
export type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** The visitor's answer to the question of consent: by default all is allowed, as on a usual visit. */
export const answeredConsent = (
  url: string,
  answer: 'accepted' | 'declined' = 'accepted',
): Cookies => [{name: 'dw_dnt', value: answer === 'accepted' ? '0' : '1', url: new URL(url).origin}]

/**
 * Opens a page as on a phone, in a profile of its own: small window, touch, a processor that is four times
 * slower, no network throttling. Calls `use` once the app responds.
 */
export async function onPhone<T>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<T>,
  cookies: Cookies = answeredConsent(url),
): Promise<T> {
  return onBarePage(
    browser,
    url,
    async (page) => {
      // Scripts run and the app responds.
      await page.waitForFunction(
        () => 'Progressive' in window && history.scrollRestoration === 'manual',
      )
      return use(page)
    },
    cookies,
  )
}

/** The same for any page: it is in use once its network is idle. */
export async function onBarePage<T>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<T>,
  cookies: Cookies = answeredConsent(url),
): Promise<T> {
  const context = await browser.newContext({viewport: PHONE, hasTouch: true, isMobile: true})
  try {
    await context.addCookies(cookies)
    // A helper that tsx adds to functions, including those that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN})
    await page.goto(url, {waitUntil: 'networkidle'})
    return await use(page)
  } finally {
    await context.close()
  }
}

/**
 * Taps on the middle of an element. `Locator.tap` also looks, in the page and within the measured time, what is at that
 * point.
 */
export async function tapOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to tap on is not visible.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The 75th percentile. */
export function p75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.75) - 1)] ?? Number.NaN
}
