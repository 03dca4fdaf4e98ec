import {useEffect, useState} from 'react'
import type {ScriptId} from '@config/scripts/records'
import {useTrackingConsent} from '@app/features/consent/model/tracking-consent'
import {useShop} from '@app/shared/lib/shop-context'

/** Loads the code of the registry, and with it the script of a service where the site uses it. */
export async function startService(id: ScriptId, shop: ReturnType<typeof useShop>): Promise<void> {
  const [{scriptUse}, {loadService}] = await Promise.all([
    import('@config/scripts/script-uses'),
    import('./model/load-service'),
  ])
  const use = scriptUse(id, {site: shop.site, localeId: shop.locale.id})
  if (!use) throw new Error(`The site does not use the service ${id}.`)
  await loadService(use)
}

/**
 * Loads a service that needs consent once it is wanted, after the first render.
 * @param wanted the service's place is near the window
 * @returns whether the service is usable; false again after a withdrawal
 */
export function useService(id: ScriptId, wanted: boolean): boolean {
  const shop = useShop()
  const granted = useTrackingConsent() === 'granted'
  const [started, setStarted] = useState(false)
  useEffect(() => {
    if (!wanted || !granted) return undefined
    let current = true
    startService(id, shop).then(
      () => current && setStarted(true),
      // The page is complete without the service.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [id, shop, wanted, granted])
  return started && granted
}
