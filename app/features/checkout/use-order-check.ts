import {useCallback, useEffect, useState} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {
  forgetPending,
  pendingOrder,
  type PendingOrder,
} from '@app/features/basket/model/pending-order'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import {settleOrder} from './api/settle-order'
import {useConfirmOrder} from './use-confirm-order'

export interface OrderCheck {
  /** `unread` on the server and at the first render, before the browser's storage is read. */
  readonly status: 'unread' | 'checking' | 'idle'
  /** True after a check that found no order. */
  readonly notPlaced: boolean
  /** Checks the outcome of an order whose answer was not received or is unreadable. */
  readonly check: (pending: PendingOrder) => void
}

const readBasket = async () => (await loadCommerce()).refreshBasket()
const hasBasket = async (id: string) => (await readBasket())?.basketId === id

/**
 * Checks the outcome of an order without an answer, from this visit or an earlier one: if the order
 * exists, the browser navigates to its confirmation.
 */
export function useOrderCheck(): OrderCheck {
  const shop = useShop()
  const confirm = useConfirmOrder()
  /** The pending order; undefined until it is read from storage. */
  const [pending, setPending] = useState<PendingOrder | null>()
  const [notPlaced, setNotPlaced] = useState(false)

  useEffect(() => setPending(pendingOrder(shop.site.id)), [shop.site.id])

  useEffect(() => {
    if (!pending) return undefined
    const visit = new AbortController()
    const check = async () => {
      const outcome = await settleOrder(shop, pending, {hasBasket, signal: visit.signal})
      if (outcome === 'placed') return confirm(pending.token)
      if (outcome !== 'notPlaced') return
      forgetPending(shop.site.id)
      void readBasket().catch(() => null)
      setNotPlaced(true)
      setPending(null)
    }
    void check()
    return () => visit.abort()
  }, [shop, pending, confirm])

  const check = useCallback((order: PendingOrder) => {
    setNotPlaced(false)
    setPending(order)
  }, [])
  const known = pending ? 'checking' : 'idle'
  return {status: pending === undefined ? 'unread' : known, notPlaced, check}
}
