import {
  grantedClasses,
  onConsentChange,
  rereadConsent,
} from '@app/features/consent/public/tracking-consent'
import {removeLeftovers} from './leftovers'
import {
  forgetServices,
  markServices,
  onServiceMarkChanged,
  unmarkServices,
} from '@app/features/scripts/public/load-service'
import {hasServiceMark} from '@app/features/scripts/public/service-mark'

/**
 * Removes what services without consent left in the browser, and stores the present answer for other tabs.
 * @param keepsRunning code of a withdrawn service runs until the page is loaded again
 */
function cleanUp(keepsRunning: boolean): void {
  removeLeftovers()
  if (grantedClasses() === '' && !keepsRunning) unmarkServices()
  else if (hasServiceMark()) markServices()
}

/**
 * Ends the services of a class when the shopper withdraws the consent to it: their scripts, cookies and storage are
 * removed, widgets end themselves, and a page with code that cannot be ended is loaded again (rule SCRIPT-3). A page that
 * starts without consent removes what such code wrote while it was left. Other tabs, and a page that comes back with the
 * browser's back button, follow.
 * @returns ends the watching
 */
export function watchWithdrawal(reload = () => window.location.reload()): () => void {
  cleanUp(false)
  const endServices = onConsentChange(() => {
    const keepsRunning = forgetServices()
    cleanUp(keepsRunning)
    if (keepsRunning) reload()
  })
  const endTabs = onServiceMarkChanged(rereadConsent)
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
