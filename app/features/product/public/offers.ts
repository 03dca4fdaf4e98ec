import {GUEST, useKnownShopper} from '@app/features/session/public/shopper'
import {type Shop, useShop} from '@app/shared/lib/shop-context'
import type {ProductModel} from './product'
import type {Offer} from './offer'
import {useQuery} from '@tanstack/react-query'
import type {Selection} from './variation'

/** Maximum number of variants, the same as on the server-rendered page. */
export const MAX_OFFERS = 48

/**
 * Query for the current price and availability by product id: a page may come from a cache, and only these
 * two are read again in the browser (rule PROD-3).
 * @param shopper whose prices they are (rule PRICE-9)
 */
export function offersQuery(shop: Shop, ids: readonly string[], shopper = GUEST) {
  return {
    queryKey: ['product', 'offers', shop.site.id, shop.locale.id, shopper.customerId, ids],
    queryFn: async (): Promise<Record<string, Offer>> => {
      const {loadOffers} = await import('../api/load-offers')
      return loadOffers(shop, ids)
    },
  }
}

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
