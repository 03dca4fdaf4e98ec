import type {Database} from 'commerce-sandbox/database'
import {randomId} from 'commerce-sandbox/plugin'
import {findPayment} from './psp-repository'
import type {PaymentSession} from './session'
import type {StoredCard} from './stored-card-repository'
import {findStoredCard, insertStoredCard} from './stored-card-repository'

/**
 * Keeps the card of a payment for its shopper. Returns undefined for a payment without a card, or by
 * a shopper that the merchant did not name.
 */
export function storeCardOf(db: Database, pspReference: string): StoredCard | undefined {
  const session = findPayment(db, pspReference)
  if (!session?.shopper || session.method !== 'card' || !session.instrument) return undefined
  const {merchant, shopper, instrument, behaviour} = session
  const card = {token: `sc_${randomId(40)}`, merchant, shopper, instrument, behaviour}
  insertStoredCard(db, card, Date.now())
  return card
}

/** Returns the stored card of a token when it belongs to the merchant and shopper of the session. */
export function storedCardFor(
  db: Database,
  {merchant, shopper}: PaymentSession,
  token: string,
): StoredCard | undefined {
  const card = findStoredCard(db, token)
  return card?.merchant === merchant && card.shopper === shopper ? card : undefined
}
