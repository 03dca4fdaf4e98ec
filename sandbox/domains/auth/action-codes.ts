import {randomInt} from 'node:crypto'
import type {Database} from '../../db/database'
import {loginKey} from '../customers/customer'
import {countAttempt} from '../limits/limits'
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

/** What a code is for; session, registration and challenge are absent for most. */
type CodeRequest = Pick<ActionCode, 'action' | 'siteId' | 'userId'> & Partial<ActionCode>

/** Client of a request; absent inside the sandbox. */
interface Caller {
  readonly db: Database
  readonly client?: string
}

/**
 * Permits a mail with a code or a link. Requests are counted for the address that is asked for, whether or not it has
 * an account, so that the limit does not reveal which addresses have one.
 */
export class MailPermit {
  private constructor(private readonly db: Database) {}

  /** Counts a request. Throws TooManyAttempts. */
  static request({db, client}: Caller, address: string, now = Date.now()): MailPermit {
    countAttempt(db, 'mail', {account: loginKey(address), client}, now)
    return new MailPermit(db)
  }

  /** Creates a code and deletes earlier codes for the same user and action. */
  issueCode(request: CodeRequest, now = Date.now()): string {
    const {db} = this
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const {action, userId} = request
    const stored = {
      usid: null,
      registration: null,
      codeChallenge: null,
      ...request,
      userId: loginKey(userId),
      expiresAt: now + CODE_MINUTES[action] * 60_000,
    }
    db.transaction(() => replaceActionCode(db, hashSecret(`${action}:${code}`), stored)).immediate()
    return code
  }
}

/** Values that a code must match; values that are left out are not checked. */
export interface CodeProof {
  /** Network address of the client. */
  readonly client?: string
  readonly userId?: string
  readonly siteId?: string
  readonly codeVerifier?: string
}

/** Maximum number of wrong attempts; after that the correct code is void. */
const MOST_WRONG_ATTEMPTS = 5

/**
 * Redeems a code and deletes it after the first correct use. Returns null for a code that is wrong,
 * used or expired. A wrong code counts as an attempt against every open code that matches the other
 * values, and for its user and client. Throws TooManyAttempts.
 */
export function redeemActionCode(
  db: Database,
  action: CodeAction,
  code: string,
  proof: CodeProof,
  now = Date.now(),
): ActionCode | null {
  return judgeCode(db, {action, code, proof, now}, (hash) => deleteActionCode(db, hash))
}

/** Whether a code could be redeemed; it stays open. A wrong code counts as an attempt. Throws TooManyAttempts. */
export function isOpenCode(
  db: Database,
  action: CodeAction,
  code: string,
  proof: CodeProof,
  now = Date.now(),
): boolean {
  return judgeCode(db, {action, code, proof, now}) !== null
}

/** Returns a code that is open and matches the proof; the attempt counts when there is none. */
function judgeCode(
  db: Database,
  {action, code, proof, now}: {action: CodeAction; code: string; proof: CodeProof; now: number},
  use?: (hash: string) => void,
): ActionCode | null {
  const {userId, client} = proof
  const takeBack = countAttempt(
    db,
    'code',
    {account: userId === undefined ? undefined : loginKey(userId), client},
    now,
  )
  const hash = hashSecret(`${action}:${code.trim()}`)
  const judge = db.transaction(() => {
    const found = findActionCode(db, hash)
    if (found && found.expiresAt > now && fits(found, proof)) {
      use?.(hash)
      return found
    }
    countAgainstOpenCodes(db, action, proof)
    return null
  })
  const judged = judge.immediate()
  if (judged) takeBack()
  return judged
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
