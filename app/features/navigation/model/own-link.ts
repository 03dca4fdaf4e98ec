/** The shop of a page: its origin, and the path that its pages begin with. */
export interface OwnPlace {
  readonly origin: string
  /** `/deu/de-de` */
  readonly prefix: string
}

/** Path that begins with site and locale. */
const PREFIXED = /^\/[a-z]{2,8}\/[a-z]{2}-[a-z]{2}(?=[/?#]|$)/

/** Host, and path with query and fragment, of an http address. */
const ADDRESS = /^https?:\/\/([^/?#\s]+)(\S*)$/i

const hostOf = (url: string): string | undefined => ADDRESS.exec(url)?.[1]?.toLowerCase()

/** A path without its prefix; the absolute address of another site or locale of the shop. */
function withoutPrefix(path: string, {origin, prefix}: OwnPlace): string {
  const found = PREFIXED.exec(path)?.[0]
  if (found === undefined) return path
  return found === prefix ? path.slice(prefix.length) || '/' : origin + path
}

/**
 * A link of the menu in the form of `paths.fromContent`: a link to the shop's own host becomes a path without site and
 * locale (rule FRAME-19). Null for a link that is none, such as a script.
 */
export function ownLink(link: unknown, place: OwnPlace): string | null {
  if (typeof link !== 'string') return null
  const trimmed = link.trim()
  if (/^\/(?![/\\])/.test(trimmed)) return withoutPrefix(trimmed, place)
  if (/^(mailto|tel):/i.test(trimmed)) return trimmed
  const [, , path = ''] = ADDRESS.exec(trimmed) ?? []
  const host = hostOf(trimmed)
  if (host === undefined) return null
  if (host !== hostOf(place.origin)) return trimmed
  return withoutPrefix(path.startsWith('/') ? path : `/${path}`, place)
}
