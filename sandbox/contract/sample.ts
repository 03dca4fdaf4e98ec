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

/** Walks from the category tree over a search to two orderable products. Throws if there are none. */
export async function findSample(shopper: Shopper): Promise<Sample> {
  const {locale} = shopper.target
  const root = await shopper.products.getCategory({parameters: {id: 'root', levels: 1, locale}})
  for (const category of root.categories ?? []) {
    const found = await shopper.search.productSearch({
      parameters: {refine: `cgid=${category.id}`, limit: 24, locale},
    })
    const ids = (found.hits ?? []).map((hit) => hit.representedProduct?.id ?? hit.productId)
    if (ids.length === 0) continue
    const {data} = await shopper.products.getProducts({
      parameters: {ids: ids.slice(0, 24), locale, expand: ['availability', 'prices']},
    })
    const [first, second] = (data ?? []).filter(canBeBought)
    if (!first || !second) continue
    return {
      categoryId: category.id,
      productId: first.id,
      otherProductId: second.id,
      phrase: phraseOf(first),
    }
  }
  throw new Error(`Site ${shopper.target.siteId} has no category with two orderable products.`)
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
