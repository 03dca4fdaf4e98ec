import {
  currentConsent,
  onConsentChange,
  rereadConsent,
} from '@app/features/consent/model/tracking-consent'
import {removeLeftovers} from './leftovers'
import {forgetServices} from './load-service'
import {onServiceMarkRemoved, setServiceMark} from './service-mark'

/** Removes what services left in the browser before the shopper withdrew the consent. */
function cleanUp(): void {
  removeLeftovers()
  setServiceMark(false)
}

/**
 * Ends the services when the shopper withdraws the consent: their scripts, cookies and storage are removed, widgets end
 * themselves, and a page with code that cannot be ended is loaded again (rule SCRIPT-3). A page that starts without
 * consent removes what such code wrote while it was left. Other tabs, and a page that comes back with the browser's back
 * button, follow.
 * @returns ends the watching
 */
export function watchWithdrawal(reload = () => window.location.reload()): () => void {
  if (currentConsent() !== 'granted') cleanUp()
  const endServices = onConsentChange(() => {
    if (currentConsent() === 'granted') return
    const keepsRunning = forgetServices()
    removeLeftovers()
    setServiceMark(keepsRunning)
    if (keepsRunning) reload()
  })
  const endTabs = onServiceMarkRemoved(rereadConsent)
  const onPageShow = ({persisted}: PageTransitionEvent) => {
    if (persisted) rereadConsent()
  }
  window.addEventListener('pageshow', onPageShow)
  return () => {
    endServices()
    endTabs()
    window.removeEventListener('pageshow', onPageShow)
  }
}
