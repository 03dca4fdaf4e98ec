import type {Database} from '../../db/database'
import type {Consent} from './consent-repository'
import {findConsentState, readConsents, saveConsent} from './consent-repository'
import type {Channel, Subscription} from './subscriptions'
import {subscriptions} from './subscriptions'

/** Shopper and site that a consent belongs to. */
export interface ConsentSubject {
  readonly db: Database
  readonly siteId: string
  readonly customerId: string
}

/** Reason why a consent cannot be recorded. */
export interface ConsentDefect {
  readonly code: 'UNKNOWN_SUBSCRIPTION' | 'INVALID_CHANNEL' | 'INVALID_CONTACT_POINT'
  readonly message: string
  readonly field: keyof Consent
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Phone number in E.164 format, also with spaces, dots and hyphens. */
const PHONE = /^\+[1-9](?:[ .()-]?\d){6,14}$/

/** Returns the defect of a consent, or null when it can be recorded. */
export function consentDefect(consent: Consent): ConsentDefect | null {
  const {subscriptionId, channel, contactPointValue} = consent
  const subscription = subscriptions.find((one) => one.subscriptionId === subscriptionId)
  if (!subscription) {
    const message = `There is no subscription '${subscriptionId}'.`
    return {code: 'UNKNOWN_SUBSCRIPTION', message, field: 'subscriptionId'}
  }
  if (!subscription.channels.includes(channel)) {
    const message = `The subscription '${subscriptionId}' is not offered by ${channel}.`
    return {code: 'INVALID_CHANNEL', message, field: 'channel'}
  }
  const [form, what] = channel === 'email' ? [EMAIL, 'email address'] : [PHONE, 'phone number']
  if (!form.test(contactPointValue)) {
    const message = `Invalid ${what} format`
    return {code: 'INVALID_CONTACT_POINT', message, field: 'contactPointValue'}
  }
  return null
}

/**
 * Records a consent. The latest decision for a contact point is valid, independent of the customer
 * who sent it. Returns true for a new opt-in.
 */
export function recordConsent({db, siteId, customerId}: ConsentSubject, consent: Consent): boolean {
  const before = findConsentState(db, siteId, consent)
  saveConsent(db, {siteId, customerId}, consent)
  return consent.status === 'opt_in' && before !== 'opt_in'
}

/**
 * Returns the shopper's consents for a subscription: those recorded for the customer or for the
 * customer's contact points, and the default state for contact points without a record.
 */
export function consentsOf(
  {db, siteId, customerId}: ConsentSubject,
  subscription: Subscription,
  contactPoints: Readonly<Partial<Record<Channel, string>>>,
): Consent[] {
  const {subscriptionId, channels, defaultStatus} = subscription
  const recorded = readConsents(db, siteId, subscriptionId)
  const isOwn = (channel: Channel, value: string) =>
    contactPoints[channel]?.toLowerCase() === value.toLowerCase()
  const known = recorded
    .filter((one) => one.customerId === customerId || isOwn(one.channel, one.contactPointValue))
    .map(({customerId: _owner, ...consent}) => consent)
  const silent = channels.flatMap((channel): Consent[] => {
    const contactPointValue = contactPoints[channel]
    if (!contactPointValue) return []
    if (known.some((one) => one.channel === channel && isOwn(channel, one.contactPointValue))) {
      return []
    }
    return [{subscriptionId, channel, contactPointValue, status: defaultStatus}]
  })
  return [...known, ...silent]
}
