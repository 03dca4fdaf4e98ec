import type {Database} from 'commerce-sandbox/database'
import {randomId} from 'commerce-sandbox/plugin'
import type {CardEntry} from './card'
import {readCard} from './card'
import type {PaymentData} from './payment-data-repository'
import {insertPaymentData} from './payment-data-repository'

/** Life time of payment data in milliseconds: a checkout takes less. */
const DATA_LIFE_MS = 60 * 60_000

function keep(db: Database, data: Omit<PaymentData, 'token' | 'expiresAt'>): PaymentData {
  const now = Date.now()
  const stored = {...data, token: `pd_${randomId(40)}`, expiresAt: now + DATA_LIFE_MS}
  insertPaymentData(db, stored, now)
  return stored
}

/** Stores what a shop may know of a card with valid fields. */
export function keepCard(db: Database, card: CardEntry): PaymentData {
  return keep(db, {method: 'card', ...readCard(card)})
}

/** Stores the approval of a wallet's sheet; the payment needs no further confirmation. */
export function keepWallet(db: Database): PaymentData {
  return keep(db, {method: 'wallet', instrument: 'Wallet', behaviour: 'authorise'})
}
