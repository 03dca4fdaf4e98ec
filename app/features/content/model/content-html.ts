import type {ContentBody, ContentHeading} from '@common/content-body'
import type {SafeHtml} from '@common/safe-html'

/** A part of safe markup that begins and ends between its outermost elements: safe, too. */
export const sliceOf = (html: SafeHtml, start: number, end?: number): SafeHtml =>
  html.slice(start, end).trim() as SafeHtml

/** A heading that is no part of another element. */
export type PlacedHeading = ContentHeading & Required<Pick<ContentHeading, 'place'>>

export const isPlaced = (heading: ContentHeading): heading is PlacedHeading =>
  heading.place !== undefined

/**
 * Splits a body before its first second-level heading: introduction and sections, each may be ''. Null for a body with
 * widgets.
 */
export function splitIntroduction({
  html,
  headings = [],
}: ContentBody): [introduction: SafeHtml, sections: SafeHtml] | null {
  if (html === null) return null
  const first = headings.filter(isPlaced).find(({level}) => level === 2)
  const start = first ? first.place[0] : html.length
  return [sliceOf(html, 0, start), sliceOf(html, start)]
}
