import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {InvalidTokenError} from '../../domains/auth/access-token'
import type {ShopperContext} from '../../domains/auth/claims'
import {endSession} from '../../domains/auth/grants'
import type {Sandbox} from '../../sandbox'
import {requireClientId} from './client'
import {SlasError, invalidRequest} from './errors'
import {emptyTokenResponse} from './token-response'
import {readShopper} from './verify'

const LogoutQuery = Type.Object({
  client_id: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String({maxLength: 256})),
  channel_id: Type.Optional(Type.String({maxLength: 100})),
})

const UserInfoQuery = Type.Object({
  channel_id: Type.Optional(Type.String({maxLength: 100})),
})

async function shopperOf(
  sandbox: Sandbox,
  authorization: string | undefined,
  channelId: string | undefined,
): Promise<ShopperContext> {
  try {
    return await readShopper(sandbox, authorization, channelId)
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    throw new SlasError(401, 'invalid_request', 'Bad or missing access token.')
  }
}

/** `GET logout` and `GET userinfo`: what a client does with a session it holds. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get('/logout', {schema: {querystring: LogoutQuery}}, async ({query, headers}) => {
    requireClientId(sandbox, query.client_id)
    const shopper = await shopperOf(sandbox, headers.authorization, query.channel_id)
    if (!query.refresh_token || !endSession(sandbox.db, shopper, query.refresh_token)) {
      throw invalidRequest('invalid refresh_token')
    }
    return emptyTokenResponse
  })

  app.get('/userinfo', {schema: {querystring: UserInfoQuery}}, async ({query, headers}) => {
    const shopper = await shopperOf(sandbox, headers.authorization, query.channel_id)
    return {sub: shopper.usid, customer_id: shopper.customerId, name: 'Guest User'}
  })
}
