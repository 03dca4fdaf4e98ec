import {LEGAL_PAGES} from '../../common/legal-pages'
import {createPaths} from '../../common/paths'
import {marketOfSite} from '../../config/markets/registry'
import type {SiteConfig} from '../../config/schema'

type SiteKind = Pick<SiteConfig, 'id' | 'countryCode' | 'isContentOnlySite'>

const paths = createPaths({alias: 'x'}, {alias: 'x'})

/** The content asset of a legal page is the last segment of its address. */
const assetOf = (page: (typeof LEGAL_PAGES)[number]): string =>
  (paths[page]().split('/').at(-1) ?? '').replace(/\.html$/, '')

/** Content assets of header, footer and home. */
const SHELL_IDS = ['pwa_header_links', 'pwa_message_bar', 'pwa_footer', 'home']

/**
 * Content assets with texts that the law asks of a site: the pages of every footer (rule FRAME-11), and where the site
 * sells, the policy of withdrawal that its market names.
 */
export function legalContentIds(site: SiteKind): readonly string[] {
  const withdrawal = site.isContentOnlySite ? null : marketOfSite(site).withdrawal
  return [...LEGAL_PAGES.map(assetOf), ...(withdrawal ? [withdrawal.content] : [])]
}

/** Content assets that a site needs, besides the banners of its categories. */
export const contentIdsOf = (site: SiteKind): readonly string[] => [
  ...legalContentIds(site),
  ...SHELL_IDS,
  ...(site.isContentOnlySite ? [] : ['pwa_footer_checkout']),
]
