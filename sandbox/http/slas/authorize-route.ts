import {Type} from '@sinclair/typebox'
import {authorize} from '../../domains/auth/grants'
import {
  identityProviders,
  signPendingLogin,
  type PendingLogin,
} from '../../domains/auth/identity-provider'
import {isCodeChallenge} from '../../domains/auth/pkce'
import {isAllowedRedirect, withQuery} from '../../domains/auth/registered-address'
import {signingKey} from '../../domains/auth/signing-key'
import type {Sandbox} from '../../sandbox'
import {redirectTo} from '../common/routes'
import {callbackPath} from './identity-callback-route'
import {readUsid, requireChannel, requireClientId} from './client'
import {SlasError, invalidRequest} from './errors'
import {clientInHandler, type SlasRoutes} from './needs'

const Text = (maxLength: number) => Type.Optional(Type.String({maxLength}))

const AuthorizeQuery = Type.Object({
  redirect_uri: Type.Optional(Type.String()),
  response_type: Text(40),
  client_id: Text(40),
  channel_id: Text(100),
  hint: Text(256),
  state: Text(512),
  scope: Text(256),
  usid: Text(256),
  code_challenge: Text(128),
  code_challenge_method: Text(10),
})

const GUEST = 'guest'

/**
 * `GET authorize`, first step of a login with PKCE: of a guest, or by the identity provider that `hint` names. An error in the client's registration
 * (client, redirect, channel) is a 400; any other error is sent to the redirect as `error`.
 */
export const authorizeRoute: SlasRoutes = (route, sandbox) => {
  route(
    'GET /authorize',
    {needs: clientInHandler, schema: {querystring: AuthorizeQuery}},
    async (_client, {query}, reply) => {
      const clientId = requireClientId(sandbox, query.client_id)
      const redirectUri = query.redirect_uri ?? ''
      if (!isAllowedRedirect(redirectUri, sandbox.config.shopOrigins)) {
        throw invalidRequest("The redirect_uri doesn't match the registered redirects.")
      }
      // The channel is optional here: the client names it when it redeems the code.
      const siteId = query.channel_id ? requireChannel(sandbox, query.channel_id) : ''
      reply.header('cache-control', 'no-store')
      try {
        const {state, scope, hint = ''} = query
        const request = {
          clientId,
          siteId,
          redirectUri,
          codeChallenge: readChallenge(query),
          usid: readUsid(query.usid),
        }
        if (hint !== GUEST) {
          const pending = {
            ...request,
            siteId: requireChannel(sandbox, query.channel_id),
            state,
            scope,
          }
          return redirectTo(reply, await providerAddress(sandbox, {...pending, provider: hint}))
        }
        const {usid, code} = authorize(sandbox.db, {...request, now: Date.now()})
        return redirectTo(reply, withQuery(redirectUri, {usid, code, state, scope}))
      } catch (error) {
        if (!(error instanceof SlasError)) throw error
        const {code, message} = error
        const params = {error: code, error_description: message, state: query.state}
        return redirectTo(reply, withQuery(redirectUri, params))
      }
    },
  )
}

/**
 * Address of the provider's form, to which the browser goes: absolute, because a relative one would lead to the shop when
 * the call came through its proxy.
 */
async function providerAddress({db, config}: Sandbox, login: PendingLogin): Promise<string> {
  const {provider} = login
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid email name',
    redirect_uri: callbackPath(config.organizationId, provider),
    state: await signPendingLogin(await signingKey(db), login),
  })
  return `${config.publicUrl}/idp/${provider}/authorize?${query}`
}

/** Validates that the request is a PKCE authorization of a guest or by an identity provider and returns its challenge. */
function readChallenge(query: {
  response_type?: string
  hint?: string
  code_challenge?: string
  code_challenge_method?: string
}): string {
  if (query.response_type !== 'code') {
    throw new SlasError(400, 'unsupported_response_type', 'The response_type must be code.')
  }
  if (query.hint !== GUEST && !Object.hasOwn(identityProviders, query.hint ?? '')) {
    throw invalidRequest('The hint must be guest or the name of an identity provider.')
  }
  if ((query.code_challenge_method ?? 'S256') !== 'S256') {
    throw invalidRequest('The code_challenge_method must be S256.')
  }
  const challenge = query.code_challenge ?? ''
  if (!isCodeChallenge(challenge)) throw invalidRequest('Bad or missing code_challenge.')
  return challenge
}
