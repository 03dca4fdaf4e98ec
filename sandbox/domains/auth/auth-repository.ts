import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'

export type ClientType = 'public' | 'private'

export interface AuthorizationCode {
  clientId: string
  siteId: string
  usid: string
  redirectUri: string
  /** PKCE challenge; empty for a private client that sent none. */
  codeChallenge: string
  /** Id of the customer; null for a guest. */
  customerId: string | null
  /** Expiry time in milliseconds since 1970. */
  expiresAt: number
}

export interface RefreshToken {
  clientId: string
  siteId: string
  usid: string
  clientType: ClientType
  dnt: boolean
  /** Id of the customer; null for a guest. */
  customerId: string | null
  /** Token family: the authorization code that started the session; null for sessions without one. */
  family: string | null
  /** Expiry time in milliseconds since 1970. */
  expiresAt: number
}

interface RefreshTokenRow extends Omit<RefreshToken, 'dnt'> {
  dnt: number
}

const CODE_COLUMNS = `client_id AS clientId, site_id AS siteId, usid, redirect_uri AS redirectUri,
  code_challenge AS codeChallenge, customer_id AS customerId, expires_at AS expiresAt`
const REFRESH_COLUMNS = `client_id AS clientId, site_id AS siteId, usid, client_type AS clientType,
  dnt, customer_id AS customerId, family, expires_at AS expiresAt`

export function insertCode(db: Database, codeHash: string, code: AuthorizationCode): void {
  execute(
    db,
    `INSERT INTO slas_authorization_code
       (code_hash, client_id, site_id, usid, redirect_uri, code_challenge, customer_id, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    codeHash,
    code.clientId,
    code.siteId,
    code.usid,
    code.redirectUri,
    code.codeChallenge,
    code.customerId,
    code.expiresAt,
  )
}

/** Deletes a code and returns it. A second request, or a request after a wrong one, finds no code. */
export function takeCode(db: Database, codeHash: string): AuthorizationCode | undefined {
  return queryAll<AuthorizationCode>(
    db,
    `DELETE FROM slas_authorization_code WHERE code_hash = ? RETURNING ${CODE_COLUMNS}`,
    codeHash,
  )[0]
}

export function insertRefreshToken(db: Database, tokenHash: string, token: RefreshToken): void {
  execute(
    db,
    `INSERT INTO slas_refresh_token
       (token_hash, client_id, site_id, usid, client_type, dnt, customer_id, family, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    tokenHash,
    token.clientId,
    token.siteId,
    token.usid,
    token.clientType,
    token.dnt ? 1 : 0,
    token.customerId,
    token.family,
    token.expiresAt,
  )
}

export function findRefreshToken(db: Database, tokenHash: string): RefreshToken | undefined {
  const row = queryOne<RefreshTokenRow>(
    db,
    `SELECT ${REFRESH_COLUMNS} FROM slas_refresh_token WHERE token_hash = ?`,
    tokenHash,
  )
  return row && {...row, dnt: row.dnt === 1}
}

/** Deletes a refresh token; returns false when it did not exist. */
export function deleteRefreshToken(db: Database, tokenHash: string): boolean {
  return execute(db, 'DELETE FROM slas_refresh_token WHERE token_hash = ?', tokenHash) > 0
}

/** Deletes the refresh tokens of a customer, and the authorization codes that would open further sessions. */
export function deleteCustomerGrants(db: Database, customerId: string): void {
  execute(db, 'DELETE FROM slas_refresh_token WHERE customer_id = ?', customerId)
  execute(db, 'DELETE FROM slas_authorization_code WHERE customer_id = ?', customerId)
}

/** Revokes one access token until its expiry time. */
export function revokeAccessToken(db: Database, jti: string, expiresAt: number): void {
  execute(
    db,
    'INSERT OR IGNORE INTO slas_revoked_token (jti, expires_at) VALUES (?, ?)',
    jti,
    expiresAt,
  )
}

/** Returns true when an access token, or its token family, was revoked. */
export function isRevoked(db: Database, jti: string, family = jti): boolean {
  const query = 'SELECT 1 FROM slas_revoked_token WHERE jti IN (?, ?)'
  return queryOne(db, query, jti, family) !== undefined
}

/** Stores a redeemed code until its tokens have expired (milliseconds since 1970). */
export function rememberCode(
  db: Database,
  codeHash: string,
  {family, expiresAt}: {family: string; expiresAt: number},
): void {
  execute(
    db,
    'INSERT OR REPLACE INTO slas_redeemed_code (code_hash, family, expires_at) VALUES (?, ?, ?)',
    codeHash,
    family,
    expiresAt,
  )
}

/** Returns the token family of a code that was redeemed before. */
export function familyOfCode(db: Database, codeHash: string): string | undefined {
  const query = 'SELECT family FROM slas_redeemed_code WHERE code_hash = ?'
  return queryOne<{family: string}>(db, query, codeHash)?.family
}

/** Revokes all tokens of a family; access tokens stay void until `until` (milliseconds since 1970). */
export function revokeFamily(db: Database, family: string, until: number): void {
  execute(db, 'DELETE FROM slas_refresh_token WHERE family = ?', family)
  revokeAccessToken(db, family, until)
}

/** Deletes expired codes and tokens. */
export function deleteExpired(db: Database, now: number): void {
  execute(db, 'DELETE FROM slas_authorization_code WHERE expires_at <= ?', now)
  execute(db, 'DELETE FROM slas_refresh_token WHERE expires_at <= ?', now)
  execute(db, 'DELETE FROM slas_action_code WHERE expires_at <= ?', now)
  execute(db, 'DELETE FROM slas_redeemed_code WHERE expires_at <= ?', now)
  execute(db, 'DELETE FROM slas_revoked_token WHERE expires_at <= ?', now)
}

/** Returns the signing key, or undefined before the first start. */
export function findSigningKey(db: Database): {kid: string; privateJwk: string} | undefined {
  return queryOne(
    db,
    `SELECT kid, private_jwk AS privateJwk FROM slas_signing_key
     ORDER BY created_at, kid LIMIT 1`,
  )
}

export function insertSigningKey(
  db: Database,
  key: {kid: string; privateJwk: string},
  now: number,
): void {
  execute(
    db,
    'INSERT INTO slas_signing_key (kid, private_jwk, created_at) VALUES (?, ?, ?)',
    key.kid,
    key.privateJwk,
    now,
  )
}
