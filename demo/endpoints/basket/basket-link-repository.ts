import {type Database, execute, queryOne} from 'commerce-sandbox/database'

/** Link to a basket; `expiresAt` is in milliseconds since 1970. */
export interface BasketLink {
  readonly basketId: string
  readonly siteId: string
  readonly tokenHash: string
  readonly expiresAt: number
}

interface LinkRow {
  basket_id: string
  site_id: string
  token_hash: string
  expires_at: number
}

const toLink = (row: LinkRow): BasketLink => ({
  basketId: row.basket_id,
  siteId: row.site_id,
  tokenHash: row.token_hash,
  expiresAt: row.expires_at,
})

/** Stores the link of a basket in place of an earlier one, and deletes the links that expired before `now`. */
export function replaceLink(db: Database, link: BasketLink, now: number): void {
  execute(db, 'DELETE FROM basket_link WHERE expires_at <= ? OR basket_id = ?', now, link.basketId)
  execute(
    db,
    'INSERT INTO basket_link (basket_id, site_id, token_hash, expires_at) VALUES (?, ?, ?, ?)',
    link.basketId,
    link.siteId,
    link.tokenHash,
    link.expiresAt,
  )
}

/** Deletes the link of a basket; none is no error. */
export function deleteLink(db: Database, basketId: string): void {
  execute(db, 'DELETE FROM basket_link WHERE basket_id = ?', basketId)
}

/** Returns the link of a basket that is valid at a time; null when there is none. */
export function linkOfBasket(db: Database, basketId: string, now: number): BasketLink | null {
  const row = queryOne<LinkRow>(
    db,
    'SELECT * FROM basket_link WHERE basket_id = ? AND expires_at > ?',
    basketId,
    now,
  )
  return row ? toLink(row) : null
}

/** Returns the valid link with a hash; null when there is none. */
export function linkByHash(
  db: Database,
  {siteId, tokenHash}: Pick<BasketLink, 'siteId' | 'tokenHash'>,
  now: number,
): BasketLink | null {
  const row = queryOne<LinkRow>(
    db,
    'SELECT * FROM basket_link WHERE site_id = ? AND token_hash = ? AND expires_at > ?',
    siteId,
    tokenHash,
    now,
  )
  return row ? toLink(row) : null
}
