import type {ProductModel} from './product'
import type {Offer} from './offer'
import {isOrderable} from './availability-state'
import {useMemo} from 'react'
import {useLocation} from 'react-router-dom'

/** Chosen values by attribute id, such as color = spruce. */
export type Choice = Readonly<Record<string, string>>

export interface AttributeValue {
  readonly id: string
  readonly name: string
  /** Swatch of the material, relative to the product's folder. */
  readonly swatch?: string
}

export interface VariationAttribute {
  readonly id: string
  readonly name: string
  readonly values: readonly AttributeValue[]
}

export interface Variant {
  readonly id: string
  readonly values: Choice
  /** Offer of the variant; missing on the content-only site. */
  readonly offer?: Offer
  /** GTIN (EAN or UPC), where the catalogue has one. */
  readonly gtin?: string
}

interface Variations {
  readonly attributes: readonly VariationAttribute[]
  readonly variants: readonly Variant[]
}

/** Attributes that the shop does not preset. */
const NEVER_PRESET = new Set(['size'])

const isSold = ({offer}: Variant): boolean => !offer || isOrderable(offer.availability)

const fits = (variant: Variant, choice: Choice): boolean =>
  Object.entries(choice).every(([id, value]) => variant.values[id] === value)

/** The chosen values in an address, as far as the product has them. */
export function choiceInAddress({attributes}: Variations, search: URLSearchParams): Choice {
  const entries = attributes.flatMap(({id, values}) => {
    const value = search.get(id)
    return values.some((known) => known.id === value) && value ? [[id, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/**
 * Initial choice of a page: the values in the address, completed by an orderable variant. A size is only
 * preset when there is no other.
 */
export function presetChoice(product: Variations, named: Choice): Choice {
  const candidates = product.variants.filter((variant) => fits(variant, named))
  const variant = candidates.find(isSold) ?? candidates[0]
  const entries = product.attributes.flatMap(({id, values}) => {
    const own = named[id]
    if (own) return [[id, own] as const]
    const [only, another] = values
    if (only && !another) return [[id, only.id] as const]
    const preset = NEVER_PRESET.has(id) ? undefined : variant?.values[id]
    return preset ? [[id, preset] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Result of a choice. */
export type Selection =
  | {readonly kind: 'variant'; readonly variant: Variant}
  /** The attributes that are not chosen yet. */
  | {readonly kind: 'incomplete'; readonly missing: readonly VariationAttribute[]}
  /** The variant does not exist; `attribute` is the last one chosen, the one to change. */
  | {readonly kind: 'impossible'; readonly attribute: VariationAttribute}

export function selectionOf(
  {attributes, variants}: Variations,
  choice: Choice,
): Selection | undefined {
  const missing = attributes.filter(({id}) => !choice[id])
  const last = attributes.at(-1)
  if (!last) return undefined
  const candidates = variants.filter((variant) => fits(variant, choice))
  const [first] = candidates
  if (!first) {
    const chosen = attributes.filter(({id}) => choice[id]).at(-1)
    return {kind: 'impossible', attribute: chosen ?? last}
  }
  if (missing.length > 0) return {kind: 'incomplete', missing}
  return {kind: 'variant', variant: first}
}

/** `none`: the variant does not exist; `soldout`: it exists and cannot be ordered now. */
export type ValueState = 'available' | 'soldout' | 'none'

/**
 * State of a value given the values chosen before it. The first attribute is independent; each later one
 * depends on those above it, so that there is always an available choice.
 */
export function valueState(
  {attributes, variants}: Variations,
  choice: Choice,
  attributeId: string,
  valueId: string,
): ValueState {
  const above = attributes.slice(
    0,
    attributes.findIndex(({id}) => id === attributeId),
  )
  const required: Record<string, string> = {[attributeId]: valueId}
  for (const {id} of above) {
    const value = choice[id]
    if (value) required[id] = value
  }
  const candidates = variants.filter((variant) => fits(variant, required))
  if (candidates.length === 0) return 'none'
  return candidates.some(isSold) ? 'available' : 'soldout'
}

/** Query string of the page with another value chosen; other parameters stay, `pid` is removed. */
export function choiceSearch(search: string, choice: Choice): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('pid')
  for (const [id, value] of Object.entries(choice)) parameters.set(id, value)
  const query = parameters.toString()
  return query ? `?${query}` : ''
}

export interface ProductChoice {
  /** Chosen values: from the address, completed by the preset. */
  readonly choice: Choice
  /** Undefined for a product without variants. */
  readonly selection: Selection | undefined
  /** Address of this page with another value selected. */
  readonly hrefOf: (attributeId: string, valueId: string) => string
}

/** The choice that an address makes for a product. */
export function choiceAt(
  product: ProductModel,
  {pathname, search}: Pick<Location, 'pathname' | 'search'>,
): ProductChoice {
  const named = {
    ...product.named,
    ...choiceInAddress(product, new URLSearchParams(search)),
  }
  const choice = presetChoice(product, named)
  return {
    choice,
    selection: selectionOf(product, choice),
    hrefOf: (attributeId, valueId) =>
      pathname + choiceSearch(search, {...named, [attributeId]: valueId}),
  }
}

/** Choice of variation values; it is stored in the address (rule ROUTE-4). */
export function useProductChoice(product: ProductModel): ProductChoice {
  const {pathname, search} = useLocation()
  return useMemo(() => choiceAt(product, {pathname, search}), [product, pathname, search])
}
