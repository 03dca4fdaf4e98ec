import {plainText} from '@common/plain-text'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'

type Product = ShopperProductsTypes.Product

/** Reason why a line cannot be ordered; absent when it can. */
export type LineProblem = 'unavailable' | 'unpriced' | 'outOfStock' | 'notEnough' | 'notDeliverable'

/** Product data that a basket or order line shows, and its quantity rules. */
export interface LineProduct {
  readonly id: string
  /** Id of the master; only for a variant. */
  readonly masterId?: string
  readonly name: string
  readonly image?: {readonly link: string; readonly alt: string}
  /** Selected variation values, such as colour and size, in the language of the locale. */
  readonly choices: readonly {readonly name: string; readonly value: string}[]
  readonly minOrderQuantity: number
  readonly stepQuantity: number
  /** Units available to sell; null when the backend returns no stock. */
  readonly stock: number | null
  readonly orderable: boolean
  /** Lowest price of the 30 days before a reduction, in major units. */
  readonly lowestPrice?: number
  /** What one piece contains, such as `250 ml`, of goods with a price by unit. */
  readonly measure?: string
}

/** View type of the image: listings, cart and order show the product itself, not a scene. */
const VIEW_TYPE = 'mainview'

function imageOf({imageGroups = []}: Product): LineProduct['image'] {
  const group = imageGroups.find(({viewType}) => viewType === VIEW_TYPE) ?? imageGroups[0]
  const image = group?.images[0]
  if (!image) return undefined
  return {link: image.disBaseLink ?? image.link, alt: image.alt ?? ''}
}

function choicesOf({variationAttributes = [], variationValues = {}}: Product) {
  return variationAttributes.flatMap(({id, name, values = []}) => {
    const chosen = (variationValues as Record<string, string>)[id]
    const value = values.find((candidate) => candidate.value === chosen)
    return chosen ? [{name: plainText(name) || id, value: plainText(value?.name) || chosen}] : []
  })
}

/** Converts a product of Shopper Products to line data; the master's name is preferred (rule BASKET-10). */
export function lineProductOf(product: Product): LineProduct {
  const image = imageOf(product)
  const lowest: unknown = product.c_lowestPrice30Days
  const measure: unknown = product.c_unitPricingMeasure
  return {
    id: product.id,
    ...(product.master?.masterId && {masterId: product.master.masterId}),
    name: plainText(product.c_masterName) || plainText(product.name) || product.id,
    ...(image && {image}),
    choices: choicesOf(product),
    minOrderQuantity: product.minOrderQuantity ?? 1,
    stepQuantity: product.stepQuantity ?? 1,
    stock: product.inventory?.ats ?? null,
    orderable: product.inventory?.orderable ?? true,
    ...(typeof lowest === 'number' && lowest > 0 && {lowestPrice: lowest}),
    ...(typeof measure === 'string' && {measure}),
  }
}
