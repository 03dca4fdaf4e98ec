import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Shopper} from './shopper'

/** Things that the target sells, so that scenarios know no ids of their own. */
export interface Sample {
  /** A category below the root that holds products. */
  readonly categoryId: string
  /** Two products that can go into a basket. */
  readonly productId: string
  readonly otherProductId: string
  /** A word that finds the first product. */
  readonly phrase: string
}

type Product = ShopperProductsTypes.Product

/** Products that one call may ask for. */
const BATCH = 24

/** Walks from the category tree over searches to two orderable products. Throws if there are none. */
export async function findSample(shopper: Shopper): Promise<Sample> {
  const {locale} = shopper.target
  const root = await shopper.products.getCategory({parameters: {id: 'root', levels: 1, locale}})
  const sellable = new Map<string, Product>()
  let categoryId: string | undefined
  for (const {id} of root.categories ?? []) {
    const found = await findSellable(shopper, id)
    if (found.length > 0) categoryId ??= id
    for (const product of found) sellable.set(product.id, product)
    const [first, second] = sellable.values()
    if (!first || !second || categoryId === undefined) continue
    return {
      categoryId,
      productId: first.id,
      otherProductId: second.id,
      phrase: phraseOf(first),
    }
  }
  throw new Error(`Site ${shopper.target.siteId} has no two products that can be ordered.`)
}

/** Orderable products of a category: items, and variants of what its search finds. */
async function findSellable(shopper: Shopper, categoryId: string): Promise<Product[]> {
  const {locale} = shopper.target
  const {hits = []} = await shopper.search.productSearch({
    parameters: {refine: `cgid=${categoryId}`, limit: BATCH, locale},
  })
  const found = await readProducts(
    shopper,
    hits.map((hit) => hit.representedProduct?.id ?? hit.productId),
  )
  const variants = found.flatMap((product) => (product.type?.master ? variantsOf(product) : []))
  return [...found, ...(await readProducts(shopper, variants))].filter(canBeBought)
}

function variantsOf({variants = []}: Product): string[] {
  return variants.filter(({orderable}) => orderable).map(({productId}) => productId)
}

async function readProducts(shopper: Shopper, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const {data} = await shopper.products.getProducts({
    parameters: {
      ids: ids.slice(0, BATCH),
      locale: shopper.target.locale,
      expand: ['availability', 'prices', 'variations'],
    },
  })
  return data ?? []
}

function canBeBought({type, inventory, price, minOrderQuantity = 1}: Product): boolean {
  const whole = type?.variant === true || type?.item === true
  return whole && inventory?.orderable === true && price !== undefined && minOrderQuantity === 1
}

/** The longest word of the name, or the whole name where it is written without spaces. */
function phraseOf({name = ''}: Product): string {
  const words = name.split(/[^\p{L}\p{N}]+/u)
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
