import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {randomUUID} from 'node:crypto'
import type {JsonValue} from '../../../domains/json'
import {countAttempt} from '../../../domains/limits/limits'
import {keepMessage, messagesAbout} from '../../../domains/site-services/site-message-repository'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import {activate, resetPassword} from './account'
import {AccountBody, TraceBody} from './bodies'
import {readCustom} from './custom-context'

const base = (api: string) => `/${api}/v1/organizations/:organizationId`

/** Writes: account and checkout steps. */
export const customWriteRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post(`${base('shopper-customer')}/activate`, {schema: {body: AccountBody}}, async (request) =>
    activate(sandbox, await readCustom(sandbox, request), request.body),
  )

  app.post(
    `${base('shopper-customer')}/reset-password`,
    {schema: {body: AccountBody}},
    async (request) => resetPassword(sandbox, await readCustom(sandbox, request), request.body),
  )

  const trace = `${base('shopper-checkout')}/trace`
  app.post(trace, {schema: {body: TraceBody}}, async (request) => {
    const {site, client} = await readCustom(sandbox, request)
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
    return {success: true, traceId}
  })

  app.get(
    trace,
    {schema: {querystring: Type.Object({traceId: Type.String()})}},
    async (request) => {
      const {site} = await readCustom(sandbox, request)
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
