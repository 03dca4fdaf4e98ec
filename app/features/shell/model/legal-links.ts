import type {Paths} from '@app/shared/lib/paths'
import type {ContentLink} from './shell-content'

/** Pages that the law wants to be reachable from every page (rule FRAME-11), in their order. */
export const LEGAL_PAGES = ['imprint', 'privacyPolicy', 'terms'] as const

/**
 * The legal links of a page: those of the content team, after the required ones that are not among them,
 * which includes a page whose content could not be read.
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
