import {useCallback, useSyncExternalStore} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {ratingBoard} from './api/rating-board'
import type {KnownRating} from './public/ratings'

const nothing = (): undefined => undefined
const noSubscription = () => nothing

/**
 * Rating of a product: null without reviews, undefined until it is known, and permanently undefined where
 * ratings are off or the service fails. All components of a page share one call.
 */
export function useRating(productId: string): KnownRating {
  const shop = useShop()
  const {reviews: enabled} = shop.site.features
  const subscribe = useCallback(
    (listener: () => void) => ratingBoard(shop).want(productId, listener),
    [shop, productId],
  )
  return useSyncExternalStore(
    enabled ? subscribe : noSubscription,
    () => (enabled ? ratingBoard(shop).get(productId) : undefined),
    nothing,
  )
}
