import {useEffect, useState} from 'react'
import type {ScriptId} from '@config/scripts/records'
import type {ConsentClass} from '@config/scripts/script-record'
import {isGranted, useGrantedClasses} from '@app/features/consent/public/tracking-consent'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * Loads a service that needs consent once it is needed, after the first render. The code of the registry comes with it,
 * after the shopper has granted any class.
 * @param needed the service's place is near the window
 * @returns whether the service is usable; false again after a withdrawal of its class
 */
export function useService(id: ScriptId, needed: boolean): boolean {
  const shop = useShop()
  const granted = useGrantedClasses()
  const [startedClass, setStartedClass] = useState<ConsentClass | null>(null)
  useEffect(() => {
    if (!needed || granted === '') return undefined
    let current = true
    import('./start-service')
      .then(({startService}) => startService(id, shop))
      .then(
        (started) => current && setStartedClass(started),
        // The page is complete without the service.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [id, shop, needed, granted])
  return startedClass !== null && granted !== '' && isGranted(startedClass)
}
