import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {priceOf} from '@app/features/catalog/model/price'
import type {NewItem} from '@app/features/session/model/shopper-client'

/** Product type whose only content is an engraving (rule PROD-4). */
export const ENGRAVING_TYPE = 'Engraving'

/** Where a name can be cut: a box on a frame of the turn, in percent of the picture. */
export interface EngravingPosition {
  readonly id: string
  readonly label: string
  /** Number of the frame, from 1. */
  readonly frame: number
  /** Middle of the box. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How names can be cut into a product (`c_engraving`). */
export interface EngravingPlan {
  /** The product that is put into the basket for the work. */
  readonly productId: string
  /** Option of that product which chooses the typeface. */
  readonly typefaceOption: string
  /** Characters. */
  readonly maxLength: number
  readonly positions: readonly EngravingPosition[]
}

export interface Typeface {
  readonly id: string
  readonly name: string
  /** On top of the price, major units. */
  readonly extra: number
}

/** A plan with what the work costs and the typefaces there are. */
export interface EngravingModel extends EngravingPlan {
  readonly name: string
  /** Of one name, major units. */
  readonly price: number
  readonly typefaces: readonly Typeface[]
}

/** What a shopper wants cut. */
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

/** Reads `c_engraving`; null when there is nothing to engrave or it makes no sense. */
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

/** The plan with prices and typefaces of the work; null when the site does not sell it. */
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

/** Why a text cannot be cut; undefined when it can. */
export type EngravingProblem = 'required' | 'tooLong' | 'signs'

/** Letters of any script, digits, spaces and the few signs that names have. */
const SIGNS = /^[\p{L}\p{M}\p{N} .,'’&+♥-]*$/u

/** Characters as a reader counts them. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length

/** Single spaces, none at the ends: what is cut in the end. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

export function engravingProblem(text: string, maxLength: number): EngravingProblem | undefined {
  const wanted = tidy(text)
  if (wanted === '') return 'required'
  if (lengthOf(wanted) > maxLength) return 'tooLong'
  return SIGNS.test(wanted) ? undefined : 'signs'
}

/** What one engraving costs in a typeface, major units; added in whole hundredths. */
export function engravingPrice({price, typefaces}: EngravingModel, typeface: string): number {
  const extra = typefaces.find(({id}) => id === typeface)?.extra ?? 0
  return (Math.round(price * 100) + Math.round(extra * 100)) / 100
}

/** Height of the letters in percent of the picture's width, so that the whole name fits its box. */
export function letterSize(text: string, {width, height}: EngravingPosition): number {
  // Letters of both typefaces are about 0.62 of their height wide; the picture is 7 to 8.
  const byWidth = width / (0.62 * Math.max(1, lengthOf(text)))
  return Math.min(byWidth, height * (8 / 7) * 0.8)
}

/**
 * The basket item of an engraving: the product that is the work, its typeface as an option, and what is
 * cut as custom attributes, with the words that the shopper saw.
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
