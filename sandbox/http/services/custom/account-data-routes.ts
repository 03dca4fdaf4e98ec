import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {closeAccount} from '../../../domains/account-data/close-account'
import {CODE_MINUTES} from '../../../domains/auth/action-codes'
import {createOwnerCode} from '../../../domains/auth/owner-proof'
import {addresseeName} from '../../../domains/outbox/addressee-name'
import {sendMail} from '../../../domains/outbox/send-mail'
import type {Sandbox} from '../../../sandbox'
import {accountDataDocument} from '../../../wire/customers/account-data-document'
import {readCustom} from './custom-context'

const CloseBody = Type.Object({
  currentPassword: Type.Optional(Type.String({minLength: 1, maxLength: 4096})),
  code: Type.Optional(Type.String({minLength: 1, maxLength: 16})),
})
const base = '/shopper-customer/v1/organizations/:organizationId'

/** What a customer may ask of the shop about the own data: all of it, and its deletion. */
export const accountDataRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get(`${base}/account-data`, async (request, reply) => {
    const context = await readCustom(sandbox, request)
    void reply.header('cache-control', 'no-store')
    return accountDataDocument(context, context.shopper.customerId)
  })

  app.post(`${base}/close-account`, {schema: {body: CloseBody}}, async (request, reply) => {
    const context = await readCustom(sandbox, request)
    await closeAccount(context, context.shopper.customerId, request.body)
    return reply.status(204).send()
  })

  app.post(`${base}/close-account/code`, async (request, reply) => {
    const context = await readCustom(sandbox, request)
    const {db, site, locale} = context
    void reply.header('cache-control', 'no-store')
    const {customer, code} = createOwnerCode(context, context.shopper.customerId, 'close')
    const minutes = CODE_MINUTES.close
    const values = {code, minutes, ...addresseeName(customer.profile)}
    sendMail(db, site, {locale, to: customer.email, template: 'accountDeletionCode', values})
    return {minutes}
  })
}
