import {useEffect, useState} from 'react'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {useShop} from '@app/shared/lib/shop-context'
import {
  loadCommerce,
  publishBasket,
  useCommerceState,
  type Basket,
} from '@app/features/session/model/shopper-client'
import {hasStoredSession} from '@app/features/session/model/stored-session'

export type BasketView =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly fault: ApiFault; readonly retry: () => void}
  | {readonly status: 'ready'; readonly basket: Basket | null}

/**
 * The basket for pages that require it. It is loaded when the page opens; a visitor without a session
 * has no basket, and no code is loaded to determine that. The status is `loading` on the server and at
 * the first render.
 */
export function useBasket(): BasketView {
  const {site} = useShop()
  const {basket, status} = useCommerceState()
  const [fault, setFault] = useState<ApiFault | null>(null)
  const [attempt, setAttempt] = useState(0)
  const untouched = status === 'idle' && attempt === 0

  useEffect(() => {
    if (untouched && !hasStoredSession(site.id, document.cookie)) {
      publishBasket(null)
      return undefined
    }
    let current = true
    loadCommerce()
      .then((commerce) => commerce.loadBasket())
      .then(
        () => current && setFault(null),
        (error: unknown) => current && setFault(faultFromThrown(error)),
      )
    return () => {
      current = false
    }
    // `untouched` only matters at the start: a session that begins later publishes its own basket.
  }, [site.id, attempt])

  if (basket !== undefined) return {status: 'ready', basket}
  if (!fault) return {status: 'loading'}
  const retry = () => {
    setFault(null)
    setAttempt(attempt + 1)
  }
  return {status: 'failed', fault, retry}
}
