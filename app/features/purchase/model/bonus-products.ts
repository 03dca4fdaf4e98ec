import type {ShopperProductsTypes, ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {plainText} from '@common/plain-text'
import {includedRateOf} from '@app/features/catalog/public/net-price'
import {staticPath} from '@app/features/catalog/public/image-paths'
import type {BonusChoice} from '../public/bonus'

type Product = ShopperProductsTypes.Product
type Promotion = ShopperPromotionsTypes.Promotion

/** Products of a bonus choice. */
export interface BonusCandidates {
  readonly productIds: readonly string[]
  /** Variants of a master that may be chosen; all of them for a master without an entry. */
  readonly variantIds: Readonly<Record<string, readonly string[]>>
}

/** One product of a bonus choice: an item, or one variant of a master. */
export interface BonusProduct {
  readonly id: string
  readonly name: string
  /** Names of the chosen values in the language of the page. */
  readonly choices: readonly string[]
  /** Path of the picture on the static host. */
  readonly image?: string
  /** Regular price, in major units. */
  readonly price?: number
  /** Tax in the price, 0.19 for 19 percent; missing where prices are net. */
  readonly taxRate?: number
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** An object of the API; custom attributes may contain it as JSON text. */
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
 * Products of a choice: those that the promotion lists (`c_discountProducts`, rule BASKET-9), else those of
 * the basket. `c_discountVariantProducts` restricts masters to some of their variants.
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
  plainText(masterName) || plainText(name) || id

type Values = Readonly<Record<string, string>>

/** Names of variation values, in the order of the attributes. */
const namesOf = ({variationAttributes = []}: Product, chosen: Values): string[] =>
  variationAttributes.flatMap(({id, values = []}) => {
    const value = chosen[id]
    return value ? [plainText(values.find((known) => known.value === value)?.name) || value] : []
  })

function bonusOf(product: Product, id: string, chosen: Values): BonusProduct {
  const image = imageOf(product, chosen['color'])
  const {price} = product
  const taxRate = includedRateOf(product)
  return {
    id,
    name: nameOf(product),
    choices: namesOf(product, chosen),
    ...(image && {image}),
    ...(typeof price === 'number' && {price}),
    ...(taxRate !== undefined && {taxRate}),
  }
}

/** The bonus products of an API product; unavailable ones are left out. */
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

/** All bonus products of a choice, in the order of the promotion. */
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
