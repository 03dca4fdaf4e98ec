import type {Database} from '../../db/database'
import {customerFacts} from '../customers/customer-repository'
import {InvalidTokenError} from './access-token'
import {isRevoked} from './auth-repository'
import type {ShopperSession} from './claims'

/**
 * Returns the session with the customer number and email address of its customer. Throws
 * `InvalidTokenError` when the session ended before its token: `credentials-changed` after a
 * password change, `revoked` after a logout, a revocation or the replay of its authorization code.
 */
export function liveSession(db: Database, session: ShopperSession): ShopperSession {
  const {identity, customerId, tokenId, tokenFamily} = session
  if (!identity) {
    if (tokenId !== undefined && isRevoked(db, tokenId, tokenFamily)) {
      throw new InvalidTokenError('revoked')
    }
    return session
  }
  const facts = customerFacts(db, customerId)
  if (facts?.credentialsRevision !== identity.credentialsRevision) {
    throw new InvalidTokenError('credentials-changed')
  }
  if (tokenId !== undefined && isRevoked(db, tokenId, tokenFamily))
    throw new InvalidTokenError('revoked')
  const {customerNo, email} = facts
  return {...session, customerNo, email}
}
