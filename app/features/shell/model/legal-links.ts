import {LEGAL_PAGES} from '@common/legal-pages'
import type {PageMarket} from '@config/markets/market'
import type {Paths} from '@common/paths'
import type {ContentLink} from '@app/features/content/public/shell-content'

type LegalPage = (typeof LEGAL_PAGES)[number] | 'accessibility'

/** Pages that the law of a market asks for, behind the links of the content. */
const pagesOfMarket = ({accessibility}: Pick<PageMarket, 'accessibility'>): LegalPage[] =>
  accessibility ? ['accessibility'] : []

/**
 * The legal links of a page: the required ones that the content lacks, those of the content, and those of the market (rule
 * FRAME-11). All required ones are added when the content could not be read.
 * @param content links of the footer's content
 * @param label text of a required link
 * @returns links with addresses below the site prefix
 */
export function legalLinksOf(
  content: readonly ContentLink[],
  {paths, market}: {paths: Paths; market: Pick<PageMarket, 'accessibility'>},
  label: (page: LegalPage) => string,
): readonly ContentLink[] {
  const links = content.map((link) => ({...link, href: paths.fromContent(link.href)}))
  const lacking = (pages: readonly LegalPage[]) =>
    pages
      .map((page) => ({label: label(page), href: paths[page]()}))
      .filter(({href}) => !links.some((link) => link.href === href))
  return [...lacking(LEGAL_PAGES), ...links, ...lacking(pagesOfMarket(market))]
}
