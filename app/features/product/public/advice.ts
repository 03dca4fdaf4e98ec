import {plainText} from '@common/plain-text'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'

/** One group in a family of products, such as its carry cots. */
export interface FamilyGroup {
  readonly label: string
  readonly ids: readonly string[]
}

export interface Family {
  readonly name: string
  readonly groups: readonly FamilyGroup[]
}

/** Related products and size guide of a product: ids, which are read when the shopper opens them. */
export interface Advice {
  /** `c_setExtensions`: products that it requires. */
  readonly needs?: readonly string[]
  /** `c_setAccessories`: accessories. */
  readonly goesWith?: readonly string[]
  readonly family?: Family
  /** Id of the content asset with the size and age guide. */
  readonly guide?: string
}

/** Ids in a custom attribute that holds a set of ids, without duplicates. */
export const idsIn = (value: unknown): string[] => [
  ...new Set(
    Array.isArray(value)
      ? value.filter((id): id is string => typeof id === 'string' && id !== '')
      : [],
  ),
]

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function groupOf(entry: unknown): FamilyGroup | undefined {
  const {label, products} = (entry ?? {}) as Record<string, unknown>
  const ids = idsIn(products)
  return plainText(label) && ids.length > 0 ? {label: plainText(label), ids} : undefined
}

/** Reads `c_productFamily`, JSON `{name, groups: [{label, products}]}`; undefined for invalid text. */
export function familyOf(value: unknown): Family | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  try {
    const {name, groups} = (JSON.parse(value) ?? {}) as Record<string, unknown>
    const known = (Array.isArray(groups) ? groups : []).flatMap((entry) => groupOf(entry) ?? [])
    const size = new Set(known.flatMap(({ids}) => ids)).size
    return plainText(name) && size > 1 ? {name: plainText(name), groups: known} : undefined
  } catch {
    return undefined
  }
}

/** Related products, guide and family from the attributes of a product; undefined when it has none. */
export function adviceOf(product: ShopperProductsTypes.Product): Advice | undefined {
  const others = (value: unknown): string[] => idsIn(value).filter((id) => id !== product.id)
  const needs = others(product.c_setExtensions)
  const goesWith = others(product.c_setAccessories).filter((id) => !needs.includes(id))
  const family = familyOf(product.c_productFamily)
  const guide = textOf(product.c_sizeGuide)
  const advice: Advice = {
    ...(needs.length > 0 && {needs}),
    ...(goesWith.length > 0 && {goesWith}),
    ...(family && {family}),
    ...(guide && {guide}),
  }
  return Object.keys(advice).length > 0 ? advice : undefined
}
