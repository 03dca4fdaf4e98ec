import {markRegisteredGuest} from '../guests/guest-repository'
import type {Customer} from '../customers/customer'
import {findCustomer, findCustomerByLogin} from '../customers/customer-repository'
import type {CustomerScope} from '../customers/customer-service'
import {registerCustomer} from '../customers/customer-service'
import {findExternalProfile, saveExternalProfile} from '../customers/external-profile-repository'

/** Profile data from another identity provider; without an email address the id is used in its place. */
export interface ProfileInput {
  readonly authenticationProviderId: string
  readonly externalId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** Returns the customer linked to the provider's id, or undefined. */
export function findCustomerOfProfile(
  {db, site}: CustomerScope,
  {authenticationProviderId, externalId}: ProfileInput,
): Customer | undefined {
  const {customerListId} = site
  const known = findExternalProfile(db, customerListId, authenticationProviderId, externalId)
  return known && findCustomer(db, known.customerId)
}

/**
 * Returns the customer of a profile: the one linked to the provider's id, else the one with this
 * email as login, else a new customer. At the first login with `usid` the new customer receives the
 * guest's data. Throws InvalidEmail.
 */
export async function customerOfProfile(
  context: CustomerScope,
  profile: ProfileInput,
  usid?: string,
): Promise<Customer> {
  const known = findCustomerOfProfile(context, profile)
  if (known) return known
  const {db} = context
  const {customerListId: listId} = context.site
  const {authenticationProviderId, externalId, email = externalId, firstName, lastName} = profile
  const existing = findCustomerByLogin(db, listId, email)
  const registration = {login: email, email, profile: {firstName, lastName, custom: {}}}
  const customer = existing ?? (await registerCustomer(context, registration))
  const customerId = customer.id
  if (!existing && usid !== undefined) {
    markRegisteredGuest(db, {usid, siteId: context.site.id}, customerId)
  }
  saveExternalProfile(db, {listId, authenticationProviderId, externalId, customerId, email})
  return customer
}
