import type {SiteConfig} from '../../config/schema'
import {withPreferences, type Preferences} from '../../config/site-preferences'
import type {Backend, SiteBackend} from '../backend/backend'
import {createLimiter} from '../backend/limiter'
import {createFindEmpty} from './empty-categories'
import type {CheckoutFacts, Facts, LinkFact, PageFact, ServiceOrigins, SiteFacts} from './facts'
import {createPaymentPageReader, type ReadPaymentPage} from './payment-page'
import {readCheckout} from './read-checkout'
import {readLinks} from './read-links'
import {readLocale} from './read-locale'
import type {ConfiguredOrigin} from '../../config/configured-origin'
import {createPageReader, readPages, type PageReader} from './read-pages'

export interface CollectOptions {
  readonly sites: readonly SiteConfig[]
  readonly backend: Backend
  /** Origin of the shop in browsers, for links. */
  readonly shopOrigin: string
  /** Origin from which its pages are read. */
  readonly readFrom: ConfiguredOrigin
  readonly origins: ServiceOrigins
  /** Is called with each site as soon as it was read. */
  readonly onSite?: (site: SiteFacts) => Promise<void>
}

/** Sites that are read at the same time: few, so that the first ones show soon. */
const SITES_AT_A_TIME = 4

/** Reads a part; when it fails, `fallback` and a sentence. */
type Attempt = <T>(part: string, read: () => Promise<T>, fallback: T) => Promise<T>

/** A `TypeError` is an answer without the members that it must have. */
const reasonOf = (error: unknown): string => {
  if (error instanceof TypeError) return 'the answer has another form than expected'
  return error instanceof Error ? error.message : String(error)
}

/** Failures are in the order in which the parts were asked for, whichever failed first. */
function attempts(): {attempt: Attempt; failures: () => string[]} {
  const sentences: (string | null)[] = []
  return {
    attempt: async (part, read, fallback) => {
      const place = sentences.push(null) - 1
      try {
        return await read()
      } catch (error) {
        sentences[place] = `${part} could not be read: ${reasonOf(error)}.`
        return fallback
      }
    },
    failures: () => sentences.flatMap((sentence) => sentence ?? []),
  }
}

const readPreferences = async (backend: SiteBackend): Promise<Preferences> => {
  const {c_result: found = {}} = await backend.ocapi<{c_result?: Preferences}>(
    '/custom_objects/ocapi/site',
  )
  if (typeof found !== 'object') throw new TypeError('The preferences are no object.')
  return found
}

async function readSite(
  site: SiteConfig,
  backend: SiteBackend,
  {pages, readPaymentPage}: {pages: PageReader; readPaymentPage: ReadPaymentPage},
): Promise<SiteFacts> {
  const {attempt, failures} = attempts()
  const findEmpty = createFindEmpty(backend)
  const [preferences, read] = await Promise.all([
    attempt<Preferences>('Preferences', () => readPreferences(backend), {}),
    Promise.all(
      site.l10n.supportedLocales.map((locale) =>
        attempt(`Locale ${locale.id}`, () => readLocale(backend, site, locale, findEmpty), null),
      ),
    ),
  ])
  const effective = await attempt(
    'Effect of the preferences',
    async () => withPreferences(site, preferences),
    site,
  )
  const locales = read.flatMap((one) => one?.facts ?? [])
  const main = read.find((one) => one?.facts.locale.id === site.l10n.defaultLocale)
  const [checkout, links, pageFacts, payment] = await Promise.all([
    site.isContentOnlySite
      ? null
      : attempt<CheckoutFacts | null>(
          'Payment and delivery',
          () => readCheckout(backend, site),
          null,
        ),
    attempt<LinkFact[]>(
      'Redirects',
      () => readLinks(backend, site.l10n.defaultLocale, main?.raw ?? []),
      [],
    ),
    attempt<PageFact[]>('Pages', () => readPages(pages, site, locales), []),
    attempt('Payment page', () => readPaymentPage(effective), null),
  ])
  return {
    site,
    preferences,
    effective,
    locales,
    checkout,
    links,
    pages: pageFacts,
    payment,
    failures: failures(),
  }
}

/**
 * Reads all sites. Never rejects: a part that cannot be read is empty and named in the `failures` of its site.
 * Calls of all sites together are bounded by the backend and by the reader of pages.
 */
export async function collect(options: CollectOptions): Promise<Facts> {
  const {sites, backend, shopOrigin, readFrom, origins, onSite} = options
  const began = performance.now()
  const readers = {
    pages: createPageReader(readFrom),
    readPaymentPage: createPaymentPageReader(readFrom, origins),
  }
  const limit = createLimiter(SITES_AT_A_TIME)
  const facts = await Promise.all(
    sites.map((site) =>
      limit(async () => {
        const found = await readSite(site, backend.site(site), readers)
        await onSite?.(found)
        return found
      }),
    ),
  )
  return {
    takenAt: new Date().toISOString(),
    durationMs: Math.round(performance.now() - began),
    shopOrigin,
    origins,
    sites: facts,
  }
}
