import {type Database, execute, queryOne} from 'commerce-sandbox/database'
import type {Behaviour} from './test-cards'

/** A card that the provider keeps for a shopper of a merchant, without its number. */
export interface StoredCard {
  readonly token: string
  readonly merchant: string
  /** The merchant's name for the shopper. */
  readonly shopper: string
  /** `Visa 1111` */
  readonly instrument: string
  readonly behaviour: Behaviour
}

export function insertStoredCard(db: Database, card: StoredCard, now: number): void {
  execute(
    db,
    `INSERT INTO psp_stored_card (token, merchant, shopper, instrument, behaviour, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    card.token,
    card.merchant,
    card.shopper,
    card.instrument,
    card.behaviour,
    now,
  )
}

export function findStoredCard(db: Database, token: string): StoredCard | undefined {
  return queryOne<StoredCard>(
    db,
    'SELECT token, merchant, shopper, instrument, behaviour FROM psp_stored_card WHERE token = ?',
    token,
  )
}

export function deleteStoredCard(db: Database, token: string): void {
  execute(db, 'DELETE FROM psp_stored_card WHERE token = ?', token)
}
