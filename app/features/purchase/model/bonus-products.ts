import type {ShopperProductsTypes, ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {staticPath} from '@app/features/catalog/model/image-paths'
import type {BonusChoice} from './bonus'

type Product = ShopperProductsTypes.Product
type Promotion = ShopperPromotionsTypes.Promotion

/** What a bonus can be chosen from. */
export interface BonusCandidates {
  readonly productIds: readonly string[]
  /** Variants of a master that may be chosen; all of them where it is not named. */
  readonly variantIds: Readonly<Record<string, readonly string[]>>
}

/** One product that can be chosen: an item, or one variant of a master. */
export interface BonusProduct {
  readonly id: string
  readonly name: string
  /** Chosen values in the words of the locale. */
  readonly choices: readonly string[]
  /** Picture on the static host. */
  readonly image?: string
  /** What it costs otherwise, in major units. */
  readonly price?: number
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** An object of the wire; custom attributes may carry it as text. */
function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (given as Readonly<Record<string, unknown>>)
      : {}
  } catch {
    return {}
  }
}

/**
 * The products of a choice: those that the promotion names (`c_discountProducts`, rule BASKET-9), else those of
 * the basket. `c_discountVariantProducts` narrows masters to some of their variants.
 */
export function bonusCandidates(
  {productIds}: Pick<BonusChoice, 'productIds'>,
  promotion: Promotion | undefined,
): BonusCandidates {
  const named = textsIn(promotion?.c_discountProducts)
  const variants = Object.entries(objectIn(promotion?.c_discountVariantProducts))
  return {
    productIds: named.length > 0 ? named : productIds,
    variantIds: Object.fromEntries(variants.map(([id, ids]) => [id, textsIn(ids)])),
  }
}

function imageOf({imageGroups = []}: Product, color: string | undefined): string | undefined {
  const main = imageGroups.filter(({viewType}) => viewType === 'mainview')
  const own = main.find(({variationAttributes}) =>
    variationAttributes?.some(({values}) => values?.some(({value}) => value === color)),
  )
  const image = (own ?? main[0])?.images[0]
  return image && staticPath(image.disBaseLink ?? image.link)
}

const nameOf = ({c_masterName: masterName, name, id}: Product): string =>
  (typeof masterName === 'string' && masterName) || (name ?? id)

type Values = Readonly<Record<string, string>>

/** Names of variation values, in the order of the attributes. */
const namesOf = ({variationAttributes = []}: Product, chosen: Values): string[] =>
  variationAttributes.flatMap(({id, values = []}) => {
    const value = chosen[id]
    return value ? [values.find((known) => known.value === value)?.name ?? value] : []
  })

function bonusOf(product: Product, id: string, chosen: Values): BonusProduct {
  const image = imageOf(product, chosen['color'])
  const {price} = product
  return {
    id,
    name: nameOf(product),
    choices: namesOf(product, chosen),
    ...(image && {image}),
    ...(typeof price === 'number' && {price}),
  }
}

/** A product as what can be chosen of it; what cannot be had is left out. */
function choicesOf(product: Product, {variantIds}: BonusCandidates): BonusProduct[] {
  const {id, type, inventory, variants = []} = product
  if (!type?.master) {
    const chosen = (product.variationValues ?? {}) as Values
    return inventory?.orderable === false ? [] : [bonusOf(product, id, chosen)]
  }
  const allowed = variantIds[id]
  return variants
    .filter(({productId, orderable}) => orderable && (allowed?.includes(productId) ?? true))
    .map(({productId, variationValues}) =>
      bonusOf(product, productId, (variationValues ?? {}) as Values),
    )
}

/** Everything that can be chosen, in the order of the promotion. */
export function bonusProducts(
  products: readonly Product[],
  candidates: BonusCandidates,
): BonusProduct[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return candidates.productIds.flatMap((id) => {
    const product = byId.get(id)
    return product ? choicesOf(product, candidates) : []
  })
}
