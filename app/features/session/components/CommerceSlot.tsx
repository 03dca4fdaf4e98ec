import {useEffect} from 'react'
import {faultFromThrown} from '@common/fault'
import {useShop} from '@app/shared/lib/shop-context'
import {whenIdle} from '@app/shared/lib/when-idle'
import {
  failShopperClient,
  loadCommerce,
  provideShopperClient,
  useCommerceState,
} from '../public/shopper-client'
import {loadCommerceCode} from '../public/preload-commerce'
import {hasStoredSession} from '../public/stored-session'

/**
 * Loads the session code on the first request for it. A browser that already has a session loads it when the page
 * is idle, so that the cart count appears; a new visitor loads none until it is needed. Renders nothing.
 */
export function CommerceSlot(): null {
  const {site} = useShop()
  const {status} = useCommerceState()

  useEffect(() => {
    if (site.isContentOnlySite || !hasStoredSession(site.id, document.cookie)) return undefined
    // A failure is ignored here: every caller that needs the session loads again and receives the error.
    return whenIdle(() => void loadCommerce().catch(() => undefined))
  }, [site])

  useEffect(() => {
    if (status !== 'loading') return undefined
    let current = true
    loadCommerceCode().then(
      ({sessionOf}) => current && provideShopperClient(sessionOf(site.id)),
      (error: unknown) => failShopperClient(faultFromThrown(error)),
    )
    return () => {
      current = false
    }
  }, [status, site])

  return null
}
