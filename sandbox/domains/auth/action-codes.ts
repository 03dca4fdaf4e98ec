import {randomInt} from 'node:crypto'
import type {Database} from '../../db/database'
import {loginKey} from '../customers/customer'
import type {ActionCode, CodeAction, StoredCode} from './action-code-repository'
import {
  actionCodes,
  countWrongAttempt,
  deleteActionCode,
  deleteGuessedCodes,
  findActionCode,
  replaceActionCode,
} from './action-code-repository'
import {verifierMatches} from './pkce'
import {hashSecret} from './secrets'

/**
 * Life time of codes in minutes: ten for a login, a new passkey, a new email address or the deletion of an
 * account, 30 for a new password (`expiresInMinutes`), a day for the activation of an account.
 */
export const CODE_MINUTES: Readonly<Record<CodeAction, number>> = {
  login: 10,
  reset: 30,
  activate: 1440,
  passkey: 10,
  email: 10,
  close: 10,
}
/** Number of digits of a code, as the entry field of PWA Kit storefronts expects. */
const CODE_DIGITS = 8

/** Creates a code and deletes earlier codes for the same user and action. */
export function issueCode(db: Database, request: ActionCode, now = Date.now()): string {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const {action, userId} = request
  const stored = {
    ...request,
    userId: loginKey(userId),
    expiresAt: now + CODE_MINUTES[action] * 60_000,
  }
  db.transaction(() => replaceActionCode(db, hashSecret(`${action}:${code}`), stored)).immediate()
  return code
}

/** Values that a code must match; values that are left out are not checked. */
export interface CodeProof {
  readonly userId?: string
  readonly siteId?: string
  readonly codeVerifier?: string
}

/** Maximum number of wrong attempts; after that the correct code is void. */
const MOST_WRONG_ATTEMPTS = 5

/**
 * Redeems a code and deletes it after the first correct use. Returns null for a code that is wrong,
 * used or expired. A wrong code counts as an attempt against every open code that matches the other
 * values.
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
      const found = findActionCode(db, hash)
      if (!found || found.expiresAt <= now || !fits(found, proof)) {
        countAgainstOpenCodes(db, action, proof)
        return null
      }
      deleteActionCode(db, hash)
      return found
    })
    .immediate()
}

/** Whether a code could be redeemed; it stays open. A wrong code counts as an attempt. */
export function isOpenCode(
  db: Database,
  action: CodeAction,
  code: string,
  proof: CodeProof,
  now = Date.now(),
): boolean {
  return db
    .transaction(() => {
      const found = findActionCode(db, hashSecret(`${action}:${code.trim()}`))
      if (found && found.expiresAt > now && fits(found, proof)) return true
      countAgainstOpenCodes(db, action, proof)
      return false
    })
    .immediate()
}

/**
 * Counts a wrong attempt against the codes that match the proof, and deletes those with too many
 * attempts.
 */
function countAgainstOpenCodes(db: Database, action: CodeAction, proof: CodeProof): void {
  for (const code of actionCodes(db, action)) {
    if (fits(code, proof)) countWrongAttempt(db, code.codeHash)
  }
  deleteGuessedCodes(db, MOST_WRONG_ATTEMPTS)
}

function fits({siteId, userId, codeChallenge}: StoredCode, proof: CodeProof): boolean {
  if (proof.siteId !== undefined && proof.siteId !== siteId) return false
  if (proof.userId !== undefined && loginKey(proof.userId) !== userId) return false
  return codeChallenge === null || verifierMatches(proof.codeVerifier ?? '', codeChallenge)
}
