import type {Static} from '@sinclair/typebox'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {Customer} from '../../domains/customers/customer'
import {registerCustomer} from '../../domains/customers/customer-service'
import {giveBelongings} from '../../domains/guests/guest-belongings'
import {addresseeName} from '../../domains/outbox/addressee-name'
import {sendMail} from '../../domains/outbox/send-mail'
import {profileOf, type RegistrationBody} from './customer-bodies'

type Guest = Parameters<typeof giveBelongings>[1]

/**
 * Registers the customer in a body, gives them what the guest of the session owned, and mails a welcome. Throws
 * CommerceFault for data that the shop refuses.
 * @param guest undefined for a call without the session of a guest
 */
export async function register(
  context: ShopContext,
  {customer: body, password}: Static<typeof RegistrationBody>,
  guest: Guest | undefined,
): Promise<Customer> {
  const {db, site, locale} = context
  const {login, email} = body
  const profile = {custom: {}, ...profileOf(body)}
  const customer = await registerCustomer(context, {login, email, password, profile})
  if (guest) giveBelongings(db, guest, customer.id)
  sendMail(db, site, {
    locale: profile.preferredLocale ?? locale,
    to: email,
    template: 'welcome',
    values: addresseeName(profile),
  })
  return customer
}
