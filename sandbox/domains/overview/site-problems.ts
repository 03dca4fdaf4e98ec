import type {Database} from '../../db/database'
import type {Site} from '../sites/site-registry'
import {existingIds} from './overview-repository'

/**
 * Returns the objects that a site's preferences name and no archive contains: the usual reasons why
 * products have no price, no stock or are not shown. One sentence each; empty when nothing is
 * missing.
 */
export function siteProblems(db: Database, site: Site): string[] {
  const missing = (
    what: string,
    table: Parameters<typeof existingIds>[1],
    ids: readonly string[],
  ): string[] => {
    const existing = existingIds(db, table, ids)
    return ids.filter((id) => !existing.has(id)).map((id) => `${what} '${id}' was not imported.`)
  }
  const named = (id: string) => (id === '' ? [] : [id])
  const problems = [
    ...missing('Catalog', 'catalog', named(site.catalogId)),
    ...missing('Price book', 'price_book', site.priceBookIds),
    ...missing('Inventory list', 'inventory_list', named(site.inventoryListId)),
    ...missing('Library', 'library', named(site.libraryId)),
  ]
  if (site.catalogId === '')
    problems.push('No catalog is assigned: set the preference siteCatalog.')
  if (site.priceBookIds.length === 0 && !site.contentOnly) {
    problems.push('No price book is assigned: set the preference sitePriceBooks.')
  }
  if (site.currency === '')
    problems.push('No currency: no price book and no siteCurrency says one.')
  return problems
}
