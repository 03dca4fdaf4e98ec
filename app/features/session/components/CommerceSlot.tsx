import {useEffect, useState, type ComponentType} from 'react'
import {faultFromThrown} from '@common/fault'
import {useShop} from '@app/shared/lib/shop-context'
import {whenIdle} from '@app/shared/lib/when-idle'
import {failShopperClient, loadCommerce, useCommerceState} from '../model/shopper-client'
import {loadCommerceCode} from '../model/preload-commerce'
import {hasStoredSession} from '../model/stored-session'

/**
 * Mounts session and basket code on the first request for it. A browser that already has a session loads it
 * when the page is idle, so that the cart count appears; a new visitor loads none until it is needed.
 */
export function CommerceSlot() {
  const {site} = useShop()
  const {status} = useCommerceState()
  const [Island, setIsland] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (site.isContentOnlySite || !hasStoredSession(site.id, document.cookie)) return undefined
    // A failure is ignored here: every caller that needs the basket loads again and receives the error.
    return whenIdle(() => void loadCommerce().catch(() => undefined))
  }, [site])

  useEffect(() => {
    if (status !== 'loading') return undefined
    let wanted = true
    loadCommerceCode().then(
      (module) => wanted && setIsland(() => module.default),
      (error: unknown) => failShopperClient(faultFromThrown(error)),
    )
    return () => {
      wanted = false
    }
  }, [status])

  return Island && <Island />
}
