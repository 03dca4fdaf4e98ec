import type {Availability, Part} from '../inventory/inventory'
import {combineAvailability, weakestAvailability} from '../inventory/inventory'
import type {CatalogStore} from './catalog-store'
import type {ProductRecord} from './product-record'
import {variantsOfGroup} from './variation'

/** Returns the availability of a single product on an inventory list, for any product type. */
export type StockLookup = (productId: string, minOrderQuantity: number) => Availability

/**
 * Returns the availability of a product of any type. A master or variation group has the total of
 * its variants; a set or bundle is limited by its least available part. A bundle with its own
 * record (`hasRecord`) has at most the stock of that record, and exactly that stock on a list that
 * counts bundles only (`bundleOnly`).
 */
export function availabilityOfProduct(
  catalog: CatalogStore,
  product: ProductRecord,
  lookup: StockLookup,
  hasRecord: (productId: string) => boolean,
  bundleOnly: boolean,
): Availability {
  const of = (one: ProductRecord) =>
    availabilityOfProduct(catalog, one, lookup, hasRecord, bundleOnly)
  const own = () => lookup(product.id, product.minOrderQuantity)
  switch (product.type) {
    case 'master':
    case 'variation_group': {
      const {variants, groups} = catalog.variation(product)
      const group = groups.find(({id}) => id === product.id)
      const members = group ? variantsOfGroup(group, variants) : variants
      return combineAvailability(members.map(({id}) => lookup(id, product.minOrderQuantity)))
    }
    case 'set':
    case 'bundle': {
      if (bundleOnly && product.type === 'bundle') return own()
      const parts = partsOf(product).flatMap(({id, quantity}): Part[] => {
        const part = catalog.product(id)
        return part && part.id !== product.id ? [{availability: of(part), quantity}] : []
      })
      if (product.type === 'bundle' && hasRecord(product.id)) {
        parts.push({availability: own(), quantity: 1})
      }
      return weakestAvailability(parts, product.type)
    }
    default:
      return own()
  }
}

/** Returns the parts of a set or bundle with the number of units in one set or bundle. */
export function partsOf(product: ProductRecord): readonly {id: string; quantity: number}[] {
  return product.type === 'set'
    ? product.setProducts.map((id) => ({id, quantity: 1}))
    : product.bundledProducts
}
