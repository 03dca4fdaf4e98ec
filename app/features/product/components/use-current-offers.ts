import {useQuery} from '@tanstack/react-query'
import {useKnownShopper} from '@app/features/session/use-shopper'
import {useShop} from '@app/shared/lib/shop-context'
import {MAX_OFFERS, offersQuery} from '../api/get-offers'
import type {Offer} from '../model/offer'
import type {ProductModel} from '../model/product'
import type {Selection} from '../model/variation'

/** Product ids whose price and availability the page shows. */
function soldIds({id, variants}: ProductModel): string[] {
  return variants.length > 0 ? variants.map((variant) => variant.id).slice(0, MAX_OFFERS) : [id]
}

/**
 * The offer of a selection: first the one of the page, and once the shopper has a session, the current one.
 * Without a session no request is made: a visitor who only looks loads no session code.
 */
export function useCurrentOffer(
  product: ProductModel,
  selection: Selection | undefined,
): Offer | undefined {
  const shop = useShop()
  const shopper = useKnownShopper()
  const {data: current = {}} = useQuery({
    ...offersQuery(shop, soldIds(product), shopper),
    enabled: shopper !== undefined && !shop.site.isContentOnlySite,
  })
  if (!selection) return product.offer && (current[product.id] ?? product.offer)
  if (selection.kind !== 'variant') return product.offer
  const {id, offer} = selection.variant
  return offer && (current[id] ?? offer)
}
