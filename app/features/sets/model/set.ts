import type {NewItem} from '@app/features/basket/public/new-item'
import {type AvailabilityModel, isOrderable} from '@app/features/product/public/availability-state'
import {
  engravingItem,
  engravingPrice,
  type Engraving,
} from '@app/features/engraving/public/engraving'
import {sellableIdOf, includedParts, type ChosenPart} from '@app/features/product/public/product'

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
 * Availability of the set, from its members: `lowstock` when some of them are unavailable, and the date of
 * the last one. Extensions and accessories have their own availability.
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

/** Parts that are selected and can be ordered as they are chosen. */
export const takenParts = (parts: readonly ChosenPart[]): ChosenPart[] =>
  parts.filter(
    (part) =>
      part.taken &&
      sellableIdOf(part) !== undefined &&
      part.offer !== undefined &&
      isOrderable(part.offer.availability),
  )

/** Whether the choice of a wanted part is incomplete, so that the sum is the lowest possible one. */
export const isUnfinished = (parts: readonly ChosenPart[]): boolean =>
  includedParts(parts).some(({selection}) => selection?.kind === 'incomplete')

/**
 * Ids for the price lookup: wanted parts and the others (rule PROD-15). A part whose choice is incomplete
 * counts with its cheapest variant.
 */
export function lookupIds(parts: readonly ChosenPart[]): {
  selected: string[]
  unselected: string[]
} {
  const idOf = (part: ChosenPart) => sellableIdOf(part) ?? part.part.product.id
  const taken = new Set(includedParts(parts))
  return {
    selected: parts.filter((part) => taken.has(part)).map(idOf),
    unselected: parts.filter((part) => !taken.has(part)).map(idOf),
  }
}

/** Whether a part can be engraved: it is wanted and available, and the site sells its engraving. */
export const isEngravable = ({part, taken, offer}: ChosenPart): boolean =>
  taken && part.product.engraving !== undefined && !!offer && isOrderable(offer.availability)

/** Engravable if any part is (rule PROD-16). */
export const isSetEngravable = (parts: readonly ChosenPart[]): boolean => parts.some(isEngravable)

/** Engravings of parts, by product id. */
export type PartEngravings = Readonly<Record<string, Engraving>>

/** Basket items of a set: every selected part, and the engravings of those that can have one. */
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

/** Total price of the engravings of wanted parts; major units, added in hundredths. */
export function engravingsPrice(parts: readonly ChosenPart[], engravings: PartEngravings): number {
  const hundredths = includedParts(parts).reduce((sum, {part: {product}}) => {
    const engraving = engravings[product.id]
    return product.engraving && engraving
      ? sum + Math.round(engravingPrice(product.engraving, engraving.typeface) * 100)
      : sum
  }, 0)
  return hundredths / 100
}
