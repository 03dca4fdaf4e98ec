import {useEffect, useState, useSyncExternalStore} from 'react'
import loadable from '@loadable/component'
import {useShop} from '@app/shared/lib/shop-context'
import {whenPainted} from '@app/shared/lib/when-painted'
import {Quiet} from '@app/shared/ui/Deferred'
import {applyDefaultConsent, useTrackingConsent} from '../public/tracking-consent'
import {isAskedAgain, onAskAgain} from '../public/ask-again'
import {browserRefuses} from '../model/browser-refuses'

const ConsentQuestion = loadable(() => import('./ConsentQuestion'), {ssr: false})

/** Events that show that the shopper begins to use the page. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const
/** Milliseconds without input after which the question is shown. */
const LATEST_MS = 8000

/** True once the shopper has begun to use the page: the question does not cover the first view. */
function useBegun(isOpen: boolean): boolean {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (!isOpen || begun) return undefined
    const begin = () => void whenPainted(() => setBegun(true))
    const timer = setTimeout(begin, LATEST_MS)
    for (const sign of SIGNS) window.addEventListener(sign, begin, {once: true, passive: true})
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, begin)
    }
  }, [isOpen, begun])
  return begun
}

/**
 * Shows the consent question once on sites that ask, with the consent service in its regions; elsewhere the site's
 * default applies (rules CONSENT-1, CONSENT-2 and CONSENT-5).
 */
export function ConsentGate() {
  const {tracking} = useShop().site
  const consent = useTrackingConsent()
  const again = useSyncExternalStore(onAskAgain, isAskedAgain, () => false)
  const open = tracking.askConsent && consent === 'open'
  const begun = useBegun(open)
  useEffect(() => {
    if (!tracking.askConsent) applyDefaultConsent(tracking.doNotTrack || browserRefuses())
  }, [tracking])
  const asks = again || (open && begun)
  const [isStarted, setStarted] = useState(false)
  if (asks && !isStarted) setStarted(true)
  if (!asks && !isStarted) return null
  return (
    <Quiet>
      <ConsentQuestion asks={asks} again={again} />
    </Quiet>
  )
}
