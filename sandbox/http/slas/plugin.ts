import type {FastifyError, FastifyPluginAsync} from 'fastify'
import {signingKey} from '../../domains/auth/signing-key'
import {CommerceFault} from '../../domains/commerce-fault'
import type {Sandbox} from '../../sandbox'
import {routesOf} from '../common/routes'
import {isForeignWrite} from '../cross-origin'
import {readForms} from '../forms'
import {authorizeRoute} from './authorize-route'
import {discoveryRoutes} from './discovery-routes'
import {SlasError, invalidRequest, slasErrorOf} from './errors'
import {identityCallbackRoute} from './identity-callback-route'
import {loginRoute} from './login-route'
import {clientInHandler, type SlasRoute, type SlasRoutes} from './needs'
import {passkeyRoutes} from './passkey-routes'
import {passkeyUserRoutes} from './passkey-user-routes'
import {passwordRoutes} from './password-routes'
import {passwordlessRoutes} from './passwordless-routes'
import {sessionRoutes} from './session-routes'
import {tokenAdminRoutes} from './token-admin-routes'
import {tokenRoute} from './token-route'
import {trustedSystemRoute} from './trusted-system-route'

const FOREIGN_WRITE =
  'Pages of other sites may not call SLAS. Name their host with --allowed-origins (SANDBOX_ALLOWED_ORIGINS).'

const families: readonly SlasRoutes[] = [
  discoveryRoutes,
  authorizeRoute,
  identityCallbackRoute,
  loginRoute,
  tokenRoute,
  passwordRoutes,
  passkeyRoutes,
  passkeyUserRoutes,
  sessionRoutes,
  passwordlessRoutes,
  trustedSystemRoute,
  tokenAdminRoutes,
]

/** Logins that the sandbox does not have, and the methods of their routes. */
const AREAS = ['trusted-agent', 'session-bridge', 'otp'] as const
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'] as const

/** SLAS, the shopper login service: sessions of guests and customers for public and private clients. */
export const slasPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await signingKey(sandbox.db)

  await root.register(
    async (app) => {
      readForms(app)
      app.addHook('onRequest', async (request) => {
        if (isForeignWrite(request, sandbox.config)) {
          throw new SlasError(403, 'access_denied', FOREIGN_WRITE)
        }
        const {organizationId} = request.params as {organizationId: string}
        if (organizationId !== sandbox.config.organizationId) {
          throw invalidRequest('Tenant Id Exception - Must be a well-formed tenantId')
        }
      })
      app.setErrorHandler((error: FastifyError, request, reply) => {
        const fault = toSlasError(error)
        if (fault.status === 500) request.log.error(error)
        return reply.status(fault.status).type('application/problem+json').send(fault.toBody())
      })
      const route: SlasRoute = routesOf(app, sandbox)
      for (const family of families) family(route, sandbox)
      for (const area of AREAS) {
        for (const method of METHODS) {
          route(`${method} /${area}/*`, {needs: clientInHandler}, () => {
            throw invalidRequest(`This sandbox has no ${area} logins.`)
          })
        }
      }
    },
    {prefix: '/shopper/auth/v1/organizations/:organizationId/oauth2'},
  )
}

function toSlasError(error: FastifyError): SlasError {
  if (error instanceof SlasError) return error
  if (error instanceof CommerceFault) return slasErrorOf(error)
  if (error.statusCode === 413 || error.statusCode === 415) {
    return new SlasError(error.statusCode, 'invalid_request', error.message)
  }
  if (error.statusCode !== undefined && error.statusCode < 500) return invalidRequest(error.message)
  return new SlasError(
    500,
    'server_error',
    "The server has encountered a situation that it doesn't know how to handle.",
  )
}
