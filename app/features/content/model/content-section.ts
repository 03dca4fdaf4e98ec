import {contentIdOfHref} from './content-id'

interface SectionSource {
  title: string
  links: readonly {label: string; href: string}[]
}

/** Pages that belong together, with the shown one marked. */
export interface ContentSection {
  title: string
  links: readonly {label: string; href: string; current: boolean}[]
}

/**
 * The section of the footer that a page belongs to; the content team groups its pages there.
 * @returns null for a page of no section, and for a section of this one page
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
