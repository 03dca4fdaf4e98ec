/**
 * Encoding of one part of an address: a segment of a path, a value of a query, a fragment. Nothing else in app, common
 * and server encodes or decodes parts (a rule of lint): the table of paths and the clients of the backends encode, the
 * edge of the router decodes, each once.
 */

const LONE_SURROGATES = /\p{Surrogate}/gu

/** Encodes a part of an address. Half a character, which no address can have, becomes U+FFFD. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'))

/** Decodes a part of an address or cookie; returned unchanged when its percent-encoding is invalid. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
