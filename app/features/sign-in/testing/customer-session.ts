import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {sessionOf} from '@app/features/session/public/session-client'
import {openSession, type TestSession} from '@app/features/session/testing/real-session'
import type {Shop} from '@app/shared/lib/shop-context'
import {registerCustomer} from '../api/register-customer'

/** Password of every customer of a test. */
export const PASSWORD = 'Sandbox-1234!'

/** Opens a new browser session, and in it the session of a new customer with this email address. */
export async function openCustomerSession(
  shop: Shop,
  email: string,
): Promise<TestSession & {readonly customerId: string}> {
  const session = await openSession(shop)
  await registerCustomer(shop, {firstName: 'Mia', lastName: 'Sommer', email, password: PASSWORD})
  await sessionOf(shop.site.id).signIn('login', {login: email, password: PASSWORD})
  return {...session, customerId: await loadCustomerId()}
}
