import {loadDeclared} from '@app/shared/lib/load-declared'
import {recordConsent} from './tracking-consent'

/** Interface of the consent service, as far as the shop uses it. */
interface Service {
  readonly hasResponse: boolean
  readonly consent: {readonly statistics: boolean; readonly marketing: boolean}
  renew: () => void
}

const serviceOf = (): Service | undefined => (window as {Cookiebot?: Service}).Cookiebot

/** Decision of the service: tracking needs statistics and marketing. Undefined until there is an answer. */
export function decisionOf(service: Service | undefined): {doNotTrack: boolean} | undefined {
  if (!service?.hasResponse) return undefined
  const {statistics, marketing} = service.consent
  return {doNotTrack: !(statistics && marketing)}
}

const DECISIONS = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'] as const

/**
 * Stores every decision of the service as the shop's own consent (rule CONSENT-6). A dismissed question and a dead
 * service store nothing, so that tracking stays off.
 * @returns function that ends the subscription
 */
export function followConsentService(): () => void {
  const store = () => {
    const decision = decisionOf(serviceOf())
    if (decision) recordConsent(decision.doNotTrack)
  }
  for (const name of DECISIONS) window.addEventListener(name, store)
  return () => {
    for (const name of DECISIONS) window.removeEventListener(name, store)
  }
}

/**
 * Loads the service, which asks when it has no answer, and with `again` asks once more.
 * @throws Error (rejects) when it cannot be loaded or is not usable
 */
export async function askConsentService(script: string, again: boolean): Promise<void> {
  await loadDeclared({id: 'consentService', address: script})
  const service = serviceOf()
  if (!service) throw new Error('The consent service is not usable.')
  if (again) service.renew()
}
