import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'

/** What a mailed code allows once. */
export type CodeAction = 'login' | 'reset'

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

/** A code as it is kept. Times are milliseconds since 1970. */
export interface StoredCode extends ActionCode {
  readonly expiresAt: number
}

const COLUMNS = `action, site_id AS siteId, user_id AS userId, usid, registration,
  code_challenge AS codeChallenge, expires_at AS expiresAt`

/** Keeps a code in place of earlier ones for the same user and action. */
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

/** Every code of an action, with its hash. */
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

/** Removes codes with that many wrong attempts or more. */
export function deleteGuessedCodes(db: Database, attempts: number): void {
  execute(db, 'DELETE FROM slas_action_code WHERE wrong_attempts >= ?', attempts)
}
