import {grantedClasses, onConsentChange} from '@app/features/consent/public/tracking-consent'
import {hasServiceMark} from '@app/features/scripts/public/service-mark'
import {servicesEnabled} from './services-enabled'

/**
 * Starts the services of the site once the shopper allows them, and the clean-up when the consent is gone. Call it when the
 * page is idle.
 * @returns ends the waiting
 */
export function enableServices(): () => void {
  const look = () => {
    if (grantedClasses() !== '' || hasServiceMark()) servicesEnabled.set(true)
  }
  look()
  return onConsentChange(look)
}
