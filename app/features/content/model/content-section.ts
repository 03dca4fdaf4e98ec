import {contentIdOfHref} from '@common/content-id'

interface SectionSource {
  title: string
  links: readonly {label: string; href: string}[]
}

/** The pages of one section, with the current one marked. */
export interface ContentSection {
  title: string
  links: readonly {label: string; href: string; current: boolean}[]
}

/**
 * The footer section of a page; the content team groups its pages there.
 * @returns null for a page without a section, and for a section with only this page
 */
export function sectionOf(
  contentId: string,
  sections: readonly SectionSource[],
): ContentSection | null {
  for (const {title, links} of sections) {
    const marked = links.map((link) => ({
      ...link,
      current: contentIdOfHref(link.href) === contentId,
    }))
    if (links.length > 1 && marked.some(({current}) => current)) return {title, links: marked}
  }
  return null
}

/**
 * The path to which header and footer link for a content page: its canonical address (rule SEO-4).
 * @returns null for a page that neither links to
 */
export const linkedPathOf = (contentId: string, links: readonly {href: string}[]): string | null =>
  links.find(({href}) => contentIdOfHref(href) === contentId)?.href.split(/[?#]/)[0] ?? null
