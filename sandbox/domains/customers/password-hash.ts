import type {ScryptOptions} from 'node:crypto'
import {randomBytes, scrypt, scryptSync, timingSafeEqual} from 'node:crypto'

/** Cost parameters of new hashes; each hash contains its parameters, so that older hashes stay readable. */
const COST = {N: 16_384, r: 8, p: 1}
const KEY_BYTES = 32

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

/**
 * Returns `scrypt$N$r$p$salt$key`, the last two in base64. Takes about ten milliseconds, off the
 * main thread.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return join(salt, await derive(password, salt, COST))
}

/** Synchronous form of `hashPassword`, for imports, which run in one transaction. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(16)
  return join(salt, scryptSync(password.normalize('NFC'), salt, KEY_BYTES, COST))
}

function join(salt: Buffer, key: Buffer): string {
  const {N, r, p} = COST
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Returns true when the hash belongs to the password; a null hash (no password) matches no password. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [scheme, n, r, p, salt = '', key = ''] = (hash ?? '').split('$')
  if (scheme !== 'scrypt') {
    // Takes as long as a real comparison, so that the response time does not reveal existing
    // logins.
    await derive(password, Buffer.alloc(16), COST)
    return false
  }
  const options = {N: Number(n), r: Number(r), p: Number(p)}
  const expected = Buffer.from(key, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), options)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
