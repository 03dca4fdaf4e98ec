import {LEGAL_PAGES} from '@common/legal-pages'
import type {PageMarket} from '@config/markets/market'
import type {Paths} from '@common/paths'
import type {ContentLink} from '@app/features/content/public/shell-content'

type LegalPage = (typeof LEGAL_PAGES)[number] | 'accessibility'

/** Pages whose links a footer needs in a market (rule FRAME-11). */
export const legalPagesOf = ({accessibility}: Pick<PageMarket, 'accessibility'>): LegalPage[] => [
  ...LEGAL_PAGES,
  ...(accessibility ? (['accessibility'] as const) : []),
]

/**
 * The legal links of a page: the required ones that the content lacks, then those of the content. All
 * required ones are added when the content could not be read.
 * @param content links of the footer's content
 * @param pages those that are required
 * @param label text of a required link
 * @returns links with addresses below the site prefix
 */
export function legalLinksOf(
  content: readonly ContentLink[],
  paths: Paths,
  pages: readonly LegalPage[],
  label: (page: LegalPage) => string,
): readonly ContentLink[] {
  const links = content.map((link) => ({...link, href: paths.fromContent(link.href)}))
  const required = pages.map((page) => ({label: label(page), href: paths[page]()}))
  const added = required.filter(({href}) => !links.some((link) => link.href === href))
  return [...added, ...links]
}
