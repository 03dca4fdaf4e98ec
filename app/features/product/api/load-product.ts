import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {idsIn} from '@app/features/fit/model/fit'
import {ApiFault} from '@app/shared/api/fault'
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

/**
 * The engravings of products by their ids; without those whose work the site does not sell. None when
 * they cannot be read.
 */
async function loadEngravings(
  shop: Shop,
  products: readonly Product[],
): Promise<ReadonlyMap<string, EngravingModel>> {
  const plans = products.flatMap(({id, c_engraving}) => {
    const plan = engravingPlanOf(c_engraving)
    return plan ? [{id, plan}] : []
  })
  const works = [...new Set(plans.map(({plan}) => plan.productId))]
  if (works.length === 0) return new Map()
  try {
    const found = await readInBatches(shop, works, {
      expand: 'availability,promotions,prices,options',
    })
    return new Map(
      plans.flatMap(({id, plan}) => {
        const model = engravingOf(
          plan,
          found.find((work) => work.id === plan.productId),
        )
        return model ? [[id, model] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Members, extensions and accessories in batches, then the offers of their variants (spec 4). */
async function loadParts(shop: Shop, product: Product, withPrices: boolean): Promise<Part[]> {
  const members = membersOf(product)
  const found = await readParts(
    shop,
    members.map(({id}) => id),
  )
  const variantIds = found.flatMap(variantIdsOf)
  // A bundle is one product of the basket: nothing of it is engraved.
  const engravable = withPrices && product.type?.set ? found : []
  const [variants, engravings] = await Promise.all([
    withPrices ? readOffers(shop, variantIds) : [],
    loadEngravings(shop, engravable),
  ])
  const byId = new Map(found.map((one) => [one.id, one]))
  return members.flatMap(({id, quantity, role}) => {
    const one = byId.get(id)
    if (!one) return []
    const engraving = engravings.get(id)
    return [
      {product: partProductOf({product: one, variants, withPrices, engraving}), quantity, role},
    ]
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

async function loadOffers(shop: Shop, product: Product): Promise<Product[]> {
  const ids = variantIdsOf(product).slice(0, MAX_DETAILED)
  return readOffers(shop, ids)
}

/** B2C Commerce answers 400 to a longer id; to a shopper there is no such product either way. */
const LONGEST_ID = 100

const noSuchProduct = () =>
  new ApiFault({
    type: 'product-not-found',
    status: 404,
    title: 'Product Not Found',
    detail: '',
    arguments: {},
  })

/** Everything that the page of a product shows. @throws ApiFault of the product itself */
export async function loadProduct(shop: Shop, productId: string): Promise<ProductModel> {
  const withPrices = !shop.site.isContentOnlySite
  if (productId.length > LONGEST_ID) throw noSuchProduct()
  const found = await readProduct(shop, productId)
  const masterId = found.type?.variant ? found.master?.masterId : undefined
  const product = masterId ? await readProduct(shop, masterId) : found
  const [variants, parts, engravings, promotions] = await Promise.all([
    withPrices ? loadOffers(shop, product) : [],
    loadParts(shop, product, withPrices),
    loadEngravings(shop, withPrices ? [product] : []),
    withPrices ? readPromotions(shop, promotionIdsOf([product])) : [],
  ])
  const isPriced = withPrices && kindOf(product) === 'set'
  return productOf({
    product,
    variants,
    withPrices,
    parts,
    engraving: engravings.get(product.id),
    promotions,
    setTotal: isPriced ? await totalOf(shop, parts) : undefined,
    ...(masterId && {named: found}),
  })
}
