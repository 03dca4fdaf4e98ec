import {type Database, execute, queryAll} from 'commerce-sandbox/database'

/** A reserved unit of a list item. */
export interface WishReservation {
  /** Number of the unit within the quantity of its item, from 1. */
  readonly unit: number
  /** SHA-256 in hex of the key of the friend's browser. */
  readonly holderHash: string
}

/** Returns the reserved units of an item. */
export function reservationsOf(db: Database, itemId: string): WishReservation[] {
  return queryAll<{unit: number; holder_hash: string}>(
    db,
    'SELECT unit, holder_hash FROM wish_reservation WHERE item_id = ? ORDER BY unit',
    itemId,
  ).map((row) => ({unit: row.unit, holderHash: row.holder_hash}))
}

/** Inserts a reservation; `now` is in milliseconds since 1970. */
export function insertReservation(
  db: Database,
  itemId: string,
  {unit, holderHash}: WishReservation,
  now: number,
): void {
  execute(
    db,
    'INSERT INTO wish_reservation (item_id, unit, holder_hash, reserved_at) VALUES (?, ?, ?, ?)',
    itemId,
    unit,
    holderHash,
    now,
  )
}

/** Deletes the reservation of a holder; none is no error. */
export function deleteReservation(db: Database, itemId: string, holderHash: string): void {
  execute(
    db,
    'DELETE FROM wish_reservation WHERE item_id = ? AND holder_hash = ?',
    itemId,
    holderHash,
  )
}
