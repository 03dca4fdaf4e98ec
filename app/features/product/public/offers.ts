import {OFFERS_KEY} from '@app/features/catalog/public/price'
import {defineQuery} from '@app/shared/api/define-query'
import {GUEST, useKnownShopper, type Shopper} from '@app/features/session/public/shopper'
import {useShop} from '@app/shared/lib/shop-context'
import type {ProductModel} from './product'
import type {Offer} from './offer'
import type {Selection} from './variation'

/** Maximum number of variants, the same as on the server-rendered page. */
export const MAX_OFFERS = 48

interface OfferedProducts {
  readonly ids: readonly string[]
  /** Whose prices they are (rule PRICE-9). */
  readonly shopper: Shopper | undefined
}

/**
 * The current price and availability by product id: a page may come from a cache, and only these
 * two are read again in the browser (rule PROD-3).
 */
export const {use: useOffers} = defineQuery({
  key: OFFERS_KEY,
  read: async (shop, {ids}: OfferedProducts): Promise<Record<string, Offer>> => {
    const {loadOffers} = await import('../api/load-offers')
    return loadOffers(shop, ids)
  },
  keyOf: ({ids, shopper = GUEST}) => [shopper.customerId, ids],
})

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
  const {data: current = {}} = useOffers(
    {ids: soldIds(product), shopper},
    {enabled: shopper !== undefined && !shop.site.isContentOnlySite},
  )
  if (!selection) return product.offer && (current[product.id] ?? product.offer)
  if (selection.kind !== 'variant') return product.offer
  const {id, offer} = selection.variant
  return offer && (current[id] ?? offer)
}
