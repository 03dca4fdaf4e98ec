import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {priceOf} from '@app/features/catalog/model/price'
import type {NewItem} from '@app/features/basket/model/new-item'

/** Product type of a product that requires an engraving (rule PROD-4). */
export const ENGRAVING_TYPE = 'Engraving'

/** Position of an engraving: a box on a turntable frame, in percent of the picture. */
export interface EngravingPosition {
  readonly id: string
  readonly label: string
  /** Number of the frame, from 1. */
  readonly frame: number
  /** Centre of the box. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Engraving options of a product (`c_engraving`). */
export interface EngravingPlan {
  /** Product id of the engraving service, which is added to the basket. */
  readonly productId: string
  /** Option of that product for the typeface. */
  readonly typefaceOption: string
  /** Maximum length in characters. */
  readonly maxLength: number
  readonly positions: readonly EngravingPosition[]
}

export interface Typeface {
  readonly id: string
  readonly name: string
  /** Surcharge on top of the price, major units. */
  readonly extra: number
}

/** A plan with the price of the engraving and its typefaces. */
export interface EngravingModel extends EngravingPlan {
  readonly name: string
  /** Price of one engraving, major units. */
  readonly price: number
  readonly typefaces: readonly Typeface[]
}

/** An engraving as the shopper designs it. */
export interface Engraving {
  readonly text: string
  readonly typeface: string
  readonly position: string
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

function positionOf(value: unknown): EngravingPosition[] {
  const {id, label, frame, x, y, width, height} = (value ?? {}) as Readonly<Record<string, unknown>>
  const known = typeof id === 'string' && typeof label === 'string'
  if (!known || ![frame, x, y, width, height].every(isNumber)) return []
  return [{id, label, frame, x, y, width, height} as EngravingPosition]
}

/** Reads `c_engraving`; null when the product has no engraving or the value is invalid. */
export function engravingPlanOf(value: unknown): EngravingPlan | null {
  if (typeof value !== 'string') return null
  try {
    const plan = JSON.parse(value) as Readonly<Record<string, unknown>>
    const positions = Array.isArray(plan.positions) ? plan.positions.flatMap(positionOf) : []
    const {product, typefaceOption, maxLength} = plan
    if (typeof product !== 'string' || typeof typefaceOption !== 'string') return null
    if (!isNumber(maxLength) || maxLength < 1 || positions.length === 0) return null
    return {productId: product, typefaceOption, maxLength, positions}
  } catch {
    return null
  }
}

/** The plan with prices and typefaces of the engraving service; null when the site does not sell it. */
export function engravingOf(
  plan: EngravingPlan,
  work: ShopperProductsTypes.Product | undefined,
): EngravingModel | null {
  const price = work && priceOf(work)
  if (!price || work.inventory?.orderable === false) return null
  const option = work.options?.find(({id}) => id === plan.typefaceOption)
  const typefaces = (option?.values ?? []).map(({id, name, price: extra}) => ({
    id,
    name: name ?? id,
    extra: Math.max(0, extra ?? 0),
  }))
  if (typefaces.length === 0) return null
  return {...plan, name: work.name ?? work.id, price: price.amount, typefaces}
}

/** Reason why a text cannot be engraved; undefined when it can. */
export type EngravingProblem = 'required' | 'tooLong' | 'signs'

/** Letters of any script, digits, spaces and a few signs that are used in names. */
const SIGNS = /^[\p{L}\p{M}\p{N} .,'’&+♥-]*$/u

/** Number of characters as a reader counts them: code points after NFC normalization. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length

/** The text that is engraved: single spaces, none at the ends. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

export function engravingProblem(text: string, maxLength: number): EngravingProblem | undefined {
  const wanted = tidy(text)
  if (wanted === '') return 'required'
  if (lengthOf(wanted) > maxLength) return 'tooLong'
  return SIGNS.test(wanted) ? undefined : 'signs'
}

/** Price of one engraving in a typeface, major units; added in hundredths. */
export function engravingPrice({price, typefaces}: EngravingModel, typeface: string): number {
  const extra = typefaces.find(({id}) => id === typeface)?.extra ?? 0
  return (Math.round(price * 100) + Math.round(extra * 100)) / 100
}

/** Letter height in percent of the picture's width, so that the whole name fits its box. */
export function letterSize(text: string, {width, height}: EngravingPosition): number {
  // A letter of either typeface is about 0.62 of its height wide; the picture has the ratio 7 to 8.
  const byWidth = width / (0.62 * Math.max(1, lengthOf(text)))
  return Math.min(byWidth, height * (8 / 7) * 0.8)
}

/**
 * The basket item of an engraving: the product of the engraving service, its typeface as an option, and the
 * engraving as custom attributes, with the labels that the shopper saw.
 * @param of id of the product that is engraved
 */
export function engravingItem(
  model: EngravingModel,
  {text, typeface, position}: Engraving,
  of: string,
  quantity: number,
): NewItem {
  const {productId, typefaceOption, typefaces, positions} = model
  return {
    productId,
    quantity,
    optionItems: [{optionId: typefaceOption, optionValueId: typeface}],
    custom: {
      c_engravingText: text,
      c_engravingTypeface: typeface,
      c_engravingTypefaceName: typefaces.find(({id}) => id === typeface)?.name ?? typeface,
      c_engravingPosition: position,
      c_engravingPositionName: positions.find(({id}) => id === position)?.label ?? position,
      c_engravingProductId: of,
    },
  }
}
