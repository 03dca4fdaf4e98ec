import {useEffect, useState} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useCustomerProductLists} from '@salesforce/commerce-sdk-react'
import {loadCustomerId, useCommerceState} from '@app/features/session/public/shopper-client'
import {hasStoredSession} from '@app/features/session/public/stored-session'
import {useShop} from '@app/shared/lib/shop-context'
import {
  type Wish,
  currentWishes,
  publishWishes,
  useWishes,
} from '@app/features/wishlist/public/wishes'

export type WishlistView =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly wishes: readonly Wish[]}

/**
 * The list for its page. For a visitor without a session it is empty, and no code is loaded. The server and
 * the first render return `loading`.
 */
export function useWishlist(): WishlistView {
  const shop = useShop()
  const queryClient = useQueryClient()
  const wishes = useWishes()
  const {customerId = ''} = useCommerceState()
  const [session, setSession] = useState<'unknown' | 'open' | 'failed'>('unknown')
  const [attempt, setAttempt] = useState(0)
  const {
    data: lists,
    isError,
    refetch,
  } = useCustomerProductLists({parameters: {customerId}}, {enabled: session === 'open'})
  useEffect(() => {
    const {id} = shop.site
    if (attempt === 0 && !hasStoredSession(id, document.cookie)) {
      if (currentWishes() === undefined) publishWishes([])
      return undefined
    }
    let current = true
    loadCustomerId().then(
      () => current && setSession('open'),
      () => current && setSession('failed'),
    )
    return () => {
      current = false
    }
  }, [shop, attempt])
  useEffect(() => {
    if (!lists) return undefined
    let current = true
    // The masters of the wishes are read, too, and changes that are under way come first.
    import('@app/features/wishlist/public/change-wishes')
      .then(({loadWishes}) => loadWishes({shop, queryClient}))
      .catch(() => current && setSession('failed'))
    return () => {
      current = false
    }
  }, [lists, shop, queryClient, attempt])
  if (wishes !== undefined) return {status: 'ready', wishes}
  if (session !== 'failed' && !isError) return {status: 'loading'}
  return {
    status: 'failed',
    retry: () => {
      setSession('unknown')
      setAttempt(attempt + 1)
      if (isError) void refetch()
    },
  }
}
