import {useEffect, useRef} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useHistory} from 'react-router-dom'
import {isApiFault} from '@common/fault'
import {openAuthModal} from '@app/features/account/public/auth-modal'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {
  dropOthersData,
  forgetOrders,
  isOfCustomer,
} from '@app/features/account/public/customer-record'
import {blocksCookies} from '../model/blocks-cookies'
import {publishSession, useCommerceState} from '@app/features/session/public/shopper-client'
import {clearViewed} from '@app/features/recommendations/public/recent-store'
import {publishWishes} from '@app/features/wishlist/public/wishes'
import {watchOpenPath} from '@app/shared/navigation/open-path'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'

/**
 * Follows the session: what was read for one customer is dropped when another shopper begins, in this tab or in
 * another one; a session that was ended elsewhere is announced, and a browser that keeps no session (rules ACCT-4,
 * ACCT-15 and ACCT-25). Renders nothing. Default export: loaded with the session.
 */
export default function SessionWatcher(): null {
  const t = useTranslate()
  const shop = useShop()
  const history = useHistory()
  const queryClient = useQueryClient()
  const {customerId, kind, ended} = useCommerceState()
  const before = useRef({customerId, kind})

  useEffect(() => {
    const earlier = before.current
    before.current = {customerId, kind}
    if (earlier.customerId === undefined || customerId === undefined) return
    if (earlier.customerId === customerId) return
    publishCustomerFacts(null)
    publishWishes(undefined)
    dropOthersData(queryClient, customerId)
    // Orders and viewed products of a guest stay, because the guest may sign in and keep them.
    if (earlier.kind === 'registered') {
      void forgetOrders(queryClient)
      clearViewed(shop.site.id)
    }
    void queryClient.invalidateQueries({queryKey: ['session']})
    if (!shop.site.features.wishlist) return
    import('@app/features/wishlist/public/change-wishes')
      .then(({loadWishes}) => loadWishes({shop, queryClient}))
      .catch(() => undefined)
  }, [customerId, kind, queryClient, shop])

  // Reads that the end of a session cut off go on as the guest's, unless they were the customer's own.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const {query, action} = event
        if (!isApiFault(action.error) || action.error.type !== 'session-ended') return
        if (query.isActive() && !isOfCustomer(query)) void query.fetch().catch(() => undefined)
      }),
    [queryClient],
  )

  const isOpen = customerId !== undefined
  useEffect(() => {
    if (isOpen && blocksCookies()) showToast({title: t('session.noCookies'), status: 'warning'})
  }, [isOpen, t])

  useEffect(() => {
    if (!ended) return
    publishSession({ended: false})
    showToast({
      title: t('auth.ended'),
      description: t('auth.endedCart'),
      status: 'info',
      action: {label: t('auth.signIn'), onClick: () => openAuthModal()},
    })
  }, [ended, t])

  // A message on this device was clicked (`app/features/push/keep-messages.ts`).
  useEffect(() => watchOpenPath(history), [history])

  return null
}
