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

/** Codes live ten minutes, those for a new password half an hour (`expiresInMinutes`). */
export const CODE_MINUTES: Readonly<Record<CodeAction, number>> = {login: 10, reset: 30}
/** Digits of a code, as the entry field of PWA Kit storefronts has them. */
const CODE_DIGITS = 8

/** Makes a code and forgets earlier ones for the same user and action. */
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

/** Counts a wrong code against the codes that the proof fits, and voids those with too many. */
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
