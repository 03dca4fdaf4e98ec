import {currentConsent, onConsentChange} from '@app/features/consent/model/tracking-consent'
import {removeLeftovers} from './leftovers'
import {forgetServices} from './load-service'
import {setServiceMark} from './service-mark'

/** Removes what services left in the browser before the shopper withdrew the consent. */
function cleanUp(): void {
  removeLeftovers()
  setServiceMark(false)
}

/**
 * Ends the services when the shopper withdraws the consent: their scripts, cookies and storage are removed, widgets end
 * themselves, and a page with code that cannot be ended is loaded again (rule SCRIPT-3). A page that starts without
 * consent removes what such code wrote while it was left.
 * @returns ends the watching
 */
export function watchWithdrawal(reload = () => window.location.reload()): () => void {
  if (currentConsent() !== 'granted') cleanUp()
  return onConsentChange(() => {
    if (currentConsent() === 'granted') return
    const keepsRunning = forgetServices()
    removeLeftovers()
    if (keepsRunning) reload()
    else setServiceMark(false)
  })
}
