import {loginKey} from 'commerce-sandbox/domains/customers'
import {countAttempt} from 'commerce-sandbox/domains/limits'
import {type JsonValue, shopper} from 'commerce-sandbox/plugin'
import {ContactBody} from '../storefront/bodies'
import type {CustomRoutes} from '../custom-routes'
import {receiveContact} from './contact'
import {findTicketOfRequest} from './ticket-repository'
import {acceptedFiles, requireBotCheck, UPLOAD_LIMIT} from './uploads'

/** Messages to customer service and to the press office; each becomes a ticket. */
export const serviceRoutes: CustomRoutes = (route, sandbox) => {
  for (const kind of ['contact', 'press-contact'] as const) {
    route(
      `POST /shopper-customer-service/v1/${kind}`,
      {needs: shopper, schema: {body: ContactBody}, bodyLimit: UPLOAD_LIMIT},
      ({context}, request) => {
        const {files = [], requestId, gRecaptchaResponse, ...body} = request.body
        // A repeated request has its ticket, also with the token that it has used.
        const known = requestId && findTicketOfRequest(sandbox.db, context.site.id, requestId)
        if (known) return {success: true as const, ...known}
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
        return {success: true as const, ...ticket}
      },
    )
  }
}
