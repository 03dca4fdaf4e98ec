import {useEffect, useState} from 'react'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {useCommerceState} from '@app/features/session/model/shopper-client'
import {hasStoredSession} from '@app/features/session/model/stored-session'
import {useBasketContext} from './api/basket-context'
import {loadBasket} from './api/get-basket'
import type {Basket} from './model/basket'
import {useCurrentBasket} from './use-current-basket'
import {useOwnEmail} from './use-own-email'

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
  const context = useBasketContext()
  const {id: siteId} = context.shop.site
  const {status, customerId} = useCommerceState()
  const basket = useCurrentBasket()
  useOwnEmail(basket)
  const [isVisitor, setIsVisitor] = useState(false)
  const [fault, setFault] = useState<ApiFault | null>(null)
  const [attempt, setAttempt] = useState(0)
  const untouched = status === 'idle' && attempt === 0

  useEffect(() => {
    if (untouched && !hasStoredSession(siteId, document.cookie)) {
      setIsVisitor(true)
      return undefined
    }
    let current = true
    loadBasket(context).then(
      () => current && setFault(null),
      (error: unknown) => current && setFault(faultFromThrown(error)),
    )
    return () => {
      current = false
    }
    // `untouched` only matters at the start: a session that begins later stores its own basket.
  }, [siteId, context, customerId, attempt])

  if (basket !== undefined) return {status: 'ready', basket}
  if (isVisitor) return {status: 'ready', basket: null}
  if (!fault) return {status: 'loading'}
  const retry = () => {
    setFault(null)
    setAttempt(attempt + 1)
  }
  return {status: 'failed', fault, retry}
}
