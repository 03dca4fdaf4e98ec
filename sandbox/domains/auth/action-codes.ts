import {randomInt} from 'node:crypto'
import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'
import {loginKey} from '../customers/customer'
import {verifierMatches} from './pkce'
import {hashSecret} from './secrets'

/** What a mailed code allows once. */
export type CodeAction = 'login' | 'reset'

/** Codes live ten minutes, those for a new password half an hour (`expiresInMinutes`). */
export const CODE_MINUTES: Readonly<Record<CodeAction, number>> = {login: 10, reset: 30}
/** Digits of a code, as the entry field of PWA Kit storefronts has them. */
const CODE_DIGITS = 8

export interface ActionCode {
  readonly action: CodeAction
  readonly siteId: string
  /** The login that the code was asked for. */
  readonly userId: string
  readonly usid: string | null
  /** Account that is opened when the code is used, as JSON. */
  readonly registration: string | null
  /** PKCE challenge that the code's redemption must match. */
  readonly codeChallenge: string | null
}

interface StoredCode extends ActionCode {
  readonly expiresAt: number
}

/** Makes a code and forgets earlier ones for the same user and action. */
export function issueCode(db: Database, request: ActionCode, now = Date.now()): string {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const {action, siteId, userId, usid, registration, codeChallenge} = request
  db.transaction(() => {
    execute(
      db,
      'DELETE FROM slas_action_code WHERE site_id = ? AND user_id = ? AND action = ?',
      siteId,
      loginKey(userId),
      action,
    )
    execute(
      db,
      `INSERT OR REPLACE INTO slas_action_code
         (code_hash, action, site_id, user_id, usid, registration, code_challenge, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      hashSecret(`${action}:${code}`),
      action,
      siteId,
      loginKey(userId),
      usid,
      registration,
      codeChallenge,
      now + CODE_MINUTES[action] * 60_000,
    )
  }).immediate()
  return code
}

/** What a code must fit; values that are left out are not asked for. */
export interface CodeProof {
  readonly userId?: string
  readonly siteId?: string
  readonly codeVerifier?: string
}

/** Wrong codes after which the right one is void. */
const MOST_WRONG_ATTEMPTS = 5

/**
 * Takes a code: it is gone after the first right use. Null for one that is wrong, used or too old.
 * A wrong one counts against every open code that it could have been meant for.
 */
export function redeemActionCode(
  db: Database,
  action: CodeAction,
  code: string,
  proof: CodeProof,
  now = Date.now(),
): ActionCode | null {
  const hash = hashSecret(`${action}:${code.trim()}`)
  return db
    .transaction(() => {
      const found = queryAll<StoredCode>(
        db,
        `SELECT action, site_id AS siteId, user_id AS userId, usid, registration,
           code_challenge AS codeChallenge, expires_at AS expiresAt
         FROM slas_action_code WHERE code_hash = ?`,
        hash,
      )[0]
      if (!found || found.expiresAt <= now || !fits(found, proof)) {
        countWrongAttempt(db, action, proof)
        return null
      }
      execute(db, 'DELETE FROM slas_action_code WHERE code_hash = ?', hash)
      return found
    })
    .immediate()
}

/** Counts a wrong code against the codes that the proof fits, and voids those with too many. */
function countWrongAttempt(db: Database, action: CodeAction, proof: CodeProof): void {
  const open = queryAll<StoredCode & {codeHash: string}>(
    db,
    `SELECT code_hash AS codeHash, action, site_id AS siteId, user_id AS userId, usid, registration,
       code_challenge AS codeChallenge, expires_at AS expiresAt
     FROM slas_action_code WHERE action = ?`,
    action,
  )
  for (const {codeHash} of open.filter((code) => fits(code, proof))) {
    execute(
      db,
      'UPDATE slas_action_code SET wrong_attempts = wrong_attempts + 1 WHERE code_hash = ?',
      codeHash,
    )
  }
  execute(db, 'DELETE FROM slas_action_code WHERE wrong_attempts >= ?', MOST_WRONG_ATTEMPTS)
}

function fits({siteId, userId, codeChallenge}: StoredCode, proof: CodeProof): boolean {
  if (proof.siteId !== undefined && proof.siteId !== siteId) return false
  if (proof.userId !== undefined && loginKey(proof.userId) !== userId) return false
  return codeChallenge === null || verifierMatches(proof.codeVerifier ?? '', codeChallenge)
}
