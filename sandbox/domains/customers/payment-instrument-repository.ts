import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'
import type {CustomValues} from '../custom-values'

/** Stored card data, without the full number. */
export interface SavedCard {
  readonly cardType?: string
  readonly holder?: string
  readonly maskedNumber?: string
  readonly numberLastDigits?: string
  readonly creditCardToken?: string
  readonly expirationMonth?: number
  readonly expirationYear?: number
  readonly issueNumber?: string
  readonly validFromMonth?: number
  readonly validFromYear?: number
}

/** Saved payment instrument of a customer. Times are in milliseconds since 1970. */
export interface SavedInstrument {
  readonly paymentInstrumentId: string
  readonly paymentMethodId: string
  readonly default: boolean
  readonly paymentCard?: SavedCard
  readonly bankRoutingNumber?: string
  readonly maskedGiftCertificateCode?: string
  readonly custom: CustomValues
  readonly createdAt: number
  readonly modifiedAt: number
}

interface InstrumentRow {
  id: string
  is_default: number
  created_at: number
  modified_at: number
  content: string
}

type Content = Omit<SavedInstrument, 'paymentInstrumentId' | 'default' | 'createdAt' | 'modifiedAt'>

/** Returns the payment instruments of a customer, the default one first, then in the order of saving. */
export function listInstruments(db: Database, customerId: string): SavedInstrument[] {
  return queryAll<InstrumentRow>(
    db,
    `SELECT * FROM customer_payment_instrument WHERE customer_id = ?
     ORDER BY is_default DESC, created_at, rowid`,
    customerId,
  ).map((row) => ({
    ...(JSON.parse(row.content) as Content),
    paymentInstrumentId: row.id,
    default: row.is_default === 1,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  }))
}

/** Stores an instrument; when it is the default, the other instruments lose this flag. */
export function storeInstrument(
  db: Database,
  customerId: string,
  instrument: SavedInstrument,
): void {
  const {paymentInstrumentId, createdAt, modifiedAt, ...rest} = instrument
  const {default: isDefault, ...content} = rest
  if (isDefault) {
    execute(
      db,
      'UPDATE customer_payment_instrument SET is_default = 0 WHERE customer_id = ?',
      customerId,
    )
  }
  execute(
    db,
    `INSERT OR REPLACE INTO customer_payment_instrument
       (id, customer_id, is_default, created_at, modified_at, content)
     VALUES (?, ?, ?, ?, ?, ?)`,
    paymentInstrumentId,
    customerId,
    isDefault ? 1 : 0,
    createdAt,
    modifiedAt,
    JSON.stringify(content),
  )
}

export function deleteInstrument(db: Database, id: string): void {
  execute(db, 'DELETE FROM customer_payment_instrument WHERE id = ?', id)
}
