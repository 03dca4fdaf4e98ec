import {useQuery} from '@tanstack/react-query'
import {useShop} from '@app/shared/lib/shop-context'
import {productRatingQuery} from './api/get-product-rating'
import type {KnownRating} from './model/ratings'
import {useRating} from './use-rating'

/** Rating of the product on its page: from the server-rendered page, until the current one is read. */
export function useProductRating(productId: string): KnownRating {
  const shop = useShop()
  const {data: brought} = useQuery({...productRatingQuery(shop, productId), enabled: false})
  const latest = useRating(productId)
  return latest ?? (shop.site.features.reviews ? brought : undefined)
}
