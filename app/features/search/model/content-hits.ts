import {contentIdOfHref} from '@app/features/content/model/content-id'

/** A page of the content team that a phrase finds. */
export interface ContentHit {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Pages beside the products of one phrase. */
export const CONTENT_LIMIT = 6

export interface ContentSearchDocument {
  readonly hits?: readonly {
    readonly id?: string
    readonly name?: string
    readonly description?: string
    readonly page_description?: string
  }[]
}

/** Only what a list shows: an answer carries the whole pages. */
export const contentHitsOf = ({hits = []}: ContentSearchDocument): ContentHit[] =>
  hits
    .slice(0, CONTENT_LIMIT)
    .flatMap(({id, name, description, page_description}) =>
      id ? [{id, title: name ?? id, text: description ?? page_description ?? ''}] : [],
    )

/** Addresses of pages as the footer links to them; a page has several, this is the one that is known. */
export function knownHrefs(
  sections: readonly {readonly links: readonly {readonly href: string}[]}[],
): ReadonlyMap<string, string> {
  return new Map(
    sections
      .flatMap(({links}) => links)
      .flatMap(({href}) => {
        const id = contentIdOfHref(href)
        return id ? [[id, href] as const] : []
      }),
  )
}
