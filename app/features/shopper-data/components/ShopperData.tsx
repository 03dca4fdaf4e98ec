import {useCallback, useEffect, useRef} from 'react'
import {useQueryClient, type Query} from '@tanstack/react-query'
import {totalQuantity, useCurrentBasket, waitingUnits} from '@app/features/basket/public/basket'
import {loadBasket} from '@app/features/basket/public/get-basket'
import {
  usePendingChanges,
  withRequestedQuantities,
} from '@app/features/offline-changes/public/pending-changes'
import {useViewed} from '@app/features/recommendations/public/recent-store'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {isOutOfReach} from '@app/shared/lib/chunk-failure'
import {useConnection} from '@app/shared/lib/connection'
import {hasNoLine} from '@app/shared/lib/has-no-line'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'
import {claimRecord, keeperOf, keepReads, seedCache, seedQuery} from '../record'
import {useSending} from '../use-sending'
import {useShownAge} from '../use-shown-age'

/** Answers reads that fail without a connection with what is kept of them. */
function useStoredAnswers(): void {
  const shop = useShop()
  const queryClient = useQueryClient()
  const {online} = useConnection()
  const wasLost = useRef(false)
  useEffect(() => {
    if (!online) void seedCache({shop, queryClient})
    // The badge: pages read their own data again.
    else if (wasLost.current) loadBasket({shop, queryClient}).catch(() => undefined)
    wasLost.current = !online
  }, [online, shop, queryClient])
  useEffect(() => {
    const answer = (query: Query): void => {
      if (query.state.data === undefined && hasNoLine() && isOutOfReach(query.state.error))
        void seedQuery({shop, queryClient}, query)
    }
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') answer(event.query)
    })
  }, [shop, queryClient])
}

/** Milliseconds after which the code of notices loads, for the time without a connection: no page waits for it. */
const NOTICES_AFTER_MS = 5000

/** Loads the code of notices, by which actions without a connection tell and offer to undo; not where the shopper saves data. */
function useNotices(): void {
  const {online} = useConnection()
  useEffect(() => {
    const {connection: line} = navigator as {connection?: {readonly saveData?: boolean}}
    if (!online || line?.saveData) return undefined
    const load = () => void import('@app/shared/ui/overlay/Toaster').catch(() => undefined)
    const timer = setTimeout(load, NOTICES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [online])
}

/** Counts the changes that wait into the badge of the cart. */
function useWaitingUnits(): void {
  const changes = usePendingChanges()
  const items = useCurrentBasket()?.productItems ?? []
  const units = totalQuantity(withRequestedQuantities(items, changes)) - totalQuantity(items)
  useEffect(() => waitingUnits.set(units), [units])
}

/**
 * What this device keeps of the shopper (rules DEVICE-1 to DEVICE-4): fills the record, answers pages from it without a
 * connection, deletes it when the shopper changes, and sends the queue. Renders nothing. Default export: loaded with the
 * session, or when the connection is lost.
 */
export default function ShopperData(): null {
  const t = useTranslate()
  const shop = useShop()
  const queryClient = useQueryClient()
  const {customerId, kind} = useCommerceState()
  const viewed = useViewed(shop.site.id)
  useEffect(() => {
    let end: (() => void) | undefined
    let isCurrent = true
    const shopper = customerId === undefined ? undefined : {customerId, kind}
    claimRecord(shop.site.id, shopper)
      .then((hasDropped) => {
        if (hasDropped) showToast({title: t('offline.dropped'), status: 'warning'})
        if (isCurrent) end = keepReads({shop, queryClient}, viewed)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
      end?.()
    }
  }, [customerId, kind, viewed, shop, queryClient, t])
  useStoredAnswers()
  useShownAge(useCallback(() => keeperOf({shop, queryClient}, viewed), [shop, queryClient, viewed]))
  useSending()
  useWaitingUnits()
  useNotices()
  return null
}
