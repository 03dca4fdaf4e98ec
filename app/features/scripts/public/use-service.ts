import {useEffect, useState} from 'react'
import type {ScriptId} from '@config/scripts/records'
import type {ConsentClass} from '@config/scripts/script-record'
import {isGranted, useGrantedClasses} from '@app/features/consent/public/tracking-consent'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * Loads a service that needs consent once it is wanted, after the first render. The code of the registry comes with it,
 * after the shopper has granted any class.
 * @param wanted the service's place is near the window
 * @returns whether the service is usable; false again after a withdrawal of its class
 */
export function useService(id: ScriptId, wanted: boolean): boolean {
  const shop = useShop()
  const granted = useGrantedClasses()
  const [startedClass, setStartedClass] = useState<ConsentClass | null>(null)
  useEffect(() => {
    if (!wanted || granted === '') return undefined
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
  }, [id, shop, wanted, granted])
  return startedClass !== null && granted !== '' && isGranted(startedClass)
}
