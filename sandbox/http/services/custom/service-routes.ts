import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {JsonValue} from '../../../domains/json'
import {loginKey} from '../../../domains/customers/customer'
import {countAttempt} from '../../../domains/limits/limits'
import {receiveContact} from '../../../domains/site-services/contact'
import {findTicketOfRequest} from '../../../domains/site-services/ticket-repository'
import type {Sandbox} from '../../../sandbox'
import {ContactBody} from './bodies'
import {readCustom} from './custom-context'
import {acceptedFiles, requireBotCheck, UPLOAD_LIMIT} from './uploads'

const base = '/shopper-customer-service/v1/organizations/:organizationId'

/** Messages to customer service and to the press office; each becomes a ticket. */
export const serviceRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  for (const kind of ['contact', 'press-contact'] as const) {
    app.post(
      `${base}/${kind}`,
      {schema: {body: ContactBody}, bodyLimit: UPLOAD_LIMIT},
      async (request) => {
        const context = await readCustom(sandbox, request)
        const {files = [], requestId, gRecaptchaResponse, ...body} = request.body
        // A repeated request has its ticket, also with the token that it has used.
        const known = requestId && findTicketOfRequest(sandbox.db, context.site.id, requestId)
        if (known) return {success: true, ...known}
        const {email, firstName, lastName, message} = body
        countAttempt(sandbox.db, 'letter', {account: loginKey(email), client: context.client})
        const accepted = acceptedFiles(files)
        requireBotCheck(context, kind, gRecaptchaResponse)
        const ticket = receiveContact(context, {
          kind,
          email,
          message,
          body: body as JsonValue,
          files: accepted,
          name: {firstName, lastName},
          ...(requestId ? {requestId} : {}),
        })
        return {success: true, ...ticket}
      },
    )
  }
}
