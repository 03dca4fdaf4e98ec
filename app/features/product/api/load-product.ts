import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {idsIn} from '@app/features/fit/model/fit'
import type {Shop} from '@app/shared/lib/shop-context'
import {engravingOf, engravingPlanOf, type EngravingModel} from '../model/engraving'
import {kindOf, partProductOf, productOf} from '../model/build-product'
import type {ProductModel} from '../model/product'
import {promotionIdsOf} from '../model/promotion'
import type {Part} from '../model/set'
import {GUEST, readFullPrices} from './get-full-prices'
import {readPromotions} from './get-promotions'
import {readInBatches, readOffers, readParts, readProduct, MAX_DETAILED} from './read-products'

type Product = ShopperProductsTypes.Product

interface Member {
  readonly id: string
  readonly quantity: number
  readonly role: Part['role']
}

/**
 * What a set or bundle is made of and goes with, in the order of the page. What other products need and
 * go with is read when the shopper comes to it.
 */
function membersOf(product: Product): Member[] {
  const {setProducts = [], bundledProducts = []} = product
  if (!['set', 'bundle'].includes(kindOf(product))) return []
  return [
    ...setProducts.map(({id}) => ({id, quantity: 1, role: 'member' as const})),
    ...bundledProducts.map(({product: {id}, quantity}) => ({
      id,
      quantity: quantity ?? 1,
      role: 'member' as const,
    })),
    ...idsIn(product.c_setExtensions).map((id) => ({id, quantity: 1, role: 'extension' as const})),
    ...idsIn(product.c_setAccessories).map((id) => ({id, quantity: 1, role: 'accessory' as const})),
  ]
}

const variantIdsOf = ({type, variants = []}: Product): string[] =>
  type?.master ? variants.map(({productId}) => productId) : []

/** Members, extensions and accessories in batches, then the offers of their variants (spec 4). */
async function loadParts(shop: Shop, product: Product, withPrices: boolean): Promise<Part[]> {
  const members = membersOf(product)
  const found = await readParts(
    shop,
    members.map(({id}) => id),
  )
  const variantIds = found.flatMap(variantIdsOf)
  const variants = withPrices ? await readOffers(shop, variantIds) : []
  const byId = new Map(found.map((one) => [one.id, one]))
  return members.flatMap(({id, quantity, role}) => {
    const one = byId.get(id)
    return one
      ? [{product: partProductOf({product: one, variants, withPrices}), quantity, role}]
      : []
  })
}

/** What the members of a set cost together, as a guest buys them; nothing when nobody tells. */
async function totalOf(shop: Shop, parts: readonly Part[]): Promise<number | undefined> {
  const idsOf = (wanted: (part: Part) => boolean) =>
    parts.filter(wanted).map(({product}) => product.id)
  try {
    const {total} = await readFullPrices(shop, {
      customerId: GUEST,
      selected: idsOf(({role}) => role === 'member'),
      unselected: idsOf(({role}) => role !== 'member'),
    })
    return total
  } catch {
    return undefined
  }
}

/** The engraving of a product; none when the site does not sell the work or it cannot be read. */
async function loadEngraving(shop: Shop, product: Product): Promise<EngravingModel | null> {
  const plan = engravingPlanOf(product.c_engraving)
  if (!plan) return null
  try {
    const [work] = await readInBatches(shop, [plan.productId], {
      expand: 'availability,promotions,prices,options',
    })
    return engravingOf(plan, work)
  } catch {
    return null
  }
}

async function loadOffers(shop: Shop, product: Product): Promise<Product[]> {
  const ids = variantIdsOf(product).slice(0, MAX_DETAILED)
  return readOffers(shop, ids)
}

/** Everything that the page of a product shows. @throws ApiFault of the product itself */
export async function loadProduct(shop: Shop, productId: string): Promise<ProductModel> {
  const withPrices = !shop.site.isContentOnlySite
  const found = await readProduct(shop, productId)
  const masterId = found.type?.variant ? found.master?.masterId : undefined
  const product = masterId ? await readProduct(shop, masterId) : found
  const [variants, parts, engraving, promotions] = await Promise.all([
    withPrices ? loadOffers(shop, product) : [],
    loadParts(shop, product, withPrices),
    withPrices ? loadEngraving(shop, product) : null,
    withPrices ? readPromotions(shop, promotionIdsOf([product])) : [],
  ])
  const isPriced = withPrices && kindOf(product) === 'set'
  return productOf({
    product,
    variants,
    withPrices,
    parts,
    engraving,
    promotions,
    setTotal: isPriced ? await totalOf(shop, parts) : undefined,
    ...(masterId && {named: found}),
  })
}
