import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'

/** A customer as authenticators know them. */
export interface PasskeyUser {
  readonly id: number
  readonly customerId: string
  /** Id that authenticators store; base64url. */
  readonly userHandle: string
  readonly displayName: string
}

/** A passkey of a customer; ids and keys are base64url. */
export interface Passkey {
  readonly id: number
  readonly userId: number
  readonly customerId: string
  readonly credentialId: string
  readonly nickName: string
  /** Public key in the form of COSE. */
  readonly publicKey: string
  /** Signatures that the authenticator has counted. */
  readonly signCount: number
  /** Names of transports, as a JSON array. */
  readonly transports: string
}

/** A challenge that was sent to an authenticator. */
export interface PasskeyChallenge {
  readonly challenge: string
  /** The customer who adds a passkey; null for a login. */
  readonly customerId: string | null
  readonly nickName: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const USER = 'id, customer_id AS customerId, user_handle AS userHandle, display_name AS displayName'
const PASSKEY = `passkey.id, passkey.user_id AS userId, owner.customer_id AS customerId,
  passkey.credential_id AS credentialId, passkey.nick_name AS nickName,
  passkey.public_key AS publicKey, passkey.sign_count AS signCount, passkey.transports
  FROM slas_passkey passkey JOIN slas_passkey_user owner ON owner.id = passkey.user_id`

export const findPasskeyUser = (db: Database, customerId: string): PasskeyUser | undefined =>
  queryOne<PasskeyUser>(
    db,
    `SELECT ${USER} FROM slas_passkey_user WHERE customer_id = ?`,
    customerId,
  )

/** Adds the user, or changes the name of a known one. */
export function savePasskeyUser(
  db: Database,
  {customerId, userHandle, displayName}: Omit<PasskeyUser, 'id'>,
): void {
  execute(
    db,
    `INSERT INTO slas_passkey_user (customer_id, user_handle, display_name) VALUES (?, ?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET display_name = excluded.display_name`,
    customerId,
    userHandle,
    displayName,
  )
}

/** Deletes the user with all passkeys; returns false when there is none. */
export const deletePasskeyUser = (db: Database, customerId: string): boolean =>
  execute(db, 'DELETE FROM slas_passkey_user WHERE customer_id = ?', customerId) > 0

export const passkeysOf = (db: Database, customerId: string): Passkey[] =>
  queryAll<Passkey>(
    db,
    `SELECT ${PASSKEY} WHERE owner.customer_id = ? ORDER BY passkey.id`,
    customerId,
  )

export const findPasskey = (db: Database, credentialId: string): Passkey | undefined =>
  queryOne<Passkey>(db, `SELECT ${PASSKEY} WHERE passkey.credential_id = ?`, credentialId)

export function insertPasskey(db: Database, passkey: Omit<Passkey, 'id' | 'customerId'>): void {
  execute(
    db,
    `INSERT INTO slas_passkey
       (user_id, credential_id, nick_name, public_key, sign_count, transports)
     VALUES (?, ?, ?, ?, ?, ?)`,
    passkey.userId,
    passkey.credentialId,
    passkey.nickName,
    passkey.publicKey,
    passkey.signCount,
    passkey.transports,
  )
}

export function setSignCount(db: Database, credentialId: string, signCount: number): void {
  execute(
    db,
    'UPDATE slas_passkey SET sign_count = ? WHERE credential_id = ?',
    signCount,
    credentialId,
  )
}

/** Deletes a passkey of a customer; returns false when there is none. */
export const deletePasskey = (db: Database, customerId: string, credentialId: string): boolean =>
  execute(
    db,
    `DELETE FROM slas_passkey WHERE credential_id = ?
       AND user_id IN (SELECT id FROM slas_passkey_user WHERE customer_id = ?)`,
    credentialId,
    customerId,
  ) > 0

/** Stores a challenge and deletes those that have expired. */
export function insertChallenge(
  db: Database,
  {challenge, customerId, nickName, expiresAt}: PasskeyChallenge,
  now: number,
): void {
  execute(db, 'DELETE FROM slas_passkey_challenge WHERE expires_at <= ?', now)
  execute(
    db,
    `INSERT INTO slas_passkey_challenge (challenge, customer_id, nick_name, expires_at)
     VALUES (?, ?, ?, ?)`,
    challenge,
    customerId,
    nickName,
    expiresAt,
  )
}

/** Deletes a challenge and returns it: each can be answered once. */
export const takeChallenge = (db: Database, challenge: string): PasskeyChallenge | undefined =>
  queryAll<PasskeyChallenge>(
    db,
    `DELETE FROM slas_passkey_challenge WHERE challenge = ?
     RETURNING challenge, customer_id AS customerId, nick_name AS nickName, expires_at AS expiresAt`,
    challenge,
  )[0]
