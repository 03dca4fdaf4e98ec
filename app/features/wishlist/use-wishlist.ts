import {useEffect, useState} from 'react'
import {loadCommerce, useCommerceState} from '@app/features/session/model/shopper-client'
import {hasStoredSession} from '@app/features/session/model/stored-session'
import {useShop} from '@app/shared/lib/shop-context'
import type {Wish} from './model/wish'
import {currentWishes, publishWishes, useWishes} from './model/wishlist-store'

/**
 * Reads the list of a browser that has a session, once the session code is loaded: hearts and the header
 * icon show it. After a failure they stay as they are.
 */
export function useWishlistSign(): void {
  const shop = useShop()
  const {status} = useCommerceState()
  const wanted = status === 'ready' && shop.site.features.wishlist
  useEffect(() => {
    if (!wanted || currentWishes() !== undefined) return
    import('./change-wishes').then(({loadWishes}) => loadWishes(shop)).catch(() => undefined)
  }, [wanted, shop])
}

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
  const wishes = useWishes()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const {id} = shop.site
    if (attempt === 0 && !hasStoredSession(id, document.cookie)) {
      if (currentWishes() === undefined) publishWishes([])
      return undefined
    }
    let current = true
    loadCommerce()
      .then(() => import('./change-wishes'))
      .then(({loadWishes}) => loadWishes(shop))
      .then(
        () => current && setFailed(false),
        () => current && setFailed(true),
      )
    return () => {
      current = false
    }
  }, [shop, attempt])
  if (wishes !== undefined) return {status: 'ready', wishes}
  if (!failed) return {status: 'loading'}
  return {
    status: 'failed',
    retry: () => {
      setFailed(false)
      setAttempt(attempt + 1)
    },
  }
}
