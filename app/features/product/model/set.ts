import type {NewItem} from '@app/features/session/model/shopper-client'
import type {AvailabilityModel} from './availability'
import {isOrderable} from './availability'
import {engravingItem, engravingPrice, type Engraving} from './engraving'
import type {Offer} from './offer'
import type {ProductModel} from './product'
import type {Choice, Selection} from './variation'

/** A product inside a set or bundle, with its own choice. */
export interface Part {
  readonly product: ProductModel
  /** Pieces in a bundle; 1 in a set. */
  readonly quantity: number
  /** Members are the set; the others can be added to it. */
  readonly role: 'member' | 'extension' | 'accessory'
}

/** A part with what the shopper chose of it. */
export interface ChosenPart {
  readonly part: Part
  readonly choice: Choice
  readonly selection: Selection | undefined
  /** Of what is chosen; of the part itself while something is to choose. */
  readonly offer: Offer | undefined
  readonly taken: boolean
}

/** Id that can go into the basket; undefined while something is to choose. */
export function sellableIdOf({
  part,
  selection,
}: Pick<ChosenPart, 'part' | 'selection'>): string | undefined {
  if (!selection) return part.product.id
  return selection.kind === 'variant' ? selection.variant.id : undefined
}

const stockOf = ({offer}: ChosenPart): number | undefined => offer?.availability.stock

/**
 * Rule PROD-16: the stock level is the lowest available quantity among parts, 0 if none is
 * known.
 */
export function setStock(parts: readonly ChosenPart[]): number {
  const known = parts.flatMap((part) => stockOf(part) ?? [])
  return known.length > 0 ? Math.min(...known) : 0
}

/** Orderable if any part is (rule PROD-16). */
export const isSetOrderable = (parts: readonly ChosenPart[]): boolean =>
  parts.some(({offer}) => offer !== undefined && isOrderable(offer.availability))

/**
 * Availability of the set as one thing, by its members: `lowstock` when some of them cannot be had, and
 * as late as the last of them. What it can be extended by has its own.
 */
export function setAvailability(parts: readonly ChosenPart[]): AvailabilityModel {
  if (!isSetOrderable(parts)) return {state: 'outofstock'}
  const members = parts.filter(({part}) => part.role === 'member')
  const whole = members.every(({offer}) => offer && isOrderable(offer.availability))
  if (!whole) return {state: 'lowstock'}
  const later = members.flatMap(({offer}) => {
    const {state, date = ''} = offer?.availability ?? {}
    return state === 'preorder' || state === 'backorder' ? [{state, date}] : []
  })
  const [last] = later.sort((a, b) => b.date.localeCompare(a.date))
  if (!last) return {state: 'instock'}
  return {state: last.state, ...(last.date && {date: last.date})}
}

/** Parts that are taken and can be ordered as they are chosen. */
export const takenParts = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(
    (part) =>
      part.taken &&
      sellableIdOf(part) !== undefined &&
      part.offer !== undefined &&
      isOrderable(part.offer.availability),
  )

/** Parts that are wanted: taken, and to be had or still to choose. */
export const wantedParts = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(
    ({taken, selection, offer}) =>
      taken &&
      selection?.kind !== 'impossible' &&
      (selection?.kind === 'incomplete' || (!!offer && isOrderable(offer.availability))),
  )

/** Whether something of what is wanted is still to choose, so that the sum is the lowest there is. */
export const isUnfinished = (parts: readonly ChosenPart[]): boolean =>
  wantedParts(parts).some(({selection}) => selection?.kind === 'incomplete')

/**
 * Ids for the price lookup: what is wanted, and what is not (rule PROD-15). A part that is
 * still to choose counts with its cheapest variant.
 */
export function lookupIds(parts: readonly ChosenPart[]): {
  selected: string[]
  unselected: string[]
} {
  const idOf = (part: ChosenPart) => sellableIdOf(part) ?? part.part.product.id
  const taken = new Set(wantedParts(parts))
  return {
    selected: parts.filter((part) => taken.has(part)).map(idOf),
    unselected: parts.filter((part) => !taken.has(part)).map(idOf),
  }
}

/** Whether a part can have a name: it is wanted, there, and its work is sold. */
export const isEngravable = ({part, taken, offer}: ChosenPart): boolean =>
  taken && part.product.engraving !== undefined && !!offer && isOrderable(offer.availability)

/** Engravable if any part is (rule PROD-16). */
export const isSetEngravable = (parts: readonly ChosenPart[]): boolean => parts.some(isEngravable)

/** Names for parts, by the ids of their products. */
export type PartEngravings = Readonly<Record<string, Engraving>>

/** What goes into the basket: every taken part, and the names for those that can have one. */
export function setItems(
  parts: readonly ChosenPart[],
  engravings: PartEngravings,
  quantity: number,
): NewItem[] {
  return takenParts(parts).flatMap((part): NewItem[] => {
    const productId = sellableIdOf(part)
    if (!productId) return []
    const {engraving: model, id} = part.part.product
    const engraving = engravings[id]
    return [
      {productId, quantity},
      ...(model && engraving ? [engravingItem(model, engraving, productId, quantity)] : []),
    ]
  })
}

/** What the names for wanted parts cost together; major units, added in whole hundredths. */
export function engravingsPrice(parts: readonly ChosenPart[], engravings: PartEngravings): number {
  const hundredths = wantedParts(parts).reduce((sum, {part: {product}}) => {
    const engraving = engravings[product.id]
    return product.engraving && engraving
      ? sum + Math.round(engravingPrice(product.engraving, engraving.typeface) * 100)
      : sum
  }, 0)
  return hundredths / 100
}
