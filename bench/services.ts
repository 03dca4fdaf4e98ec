import {measureInteractions, interactions} from './interaction'
import {auditPage} from './lighthouse'
import {renderServices} from './report'
import {answeredConsent, launch, type Cookies} from './shop-browser'
import {measureWeight} from './weight'

/** The site whose configuration turns on all services without a place of their own. */
const SITE = '/usa/en-us'
const TEXTS = {menu: 'Open menu', filter: 'Filters', cart: 'Add to cart'}

const PAGES = {
  home: `${SITE}/home`,
  listing: `${SITE}/category/root`,
  product: `${SITE}/product/BH-1010-sand-black`,
} as const
type PageName = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as PageName[]

async function measure(
  urls: Readonly<Record<PageName, string>>,
  cookies: Cookies,
  visits: number,
  runs: number,
): Promise<Record<string, number>> {
  const measured: Record<string, number> = {}
  const browser = await launch()
  try {
    for (const name of NAMES) {
      const {scripts, foreign} = await measureWeight(browser, urls[name], cookies)
      measured[`js.${name}`] = scripts / 1000
      measured[`foreign.${name}`] = foreign / 1000
      const withVitals = await measureWeight(browser, urls[name], cookies, 'measured')
      measured[`vitals.${name}`] = withVitals.scripts / 1000
    }
    const durations = await measureInteractions(browser, urls, visits, {texts: TEXTS, cookies})
    for (const name of interactions) measured[`inp.${name}`] = durations[name]
  } finally {
    await browser.close()
  }
  for (const name of NAMES) {
    const {performance, lcp, tbt, cls} = await auditPage(urls[name], runs, cookies)
    Object.assign(measured, {
      [`performance.${name}`]: performance,
      [`lcp.${name}`]: lcp,
      [`tbt.${name}`]: tbt,
      [`cls.${name}`]: cls,
    })
  }
  return measured
}

/**
 * What the third-party services of a site cost: weight, interaction and Lighthouse for a visitor who declined, so that
 * none runs, and for one who accepted, so that all do.
 * @param visits visits of an interaction
 * @param runs runs of Lighthouse
 * @returns Markdown table
 */
export async function measureServices(base: string, visits: number, runs: number): Promise<string> {
  const urls = Object.fromEntries(NAMES.map((name) => [name, base + PAGES[name]])) as Record<
    PageName,
    string
  >
  const off = await measure(urls, answeredConsent(base, 'declined'), visits, runs)
  const on = await measure(urls, answeredConsent(base), visits, runs)
  return renderServices(off, on)
}
