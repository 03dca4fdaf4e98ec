import {type Database, execute, queryOne} from 'commerce-sandbox/database'

/** Link to a wish list; `createdAt` is in milliseconds since 1970. */
export interface WishLink {
  readonly tokenHash: string
  readonly listId: string
  readonly siteId: string
  /** What the owner called the list; '' without a title. */
  readonly title: string
  readonly createdAt: number
}

interface LinkRow {
  token_hash: string
  list_id: string
  site_id: string
  title: string
  created_at: number
}

/** Inserts a link, and deletes the oldest links of its list above the maximum. */
export function insertLink(db: Database, link: WishLink, maxLinks: number): void {
  const {tokenHash, listId, siteId, title, createdAt} = link
  execute(
    db,
    'INSERT INTO wish_link (token_hash, list_id, site_id, title, created_at) VALUES (?, ?, ?, ?, ?)',
    tokenHash,
    listId,
    siteId,
    title,
    createdAt,
  )
  execute(
    db,
    `DELETE FROM wish_link WHERE list_id = ?1 AND rowid NOT IN
       (SELECT rowid FROM wish_link WHERE list_id = ?1 ORDER BY rowid DESC LIMIT ?2)`,
    listId,
    maxLinks,
  )
}

/** Deletes all links of a list; none is no error. */
export function deleteLinks(db: Database, listId: string): void {
  execute(db, 'DELETE FROM wish_link WHERE list_id = ?', listId)
}

/** Returns the number of links of a list. */
export function countLinks(db: Database, listId: string): number {
  const row = queryOne<{total: number}>(
    db,
    'SELECT count(*) AS total FROM wish_link WHERE list_id = ?',
    listId,
  )
  return row?.total ?? 0
}

/** Returns the link with a hash; null when there is none. */
export function linkByHash(db: Database, siteId: string, tokenHash: string): WishLink | null {
  const row = queryOne<LinkRow>(
    db,
    'SELECT * FROM wish_link WHERE site_id = ? AND token_hash = ?',
    siteId,
    tokenHash,
  )
  return row
    ? {
        tokenHash: row.token_hash,
        listId: row.list_id,
        siteId: row.site_id,
        title: row.title,
        createdAt: row.created_at,
      }
    : null
}
