import type {Database} from '../../db/database'
import {consentDefect, recordConsent} from '../consents/consent-service'
import type {JsonValue} from '../json'
import {sendMail} from '../outbox/send-mail'
import type {Site} from '../sites/site-registry'
import {keepMessage} from './site-message-repository'

/** Sign-up for the newsletter, or for the mail about a product that is back in stock. */
export interface SignUp {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  /** Source of the sign-up: `Web - Notify` requests the mail about a product. */
  readonly source?: string
  /** Additional data: the product that the shopper waits for. */
  readonly data?: string
}

const NOTIFY_SOURCE = 'Web - Notify'

/**
 * Stores a sign-up and sends the confirmation mail. Returns null, or the defect of the email
 * address. Repeating it only adds to the list of messages.
 */
export function signUp(
  {db, site, locale}: {db: Database; site: Site; locale: string},
  customerId: string,
  input: SignUp,
): string | null {
  const {email, firstName, source, data} = input
  const consent = {
    subscriptionId: 'newsletter',
    channel: 'email' as const,
    contactPointValue: email,
    status: 'opt_in' as const,
  }
  const defect = consentDefect(consent)
  if (defect) return defect.message
  const isNotification = source === NOTIFY_SOURCE
  const body = {...input} as JsonValue
  keepMessage(db, site.id, isNotification ? 'marketing' : 'newsletter', body, email)
  const mail = {locale, to: email}
  const name = firstName ? {firstName} : {}
  if (isNotification) {
    const values = {product: data ?? 'your product', ...name}
    sendMail(db, site, {...mail, template: 'stockAlertNoted', values})
  } else {
    recordConsent({db, siteId: site.id, customerId}, consent)
    sendMail(db, site, {...mail, template: 'newsletterWelcome', values: name})
  }
  return null
}
