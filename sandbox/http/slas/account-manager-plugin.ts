import type {FastifyError, FastifyPluginAsync} from 'fastify'
import {MANAGER_TOKEN_SECONDS, signManagerToken} from '../../domains/auth/account-manager-token'
import {signingKey} from '../../domains/auth/signing-key'
import type {Sandbox} from '../../sandbox'
import type {SlasAnswers} from '../answers/slas'
import {routesOf} from '../common/routes'
import {invalidRequest, SlasError} from './errors'
import {administrator} from './needs'

const FORM = 'application/x-www-form-urlencoded'

/**
 * Account Manager: `POST /dwsso/oauth2/access_token` gives the private client a token for the operations of the Shopper
 * APIs that no shopper may call. The secret is in the `Authorization` header.
 */
export const accountManagerPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (
  root,
  {sandbox},
) => {
  await root.register(async (app) => {
    app.addContentTypeParser(FORM, {parseAs: 'string'}, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())))
    })
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const fault = error instanceof SlasError ? error : invalidRequest(error.message)
      return reply.status(fault.status).send(fault.toBody())
    })
    const route = routesOf<SlasAnswers>(app, sandbox)
    route(
      'POST /dwsso/oauth2/access_token',
      {needs: administrator},
      async ({client: {clientId}}, {body}, reply) => {
        const {grant_type: type, scope} = (body ?? {}) as {grant_type?: string; scope?: string}
        if (type !== 'client_credentials') {
          throw new SlasError(
            400,
            'unsupported_grant_type',
            'The grant type is client_credentials.',
          )
        }
        reply.headers({'cache-control': 'no-store', pragma: 'no-cache'})
        return {
          access_token: await signManagerToken(await signingKey(sandbox.db), clientId, Date.now()),
          ...(scope ? {scope} : {}),
          token_type: 'Bearer' as const,
          expires_in: MANAGER_TOKEN_SECONDS,
        }
      },
    )
  })
}
