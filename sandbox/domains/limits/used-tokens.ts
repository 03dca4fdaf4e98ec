import {createHash} from 'node:crypto'
import type {Database} from '../../db/database'
import {insertUsedToken} from './limit-repository'

/** Time for which a used token is known, in milliseconds: a day, longer than such tokens are valid. */
const KNOWN_MS = 24 * 60 * 60_000

/** Marks a token of a kind as used; false when it was used before. */
export function useToken(db: Database, kind: string, token: string, now = Date.now()): boolean {
  const hash = createHash('sha256').update(`${kind} ${token}`).digest('base64url')
  return insertUsedToken(db, hash, {now, expired: now - KNOWN_MS})
}
