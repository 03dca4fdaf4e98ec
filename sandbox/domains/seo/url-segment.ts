import {decodePart} from '../decode-part'

/** A path without query, fragment and the slashes around it. */
export const clean = (segment: string): string =>
  segment.split(/[?#]/)[0]?.replace(/^\/+|\/+$/g, '') ?? ''

/**
 * What the id at the end of an address may be: its last segment without the ending; where ids are
 * set off by something else than a slash, any end of it as well.
 */
export function possibleIds(path: string, separator: string | undefined): string[] {
  const last = decodePart((path.split('/').at(-1) ?? '').replace(/\.html$/, ''))
  if (separator === undefined || separator === '/') return [last]
  const parts = last.split(separator)
  return parts.map((_part, at) => parts.slice(at).join(separator))
}
