import {createHash, randomBytes} from 'node:crypto'
import type {Database} from '../../db/database'
import {findConsentState, type Consent} from '../consents/consent-repository'
import {consentDefect, recordConsent} from '../consents/consent-service'
import type {JsonValue} from '../json'
import {addresseeName} from '../outbox/addressee-name'
import {sendMail} from '../outbox/send-mail'
import type {Site} from '../sites/site-registry'
import {
  findPendingSignUp,
  findPendingSignUpByHash,
  replacePendingSignUp,
} from './newsletter-repository'
import {keepMessage} from './site-message-repository'

/** Context of a sign-up; `publicUrl` is the origin of the confirmation link. */
export interface SignUpContext {
  readonly db: Database
  readonly site: Site
  readonly locale: string
  readonly publicUrl: string
}

/** Sign-up for the newsletter. */
export interface NewsletterSignUp {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly source?: string
  readonly data?: string
}

/** Milliseconds in which a repeated sign-up sends no second mail. */
const REPEAT_MS = 600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const consentOf = (email: string): Consent => ({
  subscriptionId: 'newsletter',
  channel: 'email',
  contactPointValue: email,
  status: 'opt_in',
})

/**
 * Stores a sign-up and mails the link that confirms it. A repeated sign-up, and that of an address which has the
 * newsletter already, changes nothing. Returns null, or the defect of the email address.
 */
export function signUpForNewsletter(
  {db, site, locale, publicUrl}: SignUpContext,
  customerId: string,
  input: NewsletterSignUp,
): string | null {
  const email = input.email.toLowerCase()
  const defect = consentDefect(consentOf(email))
  if (defect) return defect.message
  if (findConsentState(db, site.id, consentOf(email)) === 'opt_in') return null
  const pending = findPendingSignUp(db, site.id, email)
  if (pending && Date.now() - pending.mailedAt < REPEAT_MS) return null
  const token = randomBytes(24).toString('base64url')
  replacePendingSignUp(db, {
    siteId: site.id,
    email,
    tokenHash: hashOf(token),
    firstName: input.firstName ?? null,
    locale,
    customerId,
    mailedAt: Date.now(),
  })
  keepMessage(db, site.id, 'newsletter', {...input} as JsonValue, email)
  const link = `${publicUrl}/newsletter/confirm/${token}`
  const values = {link, ...addresseeName(input)}
  sendMail(db, site, {locale, to: input.email, template: 'newsletterConfirm', values})
  return null
}

/** Confirms a sign-up with the token of its link; false for an unknown token. A repetition changes nothing. */
export function confirmNewsletter(
  db: Database,
  siteOf: (siteId: string) => Site | undefined,
  token: string,
): boolean {
  const pending = findPendingSignUpByHash(db, hashOf(token))
  const site = pending && siteOf(pending.siteId)
  if (!pending || !site) return false
  const {customerId, email, firstName, locale} = pending
  const isNew = recordConsent({db, siteId: site.id, customerId}, consentOf(email))
  if (isNew) {
    const values = firstName ? {firstName} : {}
    sendMail(db, site, {locale, to: email, template: 'newsletterWelcome', values})
  }
  return true
}
