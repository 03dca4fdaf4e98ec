import {setTimeout as sleep} from 'node:timers/promises'
import {brotliDecompressSync} from 'node:zlib'
import type {Logger} from 'pino'
import {acceptsConnections} from '../../common/outgoing'
import {createPaths} from '../../common/paths'
import type {SiteConfig} from '../../config/schema'
import type {ConfiguredOrigin} from '../../config/configured-origin'
import type {PageCache} from './page-cache/page-cache'
import type {RenderedAnswer} from './page-cache/render-page'

/** Sites that are warmed up at the same time: a page waits for its backends more than it computes. */
const AT_A_TIME = 4

/** Milliseconds between attempts to connect to the commerce API. */
const CONNECT_EVERY_MS = 50

interface WarmUpOptions {
  /** Origin of the commerce API, which may start at the same time. */
  commerceOrigin: ConfiguredOrigin
  sites: readonly SiteConfig[]
  /** Renders the page at a path as for a visitor. @returns its HTML */
  open: (path: string) => Promise<string>
  /** Time limit in milliseconds; 0 warms nothing up. */
  timeoutMs: number
  logger: Logger
}

/**
 * Renders pages for the warm-up, into the page cache when there is one: the first visitors get them from there.
 * @param cache null when the page cache is off
 */
export const openPages =
  (cache: PageCache | null, render: (path: string) => Promise<RenderedAnswer>) =>
  async (path: string): Promise<string> => {
    const address = cache?.addressOf(path)
    const made = address && (await cache?.obtain(address))
    if (!made) return (await render(path)).body.toString()
    return 'page' in made
      ? brotliDecompressSync(made.page.brotli).toString()
      : made.answer.body.toString()
  }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Resolves when a server accepts connections. @param until time of `performance.now()` at which it gives up */
async function untilAccepting(origin: ConfiguredOrigin, until: number): Promise<void> {
  while (performance.now() < until && !(await acceptsConnections(origin)))
    await sleep(CONNECT_EVERY_MS)
}

/** Path of the first link of a page that begins with `start`; null when there is none. */
function firstLink(html: string | null, start: string): string | null {
  const [, path = null] = new RegExp(`href="(${escaped(start)}[^"?#]+)`).exec(html ?? '') ?? []
  return path
}

/** Renders the home page of a site's default locale, the first listing it links to and a product of that listing. */
async function openSite(
  site: SiteConfig,
  open: (path: string) => Promise<string | null>,
): Promise<void> {
  const {supportedLocales, defaultLocale} = site.l10n
  const locale = supportedLocales.find(({id}) => id === defaultLocale)
  if (!locale) return
  const paths = createPaths(site, locale)
  const listing = firstLink(await open(paths.home()), paths.category(''))
  const product = listing && firstLink(await open(listing), paths.product(''))
  if (product) await open(product)
}

/**
 * Waits for the commerce API and renders the first pages of every site that sells, so that the first visitors do not
 * wait for code that has not run yet and for data that has not been read yet. A page that fails is logged and left to
 * its first visitor.
 * @returns number of pages rendered within the time limit
 */
export async function warmUp(options: WarmUpOptions): Promise<number> {
  const {commerceOrigin, sites, open, timeoutMs, logger} = options
  if (timeoutMs === 0) return 0
  const waiting = sites.filter(({isContentOnlySite}) => !isContentOnlySite)
  const until = performance.now() + timeoutMs
  let pages = 0
  const openInTime = async (path: string): Promise<string | null> => {
    if (performance.now() >= until) return null
    const html = await open(path)
    pages += 1
    return html
  }
  const openSites = async (): Promise<void> => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      try {
        await openSite(site, openInTime)
      } catch (error) {
        logger.warn({err: error, site: site.id}, 'a page of the warm-up failed')
      }
    }
  }
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  const work = untilAccepting(commerceOrigin, until).then(() =>
    Promise.all(Array.from({length: AT_A_TIME}, openSites)),
  )
  await Promise.race([work, limit])
  clearTimeout(timer)
  return pages
}
