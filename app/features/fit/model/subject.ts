import {isOrderable, type AvailabilityModel} from '@app/features/product/model/availability'
import type {ProductModel} from '@app/features/product/model/product'
import {sellableIdOf, wantedParts, type ChosenPart} from '@app/features/product/model/set'
import type {Selection} from '@app/features/product/model/variation'

/** A product as it is chosen, and how many of it are wanted. */
export interface Piece {
  readonly productId: string
  readonly quantity: number
}

/** What the shopper asks about: when it comes, and where it stands on a shelf. */
export interface FitSubject {
  /** What a store must have of it; undefined while something is to choose. */
  readonly pieces: readonly Piece[] | undefined
  /** The product that tells how it is sent, and when all of it is there; undefined when it is not. */
  readonly sent?: {readonly productId: string; readonly from?: string}
}

interface SubjectSource {
  readonly product: Pick<ProductModel, 'id' | 'kind'>
  readonly selection: Selection | undefined
  readonly availability: AvailabilityModel
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

/** Parts of a set travel together: as the dearest is sent, once the last is there. */
function setSubject(parts: readonly ChosenPart[]): FitSubject {
  const wanted = wantedParts(parts)
  const dearest = [...wanted].sort(
    (a, b) => (b.offer?.price?.amount ?? 0) - (a.offer?.price?.amount ?? 0),
  )[0]
  const dates = wanted.flatMap(({offer}) => offer?.availability.date ?? []).sort()
  return {
    pieces: piecesOf(wanted),
    ...(dearest && sentFrom(sellableIdOf(dearest) ?? dearest.part.product.id, dates.at(-1))),
  }
}

/** What is asked about on the page of a product of any kind. */
export function fitSubject({product, selection, availability, parts}: SubjectSource): FitSubject {
  if (parts && product.kind === 'set') return setSubject(parts)
  const chosen = selection?.kind === 'variant' ? selection.variant.id : undefined
  const productId = selection ? chosen : product.id
  return {
    pieces: parts ? piecesOf(parts) : productId ? [{productId, quantity: 1}] : undefined,
    ...(isOrderable(availability) && sentFrom(productId ?? product.id, availability.date)),
  }
}
