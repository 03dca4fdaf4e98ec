import {loadDeclared, type DeclaredScript} from '@app/shared/lib/load-declared'
import {recordClasses} from './consent-classes'
import type {OptionalClass} from '@common/tracking-answer'

/** Interface of the consent service, as far as the shop uses it. */
interface Service {
  readonly hasResponse: boolean
  readonly consent?: Partial<Record<OptionalClass, unknown>> | null
  renew: () => void
}

const serviceOf = (): Service | undefined => (window as {Cookiebot?: Service}).Cookiebot

/** Decision of the service by class; undefined until there is an answer. What it does not grant is refused. */
export function decisionOf(
  service: Service | undefined,
): Readonly<Record<OptionalClass, boolean>> | undefined {
  if (service?.hasResponse !== true) return undefined
  const {preferences, statistics, marketing} = service.consent ?? {}
  return {
    preferences: preferences === true,
    statistics: statistics === true,
    marketing: marketing === true,
  }
}

const DECISIONS = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'] as const

/**
 * Stores every decision of the service by class (rules CONSENT-6 and CONSENT-7). A dismissed question and a dead
 * service store nothing, so that tracking stays off.
 * @returns function that ends the subscription
 */
export function followConsentService(): () => void {
  const store = () => {
    const decision = decisionOf(serviceOf())
    if (decision) recordClasses(decision)
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
export async function askConsentService(
  script: Omit<DeclaredScript, 'id'>,
  again: boolean,
): Promise<void> {
  await loadDeclared({id: 'consentService', ...script})
  const service = serviceOf()
  if (!service) throw new Error('The consent service is not usable.')
  if (again) service.renew()
}
