import type {CustomAttributes, SiteValues} from '../attributes/attribute-values'
import {siteValue} from '../attributes/attribute-values'
import type {Localized} from '../sites/locale'

export type ProductType = 'item' | 'master' | 'variant' | 'variation_group' | 'set' | 'bundle'

/** Product data from the archive; a variant includes the values inherited from its master. */
export interface ProductRecord {
  readonly id: string
  readonly catalogId: string
  readonly type: ProductType
  readonly masterId: string | null
  readonly online: SiteValues<boolean>
  /** Online period of the product, from `onlineFrom` to `onlineTo`, as ISO instants. */
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
  readonly searchable: SiteValues<boolean>
  readonly searchRank: number | null
  readonly taxClassId: string | null
  readonly minOrderQuantity: number
  readonly stepQuantity: number
  /**
   * Localized texts: name, shortDescription, longDescription, pageTitle, pageDescription,
   * pageKeywords, pageUrl.
   */
  readonly texts: Readonly<Record<string, Localized>>
  /**
   * System attributes: brand, ean, upc, unit, unitMeasure, unitQuantity, manufacturerName,
   * manufacturerSku.
   */
  readonly attributes: Readonly<Record<string, string>>
  readonly custom: CustomAttributes
  readonly setProducts: readonly string[]
  readonly bundledProducts: readonly {readonly id: string; readonly quantity: number}[]
}

/** One row of table `product`. */
export interface ProductRow {
  id: string
  catalog_id: string
  type: ProductType
  online: string
  online_from: string | null
  online_to: string | null
  searchable: string
  search_rank: number | null
  tax_class_id: string | null
  min_order_quantity: number | null
  step_quantity: number | null
  texts: string
  attributes: string
  custom: string
  set_products: string
  bundled_products: string
  /** Id of the master of a variation group. */
  group_master: string | null
}

/** Returns the record of a row; `master` is the record of a variant's master. */
export function toProductRecord(row: ProductRow, master: ProductRecord | null): ProductRecord {
  const online = JSON.parse(row.online) as SiteValues<boolean>
  const searchable = JSON.parse(row.searchable) as SiteValues<boolean>
  const attributes = JSON.parse(row.attributes) as Record<string, string>
  return {
    id: row.id,
    catalogId: row.catalog_id,
    type: row.group_master === null ? row.type : 'variation_group',
    masterId: master?.id ?? null,
    online,
    onlineFrom: row.online_from ?? master?.onlineFrom ?? null,
    onlineTo: row.online_to ?? master?.onlineTo ?? null,
    searchable,
    searchRank: row.search_rank ?? master?.searchRank ?? null,
    taxClassId: row.tax_class_id ?? master?.taxClassId ?? null,
    minOrderQuantity: row.min_order_quantity ?? master?.minOrderQuantity ?? 1,
    stepQuantity: row.step_quantity ?? master?.stepQuantity ?? 1,
    texts: inherit(master?.texts, JSON.parse(row.texts) as ProductRecord['texts']),
    attributes: {...master?.attributes, ...attributes},
    custom: inherit(master?.custom, JSON.parse(row.custom) as CustomAttributes),
    setProducts: JSON.parse(row.set_products) as string[],
    bundledProducts: JSON.parse(row.bundled_products) as ProductRecord['bundledProducts'],
  }
}

/**
 * Merges attributes. Inheritance is per attribute: a variant with its own name inherits the name in
 * no locale.
 */
function inherit<T>(
  master: Readonly<Record<string, T>> | undefined,
  own: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return master ? {...master, ...own} : own
}

/** Returns true when the product is currently online on the site. */
export function isOnline(
  product: Pick<ProductRecord, 'online' | 'onlineFrom' | 'onlineTo'>,
  siteId: string,
  now: Date = new Date(),
): boolean {
  if (siteValue(product.online, siteId) !== true) return false
  if (product.onlineFrom && Date.parse(product.onlineFrom) > now.getTime()) return false
  return !product.onlineTo || Date.parse(product.onlineTo) > now.getTime()
}
