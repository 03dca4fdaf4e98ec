import {decodePart} from './address-part'

/** Parameters of one segment in the patterns of `routes`. */
type Segment =
  | 'site'
  | 'locale'
  | 'productId'
  | 'storeId'
  | 'orderId'
  | 'contentId'
  | 'token'
  | 'root'
/** Parameters of several segments. */
const LISTS = ['categoryPath', 'contentPath', 'pageId'] as const
type SegmentList = (typeof LISTS)[number]

/** Decoded parameters of the path of a page. A slash in a segment belongs to the id. */
export type RouteParams = {readonly [Name in Segment]?: string} & {
  readonly [Name in SegmentList]?: readonly string[]
}

/** Parameters of a match of React Router, encoded as they are in the address. */
export type MatchParams = Readonly<Record<string, string | undefined>>

/**
 * Decodes the parameters of a match: the only place that decodes the path of a page. A segment whose encoding is invalid
 * stays as it is, so that it is the id of nothing (the server refuses such an address before).
 */
export const readParams = (match: MatchParams): RouteParams =>
  Object.fromEntries(
    Object.entries(match).map(([name, text]) => [
      name,
      (LISTS as readonly string[]).includes(name)
        ? text?.split('/').filter(Boolean).map(decodePart)
        : text && decodePart(text),
    ]),
  )
