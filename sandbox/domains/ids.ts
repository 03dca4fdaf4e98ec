import {randomBytes} from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Bytes from here on would favour the first letters of the alphabet. */
const UNBIASED = 256 - (256 % ALPHABET.length)

/** A B2C Commerce style id of letters and digits that nobody can guess; customer ids have 26. */
export function randomId(length = 26): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < UNBIASED && id.length < length) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}
