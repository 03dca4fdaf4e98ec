import {chromiumArguments, installedBrowser} from './chromium'

const PAGE_LIMIT_MS = 20_000
/** Height of a window in CSS pixels: that of a phone, or of a laptop. */
const heightOf = (width: number): number => (width < 600 ? 844 : 900)

/** A browser that photographs pages. */
export interface PictureBrowser {
  /** First view of a page as JPEG; null when it did not open. @param width in CSS pixels */
  photograph(url: string, width: number): Promise<Buffer | null>
  close(): Promise<void>
}

/** A remedy for a person; shown on the page. */
export class NoBrowser extends Error {
  constructor() {
    super(
      'Pictures need a browser on this machine: install Chromium and the package @playwright/test, or set CHROMIUM_PATH.',
    )
  }
}

/** @throws NoBrowser */
export async function openBrowser(): Promise<PictureBrowser> {
  const executablePath = installedBrowser()
  // Only tools of development install the package: a host without it shows the remedy.
  const playwright = await import('@playwright/test').catch(() => null)
  if (!executablePath || !playwright) throw new NoBrowser()
  const browser = await playwright.chromium.launch({executablePath, args: [...chromiumArguments]})
  return {
    async photograph(url, width) {
      const context = await browser.newContext({
        viewport: {width, height: heightOf(width)},
        reducedMotion: 'reduce',
      })
      try {
        // The answer to the question about consent: the dialog would cover every page.
        await context.addCookies([{name: 'dw_dnt', value: '1', url: new URL(url).origin}])
        const page = await context.newPage()
        await page.goto(url, {waitUntil: 'networkidle', timeout: PAGE_LIMIT_MS})
        return await page.screenshot({type: 'jpeg', quality: 70, animations: 'disabled'})
      } catch {
        return null
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}
