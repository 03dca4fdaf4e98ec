import {markRegisteredGuest} from '../guests/guest-repository'
import type {Customer} from '../customers/customer'
import {findCustomer, findCustomerByLogin} from '../customers/customer-repository'
import type {CustomerScope} from '../customers/customer-service'
import {registerCustomer} from '../customers/customer-service'
import {findExternalProfile, saveExternalProfile} from '../customers/external-profile-repository'

/** What another identity provider tells of a customer; without an email the id counts as one. */
export interface ProfileInput {
  readonly authenticationProviderId: string
  readonly externalId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** The customer whom a provider knows by that id, or undefined. */
export function findCustomerOfProfile(
  {db, site}: CustomerScope,
  {authenticationProviderId, externalId}: ProfileInput,
): Customer | undefined {
  const {customerListId} = site
  const known = findExternalProfile(db, customerListId, authenticationProviderId, externalId)
  return known && findCustomer(db, known.customerId)
}

/**
 * The customer of a profile: whom the provider knows by that id, else who logs in with that email,
 * else a new one, whose first login with `usid` takes over what the guest has. Throws InvalidEmail.
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
