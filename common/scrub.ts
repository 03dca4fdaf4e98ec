import {cutText} from './cut-text'
import {MAX_MESSAGE} from './field-report'

/** Rules that replace personal data in a message with a placeholder. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\b(https?|wss?|blob):\/*([^\s/?#"'<>)]+)[^\s"'<>)]*/g, '$2'],
  // Text between double quotes is user input or content of an answer.
  [/"[^"]*"?/g, '<text>'],
  [/[?&#][^\s"'<>)]*=[^\s"'<>)]*/g, '<query>'],
  [/[\w-]{20,}/g, '<id>'],
  [/\d{4,}/g, '<number>'],
]

/** A message without addresses, numbers, tokens and quoted text, which could identify a person. */
export function scrubMessage(message: string): string {
  const oneLine = cutText(message, 2_000).replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
  const scrubbed = RULES.reduce((text, [pattern, stand]) => text.replace(pattern, stand), oneLine)
  return cutText(scrubbed.trim(), MAX_MESSAGE)
}

/** `file:line:column` below a bundle's folder; empty for any other text. */
export function bundleSourceOf(text: string): string {
  const found = /\/mobify\/bundle\/[\w-]+\/([\w./~-]{1,80}\.js)(?::(\d{1,6}))?(?::(\d{1,7}))?/.exec(
    text,
  )
  if (!found) return ''
  return found.slice(1).filter(Boolean).join(':')
}

/** Origin of a blocked address, or the keyword for one. */
export function blockedOriginOf(uri: string): string {
  if (/^[a-z-]{1,20}$/.test(uri)) return uri
  try {
    const {protocol, origin} = new URL(uri)
    return origin === 'null' ? protocol.replace(':', '') : origin
  } catch {
    return ''
  }
}

/** Path segments that precede a segment that identifies a person or gives access. */
const BEFORE_PERSONAL =
  /\/(cancel-order|customers|baskets|orders|addresses|payment-instruments|product-lists|wishlist|order_search|sessions|shopper-context)\/[^/]+/g

/** Segments with a mail address in them, or of a length that only tokens have. */
const PERSONAL = /\/(?:[^/]*(?:@|%40)[^/]*|(?=[^/]*\d)[\w.~%-]{40,})/gi

/**
 * A path that is safe to log: no query (tokens, phrases, addresses), and no id of a person, basket or order,
 * even when a person typed it into a link.
 */
export function loggedPath(url: string): string {
  const [pathname = '/'] = url.split(/[?#]/)
  return pathname.replace(BEFORE_PERSONAL, '/$1/*').replace(PERSONAL, '/*').slice(0, 200)
}
