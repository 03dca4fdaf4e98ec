import {ShopperCustomers} from '../../../app/generated/commerce/shopper-customers'
import {serverApi} from '../server-api'
import {refusal, type CustomerCall, type SessionCall} from './session-request'
import {readToken} from './token-action'

/** The customer of a session, by the claim `isb` of the access token. */
export interface SessionCustomer {
  readonly accessToken: string
  readonly login: string
  readonly customerId: string
}

function customerOf(accessToken: string): SessionCustomer {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  const {isb = ''} = JSON.parse(payload) as {isb?: string}
  const parts = isb.split('::')
  const valueOf = (name: string): string =>
    parts.find((part) => part.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  return {
    accessToken,
    login: valueOf('upn').replaceAll('%3A', ':'),
    customerId: valueOf('rcid'),
  }
}

/** The customer of the session. @throws ApiFault 401 for a guest */
export async function requireCustomer(call: CustomerCall): Promise<SessionCustomer> {
  if (call.stored?.kind !== 'registered') throw refusal(401, 'session-ended', 'Sign in first')
  return customerOf((await readToken(call)).accessToken)
}

/** Client of the Shopper Customers API. @param accessToken of the customer; true after a refused one */
export const customersOf = (
  {env, siteId, site}: SessionCall,
  accessToken: (refresh: boolean) => Promise<string>,
) =>
  serverApi(env, {siteId, locale: site.l10n.defaultLocale, accessToken}).clients.of(
    ShopperCustomers,
  )
