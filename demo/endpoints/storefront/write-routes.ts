import {countAttempt} from 'commerce-sandbox/domains/limits'
import {keepMessage, messagesAbout} from 'commerce-sandbox/domains/site-services'
import {ApiProblem, type JsonValue, shopper, Type} from 'commerce-sandbox/plugin'
import {randomUUID} from 'node:crypto'
import {activate, resetPassword} from '../account/account'
import {AccountBody, TraceBody} from './bodies'
import type {CustomRoutes} from '../custom-routes'

/** Writes: account and checkout steps. */
export const customWriteRoutes: CustomRoutes = (route, sandbox) => {
  route(
    'POST /shopper-customer/v1/activate',
    {needs: shopper, schema: {body: AccountBody}},
    ({context}, {body}) => activate(sandbox, context, body),
  )

  route(
    'POST /shopper-customer/v1/reset-password',
    {needs: shopper, schema: {body: AccountBody}},
    ({context}, {body}) => resetPassword(sandbox, context, body),
  )

  route(
    'POST /shopper-checkout/v1/trace',
    {needs: shopper, schema: {body: TraceBody}},
    ({context: {site, client}}, request) => {
      if (Object.keys(request.body ?? {}).length === 0) {
        throw new ApiProblem(
          400,
          'missing-body',
          'Missing Body',
          'A trace needs a body with its data.',
        )
      }
      countAttempt(sandbox.db, 'report', {client})
      const traceId = request.body.traceId ?? randomUUID()
      keepMessage(sandbox.db, site.id, 'trace', request.body as JsonValue, traceId)
      return {success: true as const, traceId}
    },
  )

  route(
    'GET /shopper-checkout/v1/trace',
    {needs: shopper, schema: {querystring: Type.Object({traceId: Type.String()})}},
    ({context: {site}}, request) => {
      const entries = messagesAbout(sandbox.db, site.id, 'trace', request.query.traceId)
      return {
        traceId: request.query.traceId,
        entries: entries.map(({body, createdAt}) => ({
          data: body,
          receivedAt: new Date(createdAt).toISOString(),
        })),
      }
    },
  )
}
