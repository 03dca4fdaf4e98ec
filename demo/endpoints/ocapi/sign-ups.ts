import {consentDefect} from 'commerce-sandbox/domains/consents'
import {addresseeName, sendMail} from 'commerce-sandbox/domains/outbox'
import {
  keepMessage,
  signUpForNewsletter,
  type NewsletterSignUp,
  type SignUpContext,
} from 'commerce-sandbox/domains/site-services'
import type {JsonValue} from 'commerce-sandbox/plugin'

const NOTIFY_SOURCE = 'Web - Notify'

/**
 * Stores a sign-up for the newsletter, or with the source `Web - Notify` for the mail about a product, whose name is
 * `data`. Returns null, or the defect of the email address.
 */
export function signUp(
  context: SignUpContext,
  customerId: string,
  input: NewsletterSignUp,
): string | null {
  const {email, source, data} = input
  if (source !== NOTIFY_SOURCE) return signUpForNewsletter(context, customerId, input)
  const {db, site, locale} = context
  const defect = consentDefect({
    subscriptionId: 'newsletter',
    channel: 'email',
    contactPointValue: email,
    status: 'opt_in',
  })
  if (defect) return defect.message
  keepMessage(db, site.id, 'marketing', {...input} as JsonValue, email)
  const values = {product: data ?? 'your product', ...addresseeName(input)}
  sendMail(db, site, {locale, to: email, template: 'stockAlertNoted', values})
  return null
}
