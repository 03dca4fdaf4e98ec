import {useEffect, useState} from 'react'
import loadable from '@loadable/component'
import {useTrackingConsent} from '@app/features/consent/model/tracking-consent'
import {hasServiceMark} from '@app/features/scripts/model/service-mark'
import {whenIdle} from '@app/shared/lib/when-idle'
import {Quiet} from '@app/shared/ui/Deferred'

const SiteServices = loadable(() => import('./SiteServices'), {ssr: false})

/**
 * Starts the third-party services of the site once the shopper allows them and the page is idle, and cleans up after them
 * when the consent is gone. The first scripts of a page have this component only.
 */
export function ServicesGate() {
  const consent = useTrackingConsent()
  const [started, setStarted] = useState(false)
  useEffect(() => {
    if (started || !(consent === 'granted' || hasServiceMark())) return undefined
    return whenIdle(() => setStarted(true))
  }, [consent, started])
  if (!started) return null
  return (
    <Quiet>
      <SiteServices />
    </Quiet>
  )
}
