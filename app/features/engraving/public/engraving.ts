import type {NewItem} from '@app/features/basket/public/new-item'

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
  /** Tax in its prices, 0.19 for 19 percent; missing where prices are net. */
  readonly taxRate?: number
  readonly typefaces: readonly Typeface[]
}

/** An engraving as the shopper designs it. */
export interface Engraving {
  readonly text: string
  readonly typeface: string
  readonly position: string
}

/** Price of one engraving in a typeface, major units; added in hundredths. */
export function engravingPrice({price, typefaces}: EngravingModel, typeface: string): number {
  const extra = typefaces.find(({id}) => id === typeface)?.extra ?? 0
  return (Math.round(price * 100) + Math.round(extra * 100)) / 100
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
