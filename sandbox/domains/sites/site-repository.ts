import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {BookCandidate, Candidate} from './site-assignments'

export interface SiteRow {
  id: string
  name: string
  currency: string
  taxation: 'gross' | 'net'
  status: string
  preferences: string
}

export function readSites(db: Database): SiteRow[] {
  return queryAll<SiteRow>(db, 'SELECT * FROM site ORDER BY id')
}

/** The candidates of each kind: their names, and how much they hold. */
const candidateQueries = {
  catalog: `SELECT c.id, (SELECT COUNT(*) FROM category g WHERE g.catalog_id = c.id) AS size
    FROM catalog c`,
  'inventory list': `SELECT l.id,
    (SELECT COUNT(*) FROM inventory_record r WHERE r.list_id = l.id) AS size
    FROM inventory_list l`,
  library: `SELECT l.id, (SELECT COUNT(*) FROM content_asset a WHERE a.library_id = l.id) AS size
    FROM library l`,
} as const

/** What a site may be assigned to. */
export type CandidateKind = keyof typeof candidateQueries

export function readCandidates(db: Database, kind: CandidateKind): Candidate[] {
  return queryAll<Candidate>(db, candidateQueries[kind])
}

/** Every price book, by id. */
export function readBookCandidates(db: Database): BookCandidate[] {
  return queryAll<BookCandidate>(
    db,
    'SELECT id, currency, parent_id AS parentId FROM price_book ORDER BY id',
  )
}
