import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import {withoutCircles} from './part-circles'
import type {ProductRecord} from './product-record'
import {readCategoryIds, readProduct, readVariationModel} from './product-repository'
import type {VariationModel} from './variation'

/** Maximum number of parsed products in memory; the oldest are removed first. */
const capacity = 20_000

/** Products of the database, parsed once per catalog revision. Get a new store for each request. */
export class CatalogStore {
  private readonly products = new Map<string, ProductRecord | null>()
  private readonly variations = new Map<string, VariationModel>()
  private readonly categories = new Map<string, readonly string[]>()

  constructor(
    private readonly db: Database,
    readonly revision: number,
  ) {}

  product(id: string): ProductRecord | undefined {
    const known = this.products.get(id)
    if (known !== undefined) return known ?? undefined
    const read = (one: string) => readProduct(this.db, one, (masterId) => this.product(masterId))
    const found = read(id)
    const product = found && withoutCircles(found, read)
    remember(this.products, id, product ?? null)
    return product
  }

  /**
   * Returns the variation model of a master; a variant has the model of its master, other products
   * an empty one.
   */
  variation(product: ProductRecord): VariationModel {
    const master = product.masterId ? this.product(product.masterId) : product
    if (!master || master.type !== 'master') return {attributes: [], variants: [], groups: []}
    let model = this.variations.get(master.id)
    if (!model) {
      model = readVariationModel(this.db, master, (id) => this.product(id))
      remember(this.variations, master.id, model)
    }
    return model
  }

  /**
   * Returns the categories in a storefront catalog; a variant without own categories has those of
   * its master.
   */
  categoryIds(product: ProductRecord, catalogId: string): readonly string[] {
    const key = `${catalogId}\n${product.id}`
    let ids = this.categories.get(key)
    if (!ids) {
      ids = readCategoryIds(this.db, catalogId, product.id)
      if (ids.length === 0 && product.masterId) {
        ids = readCategoryIds(this.db, catalogId, product.masterId)
      }
      remember(this.categories, key, ids)
    }
    return ids
  }
}

function remember<T>(cache: Map<string, T>, key: string, value: T): void {
  if (cache.size >= capacity) {
    const oldest = cache.keys().next()
    if (!oldest.done) cache.delete(oldest.value)
  }
  cache.set(key, value)
}

const stores = new WeakMap<Database, CatalogStore>()

/** Returns the store of the current catalog revision. */
export function catalogStore(db: Database): CatalogStore {
  const revision = readRevision(db, 'catalog')
  let store = stores.get(db)
  if (store?.revision !== revision) {
    store = new CatalogStore(db, revision)
    stores.set(db, store)
  }
  return store
}
