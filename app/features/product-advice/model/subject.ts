import {isOrderable, type AvailabilityModel} from '@app/features/product/model/availability'
import {isMadeToOrder} from '@app/features/product/model/made-to-order'
import type {ProductModel} from '@app/features/product/model/product'
import {sellableIdOf, wantedParts, type ChosenPart} from '@app/features/product/model/set'
import type {Selection} from '@app/features/product/model/variation'

/** A product as it is chosen, and how many of it are wanted. */
export interface Piece {
  readonly productId: string
  readonly quantity: number
}

/** What the shopper asks about: when it comes, and where it stands on a shelf. */
export interface AdviceSubject {
  /** What a store must have of it; undefined while something is to choose. */
  readonly pieces: readonly Piece[] | undefined
  /** The product that tells how it is sent, and when all of it is there; undefined when it is not. */
  readonly sent?: {readonly productId: string; readonly from?: string}
}

interface SubjectSource {
  readonly product: Pick<ProductModel, 'id' | 'kind' | 'type'>
  readonly selection: Selection | undefined
  readonly availability: AvailabilityModel
  /** A name is to be cut into it, or into a part of it. */
  readonly engraved?: boolean
  /** Of a set or a bundle. */
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

/** Wanted parts of a set travel together: as the dearest is sent, once the last is there. */
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
 * What is asked about on the page of a product of any kind.
 * @returns undefined for what is made to order: no store has it, and no rule knows when it is ready
 */
export function adviceSubject(source: SubjectSource): AdviceSubject | undefined {
  const {product, selection, availability, parts, engraved = false} = source
  const wanted = parts && product.kind === 'set' ? wantedParts(parts) : (parts ?? [])
  const products = [product, ...wanted.map(({part}) => part.product)]
  if (engraved || products.some(isMadeToOrder)) return undefined
  if (parts && product.kind === 'set') return setSubject(wanted)
  const chosen = selection?.kind === 'variant' ? selection.variant.id : undefined
  const productId = selection ? chosen : product.id
  return {
    pieces: parts ? piecesOf(parts) : productId ? [{productId, quantity: 1}] : undefined,
    ...(isOrderable(availability) && sentFrom(productId ?? product.id, availability.date)),
  }
}
