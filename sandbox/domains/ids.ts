import {randomBytes} from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/**
 * Bytes from this value on are rejected, because they would make the first letters of the alphabet
 * more frequent.
 */
const UNBIASED = 256 - (256 % ALPHABET.length)

/**
 * Returns a random id of letters and digits in the style of B2C Commerce; customer ids have 26
 * characters.
 */
export function randomId(length = 26): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < UNBIASED && id.length < length) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}
