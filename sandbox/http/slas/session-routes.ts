import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import {InvalidTokenError} from '../../domains/auth/access-token'
import {revokeAccessToken} from '../../domains/auth/auth-repository'
import type {ShopperSession} from '../../domains/auth/claims'
import {endCustomerSessions} from '../../domains/auth/end-customer-sessions'
import {endSession} from '../../domains/auth/grants'
import {findCustomer} from '../../domains/customers/customer-repository'
import {forgetContexts} from '../../domains/customers/shopper-context-repository'
import type {Sandbox} from '../../sandbox'
import {checkedByHandler, type Need} from '../common/routes'
import {requireClientId} from './client'
import {SlasError, invalidRequest} from './errors'
import type {SlasRoutes} from './needs'
import {emptyTokenResponse} from './token-response'
import {readShopper} from './verify'

const Logout = Type.Object({
  client_id: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String({maxLength: 256})),
  channel_id: Type.Optional(Type.String({maxLength: 100})),
  hint: Type.Optional(Type.String({maxLength: 40})),
})
type Logout = Static<typeof Logout>

const UserInfoQuery = Type.Object({
  channel_id: Type.Optional(Type.String({maxLength: 100})),
})

/** The shopper of a token. Throws `SlasError` with the status for one that is missing or not accepted. */
export async function shopperOf(
  sandbox: Sandbox,
  authorization: string | undefined,
  channelId: string | undefined,
  status: 400 | 401,
): Promise<ShopperSession> {
  try {
    return await readShopper(sandbox, authorization, channelId)
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    throw new SlasError(status, 'invalid_request', 'Bad or missing access token.')
  }
}

/** The shopper of the token. */
const session: Need<{shopper: ShopperSession}> = {
  caller: 'shopper',
  read: async (sandbox, {headers, query}) => {
    const {channel_id: channelId} = query as {channel_id?: string}
    return {shopper: await shopperOf(sandbox, headers.authorization, channelId, 400)}
  },
}

/** A shopper whose token is read after the id of the client, which may be in the body. */
const tokenInHandler = checkedByHandler('shopper')

const ALL_SESSIONS = 'all-sessions'

/**
 * Ends a session: its refresh token and its access token become invalid; with the hint `all-sessions` also
 * those of the customer's other sessions. The shopper context is removed.
 */
async function logOut(sandbox: Sandbox, authorization: string | undefined, given: Logout) {
  requireClientId(sandbox, given.client_id)
  if (given.hint !== undefined && given.hint !== ALL_SESSIONS) throw invalidRequest('Bad hint.')
  const shopper = await shopperOf(sandbox, authorization, given.channel_id, 401)
  if (!given.refresh_token || !endSession(sandbox.db, shopper, given.refresh_token)) {
    throw invalidRequest('invalid refresh_token')
  }
  forgetContexts(sandbox.db, shopper.usid)
  if (shopper.tokenId !== undefined) {
    revokeAccessToken(sandbox.db, shopper.tokenId, shopper.tokenExpiresAt ?? 0)
  }
  if (given.hint === ALL_SESSIONS && !shopper.guest) {
    endCustomerSessions(sandbox.db, shopper.customerId)
  }
  return emptyTokenResponse
}

/** `logout` and `userinfo`: the calls for a client's existing session. */
export const sessionRoutes: SlasRoutes = (route, sandbox) => {
  route(
    'GET /logout',
    {needs: tokenInHandler, schema: {querystring: Logout}},
    (_shopper, {query, headers}) => logOut(sandbox, headers.authorization, query),
  )

  route(
    'POST /logout',
    {needs: tokenInHandler, schema: {querystring: Logout, body: Logout}},
    (_shopper, {query, body, headers}) =>
      logOut(sandbox, headers.authorization, {...query, ...body}),
  )

  route('GET /userinfo', {needs: session, schema: {querystring: UserInfoQuery}}, ({shopper}) => {
    const customer = shopper.guest ? undefined : findCustomer(sandbox.db, shopper.customerId)
    const {firstName, lastName} = customer?.profile ?? {}
    return {
      sub: shopper.usid,
      customer_id: shopper.customerId,
      name: shopper.identity?.name ?? 'Guest User',
      ...(customer ? {email: customer.email, validated: true} : {}),
      ...(firstName ? {given_name: firstName} : {}),
      ...(lastName ? {family_name: lastName} : {}),
    }
  })
}
