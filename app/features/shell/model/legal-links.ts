import {LEGAL_PAGES} from '@common/legal-pages'
import type {Paths} from '@common/paths'
import type {ContentLink} from '@app/features/content/public/shell-content'

/**
 * The legal links of a page: the required ones that the content lacks, then those of the content. All
 * required ones are added when the content could not be read.
 * @param content links of the footer's content
 * @param label text of a required link
 * @returns links with addresses below the site prefix
 */
export function legalLinksOf(
  content: readonly ContentLink[],
  paths: Paths,
  label: (page: (typeof LEGAL_PAGES)[number]) => string,
): readonly ContentLink[] {
  const links = content.map((link) => ({...link, href: paths.fromContent(link.href)}))
  const required = LEGAL_PAGES.map((page) => ({label: label(page), href: paths[page]()}))
  const added = required.filter(({href}) => !links.some((link) => link.href === href))
  return [...added, ...links]
}
