import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import type {ShopApi} from '@app/shared/api/shop-api'
import {whileSigningIn} from '../public/post-session'
import {sessionOf} from '../public/session-client'
import {sessionState} from '../public/shopper-client'

/** What to use in place of the helpers that need a login or a token outside of our session routes (ADR 0011). */
const INSTEAD = {
  authorizePasswordless: 'requestLoginCode of app/features/sign-in',
  getPasswordLessAccessToken: 'useSignIn of app/features/sign-in with `code-login`',
  authorizeIDP: 'the social login of app/features/sign-in',
  loginIDPUser: 'the social login of app/features/sign-in',
  getPasswordResetToken: 'requestNewPassword of app/features/sign-in',
  resetPassword: 'setNewPassword of app/features/sign-in',
  updateCustomerPassword: 'the profile, which asks for the present password',
} as const

const openCustomer = (siteId: string, login: string, password: string): Promise<void> =>
  whileSigningIn(sessionOf(siteId).signIn('login', {login, password}))

const signOut = (siteId: string): Promise<void> => sessionOf(siteId).signOut(false)

const OFFERED = {
  loginGuestUser: async (_: ShopApi, siteId: string) => {
    if (sessionState().kind === 'registered') await signOut(siteId)
  },
  loginRegisteredUserB2C: (
    _: ShopApi,
    siteId: string,
    {username, password}: {username: string; password: string},
  ) => openCustomer(siteId, username, password),
  logout: (_: ShopApi, siteId: string) => signOut(siteId),
  register: async (
    {clients}: ShopApi,
    siteId: string,
    body: ShopperCustomersTypes.CustomerRegistration,
  ) => {
    const {customer, password} = body
    // eslint-disable-next-line shop/listed-fields -- The callers of the hook list the fields.
    await clients.of(ShopperCustomers).registerCustomer({body})
    await openCustomer(siteId, customer.login ?? customer.email ?? '', password)
  },
}

export type AuthHelperName = keyof typeof INSTEAD | keyof typeof OFFERED

/**
 * Runs a helper of commerce-sdk-react's `AuthHelpers` on our session. The tokens of SLAS stay in cookies.
 * @throws ApiFault (rejects) of the session route; Error for a helper that is not offered
 */
export async function runAuthHelper(
  name: AuthHelperName,
  api: ShopApi,
  siteId: string,
  input: never,
): Promise<void> {
  if (name in OFFERED) return OFFERED[name as keyof typeof OFFERED](api, siteId, input)
  throw new Error(`The login helper ${name} is not offered: use ${INSTEAD[name as never]}.`)
}
