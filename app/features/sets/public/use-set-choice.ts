import {useMemo, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {encodePart} from '@common/address-part'
import {useKnownShopper} from '@app/features/session/public/shopper'
import {useShop} from '@app/shared/lib/shop-context'
import {MAX_OFFERS, useOffers} from '@app/features/product/public/offers'
import {nestedSearch, withNestedChoice} from '../model/nested-choice'
import type {ProductModel, ChosenPart, Part} from '@app/features/product/public/product'
import type {Offer} from '@app/features/product/public/offer'
import {isOrderable} from '@app/features/product/public/availability-state'
import {
  choiceInAddress,
  presetChoice,
  selectionOf,
  type Choice,
} from '@app/features/product/public/variation'

/** A part with its choice and the addresses that change it. */
export interface SetPart extends ChosenPart {
  readonly hrefOf: (attributeId: string, valueId: string) => string
}

interface SetChoice {
  readonly parts: readonly SetPart[]
  readonly take: (productId: string, taken: boolean) => void
}

/** Address of a page, or of a dialog that leaves the address of the page alone. */
export interface ChoiceAddress {
  readonly pathname: string
  readonly search: string
}

/** Choice of one part: the parameters under its id, completed as on its own page. */
function choiceOf({product}: Part, search: string): {named: Choice; choice: Choice} {
  const own = nestedSearch(new URLSearchParams(search), product.id)
  const byId = product.variants.find(({id}) => id === own.get('pid'))?.values
  const named = {...byId, ...choiceInAddress(product, own)}
  return {named, choice: presetChoice(product, named)}
}

function chosenPart(
  part: Part,
  {pathname, search}: ChoiceAddress,
  current: Readonly<Record<string, Offer>>,
): Omit<SetPart, 'taken'> {
  const {product} = part
  const {named, choice} = choiceOf(part, search)
  const selection = selectionOf(product, choice)
  const {id, offer} = selection?.kind === 'variant' ? selection.variant : product
  return {
    part,
    choice,
    selection,
    offer: offer && (current[id] ?? offer),
    hrefOf: (attributeId, valueId) =>
      pathname + withNestedChoice(search, product.id, {...named, [attributeId]: valueId}),
  }
}

const idsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({product}) =>
    product.variants.length > 0 ? product.variants.map(({id}) => id) : [product.id],
  )

/** Query string in which each part has the variant of a list. */
export function searchOfVariants(parts: readonly Part[], variantIds: readonly string[]): string {
  const entries = parts.flatMap(({product}) => {
    const variant = product.variants.find(({id}) => variantIds.includes(id))
    return variant ? [[product.id, `pid=${encodePart(variant.id)}`]] : []
  })
  return `?${new URLSearchParams(entries).toString()}`
}

/**
 * Choices of the parts of a set: members are selected unless they are unavailable; extensions and
 * accessories are not. With a session, prices and stock are read again.
 * @param own address with the choices; that of the page by default
 */
export function useSetChoice({parts: sources = []}: ProductModel, own?: ChoiceAddress): SetChoice {
  const page = useLocation()
  const {pathname, search} = own ?? page
  const shop = useShop()
  const shopper = useKnownShopper()
  const [taken, setTaken] = useState<Readonly<Record<string, boolean>>>({})
  const ids = useMemo(() => idsOf(sources).slice(0, MAX_OFFERS), [sources])
  const {data: current = {}} = useOffers(
    {ids, shopper},
    {enabled: shopper !== undefined && ids.length > 0 && !shop.site.isContentOnlySite},
  )
  const parts = sources.map((source) => {
    const chosen = chosenPart(source, {pathname, search}, current)
    const byDefault =
      source.role === 'member' && !!chosen.offer && isOrderable(chosen.offer.availability)
    return {...chosen, taken: taken[source.product.id] ?? byDefault}
  })
  return {
    parts,
    take: (productId, isTaken) => setTaken((known) => ({...known, [productId]: isTaken})),
  }
}
