import type {Database} from '../../db/database'
import {findSourceCodeGroup, isActiveGroup} from '../source-codes/source-code-repository'
import {storePriceBookIds} from '../stores/store-group-repository'
import type {Site} from '../sites/site-registry'
import type {PriceBook} from './price-model'
import {booksWithParents, sitePriceBooks} from './price-repository'

/** Shopper, basket and time for which price books are selected. */
export interface PriceSituation {
  readonly groupIds: readonly string[]
  readonly sourceCode?: string | undefined
  /** Id of the store whose groups add their price books. */
  readonly storeId?: string | undefined
  /** Price books that were set for the basket. */
  readonly priceBookIds?: readonly string[]
  /** Time in milliseconds since 1970. */
  readonly now: number
}

/**
 * Site preference: JSON object that maps customer groups to price books, in addition to the site's
 * books.
 */
const GROUP_BOOKS = 'priceBooksByCustomerGroup'

/**
 * Returns the price books that apply to a shopper: those set for the basket, else those of the
 * source code, else those of the site, of the shopper's customer groups and of the store in the
 * shopper context. The parents of each book are included.
 */
export function applicableBooks(db: Database, site: Site, situation: PriceSituation): PriceBook[] {
  const chosen = situation.priceBookIds ?? sourceCodeBooks(db, site, situation)
  const books = chosen
    ? booksWithParents(db, chosen)
    : [...sitePriceBooks(db, site), ...booksWithParents(db, furtherBooks(db, site, situation))]
  const byId = new Map<string, PriceBook>()
  for (const book of books) {
    if (book.currency !== site.currency) continue
    if (!byId.has(book.id)) byId.set(book.id, book)
  }
  return [...byId.values()]
}

function sourceCodeBooks(db: Database, site: Site, {sourceCode, now}: PriceSituation) {
  const group = sourceCode === undefined ? undefined : findSourceCodeGroup(db, site.id, sourceCode)
  const isOpen = group && isActiveGroup(group, now) && group.priceBookIds.length > 0
  return isOpen ? group.priceBookIds : undefined
}

function furtherBooks(
  db: Database,
  site: Site,
  {groupIds, storeId}: PriceSituation,
): readonly string[] {
  const ofStore = storeId === undefined ? [] : storePriceBookIds(db, site.id, storeId)
  return [...groupBooks(site, groupIds), ...ofStore]
}

function groupBooks(site: Site, groupIds: readonly string[]): string[] {
  const preference = site.preferences[GROUP_BOOKS]
  const text = typeof preference === 'string' ? preference : '{}'
  try {
    const byGroup = JSON.parse(text) as Record<string, string[]>
    return groupIds.flatMap((id) => byGroup[id] ?? [])
  } catch {
    return []
  }
}
