import type {ProductRecord} from './product-record'

type WithParts = Pick<ProductRecord, 'id' | 'setProducts' | 'bundledProducts'>

const idsOf = ({setProducts, bundledProducts}: WithParts): readonly string[] => [
  ...setProducts,
  ...bundledProducts.map(({id}) => id),
]

/** True when a part is the whole, or has it below. */
function leadsTo(
  part: string,
  whole: string,
  read: (id: string) => WithParts | undefined,
  seen = new Set<string>(),
): boolean {
  if (part === whole) return true
  if (seen.has(part)) return false
  seen.add(part)
  const record = read(part)
  return record !== undefined && idsOf(record).some((id) => leadsTo(id, whole, read, seen))
}

/**
 * A set or bundle without the parts that contain it: what walks down its parts ends. The import reports such sets.
 * @param read reads a product with its parts as the archive has them
 */
export function withoutCircles<Product extends WithParts>(
  product: Product,
  read: (id: string) => WithParts | undefined,
): Product {
  const isCircular = (id: string) => leadsTo(id, product.id, read)
  if (!idsOf(product).some(isCircular)) return product
  return {
    ...product,
    setProducts: product.setProducts.filter((id) => !isCircular(id)),
    bundledProducts: product.bundledProducts.filter(({id}) => !isCircular(id)),
  }
}
