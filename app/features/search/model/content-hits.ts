import {plainText} from '@common/plain-text'
import {contentIdOfHref} from '@common/content-id'

/** A content page that matches a phrase. */
export interface ContentHit {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Maximum number of content pages for one phrase. */
export const CONTENT_LIMIT = 6

export interface ContentSearchDocument {
  readonly hits?: readonly {
    readonly id?: string
    readonly name?: string
    readonly description?: string
    readonly page_description?: string
  }[]
}

/** Content hits with the fields of a list only: the answer contains whole pages. */
export const contentHitsOf = ({hits = []}: ContentSearchDocument): ContentHit[] =>
  hits
    .slice(0, CONTENT_LIMIT)
    .flatMap(({id, name, description, page_description}) =>
      id
        ? [{id, title: plainText(name) || id, text: plainText(description ?? page_description)}]
        : [],
    )

/** Addresses of content pages as in the footer links; a page has several, and only these are known. */
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
