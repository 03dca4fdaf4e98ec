import {createCipheriv, createDecipheriv, hkdfSync, randomBytes} from 'node:crypto'
import {z} from 'zod'
import {parseJson} from '../../../common/parse-json'
import type {Refreshed} from '../../app/session/refresh-store'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const refreshedSchema = z.object({
  tokens: z.object({
    accessToken: z.string(),
    expiresIn: z.number(),
    refreshToken: z.string(),
    refreshExpiresIn: z.number(),
    usid: z.string(),
    customerId: z.string(),
    hashedId: z.string().optional(),
  }),
  nextKey: z.string().optional(),
})

/** Only who has the refresh token that was replaced can read its successor: the store cannot. */
const keyOf = (token: string): Buffer =>
  Buffer.from(hkdfSync('sha256', token, '', 'result of a refresh, 1', 32))

/**
 * Encrypts the result of a refresh.
 * @param name of the result in the store: it is part of what is authenticated
 * @param token the refresh token that it replaces
 */
export function seal(name: string, token: string, refreshed: Refreshed): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(token), nonce).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(refreshed)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @returns null for a value that `seal` did not make with these arguments */
export function unseal(name: string, token: string, value: string): Refreshed | null {
  const bytes = Buffer.from(value, 'base64url')
  const [nonce, tag, sealed] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ]
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(token), nonce, {authTagLength: TAG_BYTES})
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString()
    return refreshedSchema.safeParse(parseJson(text)).data ?? null
  } catch {
    return null
  }
}
