import {
  hashSecret,
  MailPermit,
  randomSecret,
  requireOwnerProof,
  type OwnerProof,
} from 'commerce-sandbox/domains/auth'
import {
  findCustomer,
  findCustomerByLogin,
  loginKey,
  requireCustomer,
  requireEmail,
  saveCustomer,
  type Customer,
  type CustomerScope,
} from 'commerce-sandbox/domains/customers'
import {CommerceFault} from 'commerce-sandbox/plugin'
import {
  deleteEmailChange,
  findEmailChange,
  findEmailChangeByHash,
  replaceEmailChange,
  type EmailChange,
} from './email-change-repository'

/** Life time of the mailed link in hours (rule ACCT-26). */
export const EMAIL_CHANGE_HOURS = 24
const HOUR_MS = 3_600_000
/** What to mail after a request. */
export interface RequestedChange {
  readonly customer: Customer
  readonly email: string
  /** Secret of the link; null when the address belongs to another account. */
  readonly token: string | null
}

/**
 * Stores the wish for a new email address; a second request voids the first. The address stays as it is until
 * `confirmEmailChange`. Throws CustomerNotFound, InvalidEmail, TooManyAttempts, InvalidPassword, and
 * InvalidAccessCodeRequest for a wrong code.
 */
export async function requestEmailChange(
  scope: CustomerScope,
  customerId: string,
  {email: given, ...proof}: OwnerProof & {readonly email: string},
  now = Date.now(),
): Promise<RequestedChange> {
  const {db, site} = scope
  const email = given.trim()
  const customer = requireCustomer(scope, customerId)
  requireEmail(email)
  if (loginKey(email) === loginKey(customer.login)) {
    throw new CommerceFault('InvalidEmail', 'The account has this address already.', {email})
  }
  // A request mails both addresses.
  MailPermit.request(scope, customer.login, now)
  MailPermit.request(scope, email, now)
  await requireOwnerProof(scope, customer, 'email', proof, now)
  const token = findCustomerByLogin(db, customer.listId, email) ? null : randomSecret(1)
  replaceEmailChange(db, {
    customerId,
    siteId: site.id,
    tokenHash: token && hashSecret(token),
    email,
    credentialsRevision: customer.credentialsRevision,
    expiresAt: now + EMAIL_CHANGE_HOURS * HOUR_MS,
  })
  return {customer, email, token}
}

/** Returns the open change of a customer; undefined without one. */
export function openEmailChange(
  {db}: CustomerScope,
  customer: Customer,
  now = Date.now(),
): EmailChange | undefined {
  const change = findEmailChange(db, customer.id)
  return change && isOpen(change, customer, now) ? change : undefined
}

const isOpen = (change: EmailChange, customer: Customer, now: number): boolean =>
  change.expiresAt > now && change.credentialsRevision === customer.credentialsRevision

/** Takes the wish for a new address back; none is no error. */
export function cancelEmailChange({db}: CustomerScope, customerId: string): void {
  deleteEmailChange(db, customerId)
}

/**
 * Changes login and email address with the token of the mailed link, once. Returns the customer as it was before, or
 * null for a token that is unknown, used, replaced or expired, after a change of the password, and for an address
 * that has an account by now.
 */
export function confirmEmailChange(
  {db, site}: CustomerScope,
  token: string,
  now = Date.now(),
): {before: Customer; email: string} | null {
  return db
    .transaction(() => {
      const change = findEmailChangeByHash(db, hashSecret(token))
      const before = change && findCustomer(db, change.customerId)
      if (!before || change.siteId !== site.id || !isOpen(change, before, now)) return null
      const {email} = change
      if (findCustomerByLogin(db, before.listId, email)) return null
      deleteEmailChange(db, before.id)
      const revision = before.revision + 1
      saveCustomer(db, {...before, login: email, email, revision, modifiedAt: now})
      return {before, email}
    })
    .immediate()
}
