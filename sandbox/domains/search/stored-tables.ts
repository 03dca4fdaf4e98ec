import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import {categoryTree, onlineIds} from '../catalog/category-tree'
import {sitePriceBooks} from '../pricing/price-repository'
import type {Site} from '../sites/site-registry'
import {Bitset} from './bitset'
import {catalogColumns} from './catalog-columns'
import {pack, unpack} from './packed'
import {readRefinementDefinitions} from './refinement-definition-repository'
import type {SiteTables} from './site-tables'
import {readSnapshot, writeSnapshot, type SnapshotKey} from './snapshot-repository'

interface StoredValue {
  readonly categoryIds: readonly string[]
  readonly builtAt: number
  /** Null for tables without an end. */
  readonly validUntil: number | null
}

type StoredArrays = Pick<
  SiteTables,
  | 'documentProduct'
  | 'documentStart'
  | 'skuProduct'
  | 'skuDocument'
  | 'skuPrice'
  | 'documentCategoryStart'
  | 'documentCategory'
  | 'documentPosition'
> & {readonly searchable: Uint32Array}

/** Time makes categories online: tables have those that were. */
const keyOf = (db: Database, site: Site, currency: string): SnapshotKey => ({
  parts: ['tables', site.id, currency],
  revision: readRevision(db, 'catalog'),
  conditions: onlineIds(categoryTree(db, site.catalogId)),
})

/** The stored tables of a site by its price books, if they hold at present. */
export function readStoredTables(
  db: Database,
  site: Site,
  currency: string,
): SiteTables | undefined {
  const stored = readSnapshot(db, keyOf(db, site, currency))
  if (!stored) return undefined
  const {value, tables} = unpack<StoredValue, StoredArrays>(stored)
  const {categoryIds, builtAt} = value
  const validUntil = value.validUntil ?? Infinity
  const now = Date.now()
  if (now < builtAt || now >= validUntil) return undefined
  return {
    ...tables,
    siteId: site.id,
    catalogId: site.catalogId,
    columns: catalogColumns(db),
    books: sitePriceBooks(db, site, currency),
    definitions: readRefinementDefinitions(db, site.catalogId),
    searchable: new Bitset(tables.skuProduct.length, tables.searchable),
    categoryIds,
    time: null,
    builtAt,
    validUntil,
  }
}

/** Stores the tables of a site for the next start, unless such tables are stored. */
export function storeTables(
  db: Database,
  site: Site,
  currency: string,
  {categoryIds, builtAt, validUntil, ...tables}: SiteTables,
): void {
  if (readStoredTables(db, site, currency)) return
  const value: StoredValue = {
    categoryIds,
    builtAt,
    validUntil: Number.isFinite(validUntil) ? validUntil : null,
  }
  const arrays: StoredArrays = {
    documentProduct: tables.documentProduct,
    documentStart: tables.documentStart,
    skuProduct: tables.skuProduct,
    skuDocument: tables.skuDocument,
    skuPrice: tables.skuPrice,
    documentCategoryStart: tables.documentCategoryStart,
    documentCategory: tables.documentCategory,
    documentPosition: tables.documentPosition,
    searchable: tables.searchable.words,
  }
  writeSnapshot(db, keyOf(db, site, currency), pack(value, arrays))
}
