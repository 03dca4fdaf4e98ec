import {useEffect, useState} from 'react'
import type {ScriptId} from '@config/scripts/records'
import {useTrackingConsent} from '@app/features/consent/model/tracking-consent'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * Loads a service that needs consent once it is wanted, after the first render. The code of the registry comes with it.
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
    import('./model/start-service')
      .then(({startService}) => startService(id, shop))
      .then(
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
