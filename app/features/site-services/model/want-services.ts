import {grantedClasses, onConsentChange} from '@app/features/consent/public/tracking-consent'
import {hasServiceMark} from '@app/features/scripts/public/service-mark'
import {servicesWanted} from './services-wanted'

/**
 * Starts the services of the site once the shopper allows them, and the clean-up when the consent is gone. Call it when the
 * page is idle.
 * @returns ends the waiting
 */
export function wantServices(): () => void {
  const look = () => {
    if (grantedClasses() !== '' || hasServiceMark()) servicesWanted.set(true)
  }
  look()
  return onConsentChange(look)
}
