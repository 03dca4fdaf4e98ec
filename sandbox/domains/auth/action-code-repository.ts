import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'

/** Action that a mailed code allows once. */
export type CodeAction = 'login' | 'reset' | 'activate' | 'passkey' | 'email' | 'close'

export interface ActionCode {
  readonly action: CodeAction
  readonly siteId: string
  /** Login that the code was requested for. */
  readonly userId: string
  readonly usid: string | null
  /** Account to create when the code is redeemed, as JSON. */
  readonly registration: string | null
  /** PKCE challenge that the code's redemption must match. */
  readonly codeChallenge: string | null
}

/** Stored code. Times are in milliseconds since 1970. */
export interface StoredCode extends ActionCode {
  readonly expiresAt: number
}

const COLUMNS = `action, site_id AS siteId, user_id AS userId, usid, registration,
  code_challenge AS codeChallenge, expires_at AS expiresAt`

/** Stores a code and replaces earlier codes for the same user and action. */
export function replaceActionCode(db: Database, codeHash: string, code: StoredCode): void {
  const {action, siteId, userId, usid, registration, codeChallenge, expiresAt} = code
  execute(
    db,
    'DELETE FROM slas_action_code WHERE site_id = ? AND user_id = ? AND action = ?',
    siteId,
    userId,
    action,
  )
  execute(
    db,
    `INSERT OR REPLACE INTO slas_action_code
       (code_hash, action, site_id, user_id, usid, registration, code_challenge, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    codeHash,
    action,
    siteId,
    userId,
    usid,
    registration,
    codeChallenge,
    expiresAt,
  )
}

export function findActionCode(db: Database, codeHash: string): StoredCode | undefined {
  return queryAll<StoredCode>(
    db,
    `SELECT ${COLUMNS} FROM slas_action_code WHERE code_hash = ?`,
    codeHash,
  )[0]
}

/** Returns all codes of an action with their hashes. */
export function actionCodes(db: Database, action: CodeAction): (StoredCode & {codeHash: string})[] {
  return queryAll<StoredCode & {codeHash: string}>(
    db,
    `SELECT code_hash AS codeHash, ${COLUMNS} FROM slas_action_code WHERE action = ?`,
    action,
  )
}

export function deleteActionCode(db: Database, codeHash: string): void {
  execute(db, 'DELETE FROM slas_action_code WHERE code_hash = ?', codeHash)
}

/** Counts one more wrong attempt against a code. */
export function countWrongAttempt(db: Database, codeHash: string): void {
  execute(
    db,
    'UPDATE slas_action_code SET wrong_attempts = wrong_attempts + 1 WHERE code_hash = ?',
    codeHash,
  )
}

/** Deletes codes with at least `attempts` wrong attempts. */
export function deleteGuessedCodes(db: Database, attempts: number): void {
  execute(db, 'DELETE FROM slas_action_code WHERE wrong_attempts >= ?', attempts)
}
