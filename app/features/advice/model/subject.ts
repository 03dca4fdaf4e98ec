import {isOrderable, type AvailabilityModel} from '@app/features/product/public/availability-state'
import {
  isMadeToOrder,
  type ProductModel,
  sellableIdOf,
  includedParts,
  type ChosenPart,
} from '@app/features/product/public/product'
import type {Selection} from '@app/features/product/public/variation'

/** A chosen product and the wanted quantity. */
export interface Piece {
  readonly productId: string
  readonly quantity: number
}

/** Product data for the delivery estimate and the stock in stores. */
export interface AdviceSubject {
  /** Products that a store must have in stock; undefined until all attributes are chosen. */
  readonly pieces: readonly Piece[] | undefined
  /**
   * Product whose shipping methods apply, and the date on which all parts are in stock; undefined when it
   * cannot be delivered.
   */
  readonly sent?: {readonly productId: string; readonly from?: string}
}

interface SubjectSource {
  readonly product: Pick<ProductModel, 'id' | 'kind' | 'type'>
  readonly selection: Selection | undefined
  readonly availability: AvailabilityModel
  /** The product, or a part of it, is engraved. */
  readonly engraved?: boolean
  /** Chosen parts of a set or a bundle. */
  readonly parts?: readonly ChosenPart[]
}

function piecesOf(parts: readonly ChosenPart[]): Piece[] | undefined {
  const pieces = parts.flatMap((part) => {
    const productId = sellableIdOf(part)
    return productId ? [{productId, quantity: part.part.quantity}] : []
  })
  return pieces.length > 0 && pieces.length === parts.length ? pieces : undefined
}

const sentFrom = (productId: string, from: string | undefined) => ({
  sent: {productId, ...(from && {from})},
})

/**
 * The wanted parts of a set are delivered together: the shipping methods of the most expensive part apply,
 * from the date on which the last part is in stock.
 */
function setSubject(parts: readonly ChosenPart[]): AdviceSubject {
  const dearest = [...parts].sort(
    (a, b) => (b.offer?.price?.amount ?? 0) - (a.offer?.price?.amount ?? 0),
  )[0]
  const dates = parts.flatMap(({offer}) => offer?.availability.date ?? []).sort()
  return {
    pieces: piecesOf(parts),
    ...(dearest && sentFrom(sellableIdOf(dearest) ?? dearest.part.product.id, dates.at(-1))),
  }
}

/**
 * Subject of delivery estimate and store stock for a product of any kind.
 * @returns undefined for products made to order: no store has them in stock, and no rule gives their date
 */
export function adviceSubject(source: SubjectSource): AdviceSubject | undefined {
  const {product, selection, availability, parts, engraved = false} = source
  const included = parts && product.kind === 'set' ? includedParts(parts) : (parts ?? [])
  const products = [product, ...included.map(({part}) => part.product)]
  if (engraved || products.some(isMadeToOrder)) return undefined
  if (parts && product.kind === 'set') return setSubject(included)
  const chosen = selection?.kind === 'variant' ? selection.variant.id : undefined
  const productId = selection ? chosen : product.id
  return {
    pieces: parts ? piecesOf(parts) : productId ? [{productId, quantity: 1}] : undefined,
    ...(isOrderable(availability) && sentFrom(productId ?? product.id, availability.date)),
  }
}
