import {defineQuery} from '@app/shared/api/define-query'
import type {Shop} from '@app/shared/lib/shop-context'

/**
 * Prices of the parts of a set for one shopper, by product id, and the sum of the selected parts; major
 * units.
 */
export interface SetPrices {
  readonly parts: Readonly<Record<string, number>>
  readonly total: number
  /** List price before reductions; missing when there are none. */
  readonly list?: number
}

interface WirePrice {
  productId: string
  price: number
  promotionalPrice: number | null
}

interface WirePrices {
  c_result: {
    selected: WirePrice[]
    unselected: WirePrice[]
    total: {price: number; listPrice: number; netPrice: number}
  }
}

/** Guests use the price endpoint with this customer id (rule CUST-3). */
export const GUEST = 'guest'

const PATH = '/custom/shopper-productset/v1/organizations/:org/full-prices'

export interface PriceLookup {
  /** `guest`, or the id of a registered customer. */
  readonly customerId: string
  readonly selected: readonly string[]
  readonly unselected: readonly string[]
}

/** The price lookup of a set by selected and unselected ids (rules PROD-15 and API-7). */
export async function readFullPrices(shop: Shop, lookup: PriceLookup): Promise<SetPrices> {
  const {c_result: result} = await shop.api.scapi<WirePrices>(PATH, {
    method: 'POST',
    body: {
      c_customerId: lookup.customerId,
      locale: shop.locale.id,
      c_selected: lookup.selected,
      c_unselected: lookup.unselected,
    },
  })
  const {price, listPrice} = result.total
  return {
    parts: Object.fromEntries(
      [...result.selected, ...result.unselected].map((one) => [
        one.productId,
        one.promotionalPrice ?? one.price,
      ]),
    ),
    total: price,
    ...(listPrice > price && {list: listPrice}),
  }
}

/** The lookup as a query of the browser: a changed selection is looked up again. */
export const {use: useFullPrices} = defineQuery({
  key: ['product', 'full-prices'],
  read: (shop, lookup: PriceLookup) => readFullPrices(shop, lookup),
})
