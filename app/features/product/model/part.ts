import {isOrderable} from './availability'
import type {Offer} from './offer'
import type {ProductModel} from './product'
import type {Choice, Selection} from './variation'

/** A product inside a set or bundle, with a choice of its own. */
export interface Part {
  readonly product: ProductModel
  /** Units in one bundle; 1 in a set. */
  readonly quantity: number
  /** A member belongs to the set; extensions and accessories can be added to it. */
  readonly role: 'member' | 'extension' | 'accessory'
}

/** A part with the shopper's choice. */
export interface ChosenPart {
  readonly part: Part
  readonly choice: Choice
  readonly selection: Selection | undefined
  /** Offer of the chosen variant; of the part itself while the choice is incomplete. */
  readonly offer: Offer | undefined
  readonly taken: boolean
}

/** Id of the product that can be added to the basket; undefined while the choice is incomplete. */
export function sellableIdOf({
  part,
  selection,
}: Pick<ChosenPart, 'part' | 'selection'>): string | undefined {
  if (!selection) return part.product.id
  return selection.kind === 'variant' ? selection.variant.id : undefined
}

/** Parts that are wanted: selected, and available or with an incomplete choice. */
export const wantedParts = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(
    ({taken, selection, offer}) =>
      taken &&
      selection?.kind !== 'impossible' &&
      (selection?.kind === 'incomplete' || (!!offer && isOrderable(offer.availability))),
  )
