import {decodePart, encodePart} from '@common/address-part'
/** Number of an order and the token that cancels it. */
export interface CancelRequest {
  readonly orderNo: string
  readonly cancelToken: string
}

/** Bytes of a text in UTF-8 as a string with one character for each byte. */
const bytesOf = (text: string): string =>
  encodePart(text).replace(/%([\dA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )

/** Bytes that are not UTF-8 stay encoded, which no token is. */
const textOf = (bytes: string): string =>
  decodePart(
    bytes.replace(
      /[^]/g,
      (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
    ),
  )

/** The token of a cancel link, in URL-safe base64 (rule ORDER-7). */
export function cancelHashOf({orderNo, cancelToken}: CancelRequest): string {
  return btoa(bytesOf(`${orderNo}:${cancelToken}`))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Reads the token of a cancel link, in standard or URL-safe base64; null for any other text. */
export function readCancelHash(hash: string): CancelRequest | null {
  try {
    const text = textOf(atob(hash.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+')))
    const [, orderNo = '', cancelToken = ''] = /^([\w-]{1,64}):([^:\s]{1,256})$/.exec(text) ?? []
    return orderNo ? {orderNo, cancelToken} : null
  } catch {
    return null
  }
}
