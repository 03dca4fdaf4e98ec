import {useEffect} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useShop} from '@app/shared/lib/shop-context'
import {currentWishes} from './wishes'
import {useCommerceState} from '@app/features/session/public/shopper-client'

/**
 * Reads the list of a browser that has a session, once the session code is loaded: hearts and the header
 * icon show it. After a failure they stay as they are.
 */
export function useWishlistSign(): void {
  const shop = useShop()
  const queryClient = useQueryClient()
  const {status} = useCommerceState()
  const needed = status === 'ready' && shop.site.features.wishlist
  useEffect(() => {
    if (!needed || currentWishes() !== undefined) return
    import('./change-wishes')
      .then(({loadWishes}) => loadWishes({shop, queryClient}))
      .catch(() => undefined)
  }, [needed, shop, queryClient])
}
