import type {Database} from '../../db/database'
import {credentialsRevision} from '../customers/customer-repository'
import {InvalidTokenError} from './access-token'
import {isRevoked} from './auth-repository'
import type {ShopperSession} from './claims'

/**
 * Throws `InvalidTokenError` when the session of a registered shopper ended before its token:
 * `credentials-changed` after a new password, `revoked` after a logout. Guests have neither, so
 * that their many reads cost no look-up.
 */
export function requireLiveSession(db: Database, session: ShopperSession): void {
  const {identity, customerId, tokenId} = session
  if (!identity) return
  if (credentialsRevision(db, customerId) !== identity.credentialsRevision) {
    throw new InvalidTokenError('credentials-changed')
  }
  if (tokenId !== undefined && isRevoked(db, tokenId)) throw new InvalidTokenError('revoked')
}
