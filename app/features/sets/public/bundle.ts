import type {BundlePartChoice} from '@app/features/basket/public/new-item'
import {joinNames} from '@app/shared/i18n/join-names'
import {
  isOrderable,
  LOW_STOCK,
  type AvailabilityModel,
} from '@app/features/product/public/availability-state'
import type {ChosenPart} from '@app/features/product/public/product'

/** Units of the bundle that the stock of a part covers; undefined when the stock is unknown. */
function unitsOf({part: {quantity}, offer}: ChosenPart): number | undefined {
  const stock = offer?.availability.stock
  return stock === undefined ? undefined : Math.floor(stock / quantity)
}

const lowest = (known: readonly (number | undefined)[]): number | undefined => {
  const numbers = known.filter((one): one is number => one !== undefined)
  return numbers.length > 0 ? Math.min(...numbers) : undefined
}

/** True for a part that is unavailable as it is chosen: the variant does not exist, or is sold out. */
const isLacking = (part: ChosenPart): boolean =>
  part.selection?.kind === 'impossible' ||
  (part.offer !== undefined && !isOrderable(part.offer.availability)) ||
  unitsOf(part) === 0

/**
 * Availability of a bundle, limited by its least available part: a bundle is bought as a whole. A part
 * whose choice is incomplete counts with all of its variants together.
 * @param own availability of the bundle from the backend, which does not take the choice into account
 */
export function bundleAvailability(
  own: AvailabilityModel,
  parts: readonly ChosenPart[],
): AvailabilityModel {
  if (!isOrderable(own)) return own
  if (parts.some(isLacking)) return {state: 'outofstock', stock: 0}
  const later = parts
    .map(({offer}) => offer?.availability)
    .find((one) => one?.state === 'preorder' || one?.state === 'backorder')
  const stock = lowest([own.stock, ...parts.map(unitsOf)])
  const few = stock !== undefined && stock <= LOW_STOCK
  return {
    ...(later ?? (few && own.state === 'instock' ? {state: 'lowstock'} : own)),
    ...(stock !== undefined && {stock}),
  }
}

/** Whether the choice of a part is incomplete. */
export const isBundleUnfinished = (parts: readonly ChosenPart[]): boolean =>
  parts.some(({selection}) => selection?.kind === 'incomplete')

/** The chosen variants, by the product ids that the bundle names. */
export const chosenVariants = (parts: readonly ChosenPart[]): BundlePartChoice[] =>
  parts.flatMap(({part, selection}) =>
    selection?.kind === 'variant'
      ? [{masterId: part.product.id, productId: selection.variant.id}]
      : [],
  )

/** Names of the parts with their chosen values: `Natta sleeping bag, Moss, 70 cm`. */
export const partNames = (parts: readonly ChosenPart[], locale: string): string[] =>
  parts.map(({part: {product}, choice}) =>
    joinNames(
      [
        product.name,
        ...product.attributes.flatMap(
          ({id, values}) => values.find((value) => value.id === choice[id])?.name ?? [],
        ),
      ],
      locale,
    ),
  )
