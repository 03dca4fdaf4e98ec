import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {idsIn} from '../public/advice'
import {readOptional} from '@app/shared/lib/incomplete'
import type {Shop} from '@app/shared/lib/shop-context'
import {type EngravingModel} from '@app/features/engraving/public/engraving'
import {engravingOf, engravingPlanOf} from '@app/features/engraving/public/engraving-plan'
import {kindOf, partProductOf, productOf} from '../public/build-product'
import type {ProductModel, Part} from '../public/product'
import {promotionIdsOf, readPromotions} from '@app/features/catalog/public/promotion'
import {readDescription} from './read-description'
import {productAnswerQuery} from './get-product-answer'
import {GUEST, readFullPrices} from '../public/get-full-prices'
import {
  readInBatches,
  readOffers,
  readParts,
  MAX_DETAILED,
} from '@app/features/catalog/public/read-products'

type Product = ShopperProductsTypes.Product

interface Member {
  readonly id: string
  readonly quantity: number
  readonly role: Part['role']
}

/**
 * Members, extensions and accessories of a set or bundle, in the order of the page. Those of other products
 * are read when the shopper scrolls to them.
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
  ].filter(({id}) => id !== product.id)
}

const variantIdsOf = ({type, variants = []}: Product): string[] =>
  type?.master ? variants.map(({productId}) => productId) : []

/** Collects the names of optional parts of the page that could not be read. */
class OptionalReads {
  private readonly names = new Set<string>()

  /** Names of the failed reads, for the model; empty when every read succeeded. */
  get report(): Pick<ProductModel, 'missing'> {
    return this.names.size > 0 ? {missing: [...this.names]} : {}
  }

  /** The answer of a read, or `without` when it fails or exceeds its time limit. */
  async read<T>(name: string, read: Promise<T>, without: T): Promise<T> {
    const {value, missing = []} = await readOptional(name, read, without)
    for (const missed of missing) this.names.add(missed)
    return value
  }
}

type Engravings = ReadonlyMap<string, EngravingModel>

/** Engravings by product id; products whose engraving service the site does not sell are left out. */
async function loadEngravings(shop: Shop, products: readonly Product[]): Promise<Engravings> {
  const plans = products.flatMap(({id, c_engraving}) => {
    const plan = engravingPlanOf(c_engraving)
    return plan ? [{id, plan}] : []
  })
  const works = [...new Set(plans.map(({plan}) => plan.productId))]
  if (works.length === 0) return new Map()
  const found = await readInBatches(shop, works, {
    expand: ['availability', 'promotions', 'prices', 'options'],
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
}

/** Members, extensions and accessories in batches, then the offers of their variants (rule PROD-2). */
async function loadParts(
  shop: Shop,
  product: Product,
  withPrices: boolean,
  optional: OptionalReads,
): Promise<Part[]> {
  const members = membersOf(product)
  const found = await readParts(
    shop,
    members.map(({id}) => id),
  )
  const variantIds = found.flatMap(variantIdsOf)
  // A bundle is one product of the basket: its parts cannot be engraved.
  const engravable = withPrices && product.type?.set ? found : []
  const [variants, engravings] = await Promise.all([
    withPrices ? readOffers(shop, variantIds) : [],
    optional.read<Engravings>('engraving', loadEngravings(shop, engravable), new Map()),
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

/** Total price of the members of a set for a guest. */
async function totalOf(shop: Shop, parts: readonly Part[]): Promise<number> {
  const idsOf = (matches: (part: Part) => boolean) =>
    parts.filter(matches).map(({product}) => product.id)
  const {total} = await readFullPrices(shop, {
    customerId: GUEST,
    selected: idsOf(({role}) => role === 'member'),
    unselected: idsOf(({role}) => role !== 'member'),
  })
  return total
}

async function loadOffers(shop: Shop, product: Product): Promise<Product[]> {
  const ids = variantIdsOf(product).slice(0, MAX_DETAILED)
  return readOffers(shop, ids)
}

/**
 * Loads the data of a product page. Promotions, engraving and the total of a set are optional: the model
 * names those that could not be read.
 * @param answer of the product, where it has been read
 * @throws ApiFault of the product itself, of its variants and of the members of a set
 */
export async function loadProduct(
  shop: Shop,
  productId: string,
  answer?: Product,
): Promise<ProductModel> {
  const withPrices = !shop.site.isContentOnlySite
  const found = answer ?? (await productAnswerQuery(shop, productId).queryFn())
  const masterId = found.type?.variant ? found.master?.masterId : undefined
  const product = masterId ? await productAnswerQuery(shop, masterId).queryFn() : found
  const optional = new OptionalReads()
  const priced = withPrices ? [product] : []
  const [variants, parts, engravings, promotions, description] = await Promise.all([
    withPrices ? loadOffers(shop, product) : [],
    loadParts(shop, product, withPrices, optional),
    optional.read<Engravings>('engraving', loadEngravings(shop, priced), new Map()),
    optional.read('promotions', readPromotions(shop, promotionIdsOf(priced)), []),
    optional.read('description', readDescription(shop, product), undefined),
  ])
  const isPricedSet = withPrices && kindOf(product) === 'set'
  const setTotal = isPricedSet
    ? await optional.read<number | undefined>('set-total', totalOf(shop, parts), undefined)
    : undefined
  const model = productOf({
    product,
    variants,
    withPrices,
    parts,
    engraving: engravings.get(product.id),
    promotions,
    description,
    setTotal,
    ...(masterId && {named: found}),
  })
  return {...model, ...optional.report}
}
