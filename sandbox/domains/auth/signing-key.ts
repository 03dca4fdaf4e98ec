import type {JWK, KeyLike} from 'jose'
import {exportJWK, generateKeyPair, importJWK} from 'jose'
import {randomUUID} from 'node:crypto'
import type {Database} from '../../db/database'
import {findSigningKey, insertSigningKey} from './auth-repository'

/** The ES256 key of this sandbox. It is made on the first start and kept in the database. */
export interface SigningKey {
  kid: string
  privateKey: KeyLike
  publicKey: KeyLike
  /** What `jwks` publishes. */
  publicJwk: JWK
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
  const jwk = JSON.parse(stored.privateJwk) as JWK
  const {kty, crv, x, y} = jwk
  const publicJwk: JWK = {kty, crv, x, y, kid: stored.kid, use: 'sig'}
  return {
    kid: stored.kid,
    privateKey: (await importJWK(jwk, 'ES256')) as KeyLike,
    publicKey: (await importJWK(publicJwk, 'ES256')) as KeyLike,
    publicJwk,
  }
}

/** Two processes that start together must end up with one key, hence the second look. */
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
