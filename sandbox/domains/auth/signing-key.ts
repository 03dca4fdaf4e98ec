import type {JWK, KeyLike} from 'jose'
import {exportJWK, generateKeyPair, importJWK} from 'jose'
import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import {findSigningKey, insertSigningKey} from './auth-repository'

/** ES256 signing key of this sandbox. It is created on the first start and stored in the database. */
export interface SigningKey {
  kid: string
  privateKey: KeyLike
  publicKey: KeyLike
  publicJwk: PublicJwk
}

/** Public key in the form that `jwks` publishes. */
export interface PublicJwk {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly kid: string
  readonly use: 'sig'
}

const loaded = new WeakMap<Database, Promise<SigningKey>>()

/** The signing key of a database, created when there is none; read once per connection. */
export function signingKey(db: Database): Promise<SigningKey> {
  let key = loaded.get(db)
  if (!key) {
    key = load(db)
    loaded.set(db, key)
  }
  return key
}

async function load(db: Database): Promise<SigningKey> {
  const stored = findSigningKey(db) ?? (await create(db))
  const jwk = JSON.parse(stored.privateJwk) as JWK & Pick<PublicJwk, 'x' | 'y'>
  const {x, y} = jwk
  const publicJwk: PublicJwk = {kty: 'EC', crv: 'P-256', x, y, kid: stored.kid, use: 'sig'}
  return {
    kid: stored.kid,
    privateKey: (await importJWK(jwk, 'ES256')) as KeyLike,
    publicKey: (await importJWK({...publicJwk}, 'ES256')) as KeyLike,
    publicJwk,
  }
}

/**
 * Creates the key. It looks for an existing key again in the transaction, because two processes
 * that start at the same time must use the same key.
 */
async function create(db: Database): Promise<{kid: string; privateJwk: string}> {
  const {privateKey} = await generateKeyPair('ES256', {extractable: true})
  const candidate = {kid: randomUUID(), privateJwk: JSON.stringify(await exportJWK(privateKey))}
  return db
    .transaction(() => {
      const existing = findSigningKey(db)
      if (existing) return existing
      insertSigningKey(db, candidate, Date.now())
      return candidate
    })
    .immediate()
}
