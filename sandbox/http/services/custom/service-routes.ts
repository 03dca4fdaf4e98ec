import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {JsonValue} from '../../../domains/json'
import {receiveContact} from '../../../domains/site-services/contact'
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
        const {site, locale} = await readCustom(sandbox, request)
        const {files = [], requestId, gRecaptchaResponse, ...body} = request.body
        requireBotCheck(site, kind, gRecaptchaResponse)
        const {email, firstName, lastName, message} = body
        const ticket = receiveContact(
          {db: sandbox.db, site, locale},
          {
            kind,
            email,
            message,
            body: body as JsonValue,
            files: acceptedFiles(files),
            name: {firstName, lastName},
            ...(requestId ? {requestId} : {}),
          },
        )
        return {success: true, ...ticket}
      },
    )
  }
}
