import {lazy, Suspense, useEffect, useState} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {loadCommerce, useCommerceState} from '../model/commerce-bridge'
import {hasStoredSession} from '../model/stored-session'

const CommerceIsland = lazy(() => import('./CommerceIsland'))

const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, {timeout: 3000})
  return () => cancelIdleCallback(handle)
}

/**
 * Mounts session and basket code when something asks for it. A browser that already has a session gets
 * it when the page is idle, so that the cart count appears; a new visitor gets none until needed.
 */
export function CommerceSlot() {
  const {site} = useShop()
  const {status} = useCommerceState()
  const [mounted, setMounted] = useState(false)

  useEffect(() => {
    if (site.isContentOnlySite || !hasStoredSession(site.id, document.cookie)) return undefined
    return whenIdle(() => void loadCommerce())
  }, [site])

  useEffect(() => {
    if (status === 'loading') setMounted(true)
  }, [status])

  if (!mounted) return null
  return (
    <Suspense fallback={null}>
      <CommerceIsland />
    </Suspense>
  )
}
