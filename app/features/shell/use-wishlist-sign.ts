import {useEffect} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useShop} from '@app/shared/lib/shop-context'
import {currentWishes} from '@app/features/wishlist/public/wishes'

/**
 * Reads the list of a browser that has a session, once the session code is loaded: hearts and the header
 * icon show it. After a failure they stay as they are.
 */
export function useWishlistSign(): void {
  const shop = useShop()
  const queryClient = useQueryClient()
  const {status} = useCommerceState()
  const wanted = status === 'ready' && shop.site.features.wishlist
  useEffect(() => {
    if (!wanted || currentWishes() !== undefined) return
    import('@app/features/wishlist/public/change-wishes')
      .then(({loadWishes}) => loadWishes({shop, queryClient}))
      .catch(() => undefined)
  }, [wanted, shop, queryClient])
}
