import {createHash, timingSafeEqual} from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a given text is a secret, in the same time for every wrong one of any length. */
export const isSameSecret = (secret: string, given: string): boolean =>
  timingSafeEqual(digest(secret), digest(given))
