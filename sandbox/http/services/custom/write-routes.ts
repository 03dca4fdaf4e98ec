import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {randomUUID} from 'node:crypto'
import {catalogStore} from '../../../domains/catalog/catalog-store'
import type {JsonValue} from '../../../domains/json'
import {sendMail} from '../../../domains/outbox/send-mail'
import {keepMessage, messagesAbout} from '../../../domains/site-services/site-message-repository'
import {registerWarranty} from '../../../domains/site-services/warranties'
import {warrantiesOf} from '../../../domains/site-services/warranty-repository'
import {localize} from '../../../domains/sites/locale'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import {activate, resetPassword} from './account'
import {AccountBody, ContactBody, TraceBody, WarrantyBody} from './bodies'
import {readCustom} from './custom-context'

const base = (api: string) => `/${api}/v1/organizations/:organizationId`

/** Writes: account, warranties, messages to customer service, checkout steps. */
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

  for (const api of ['shopper-customer', 'shopper-warranties']) {
    app.get(`${base(api)}/warranties`, async (request) => {
      const {shopper, locale} = await readCustom(sandbox, request)
      const warranties = warrantiesOf(sandbox.db, shopper.customerId).map((warranty) => ({
        ...warranty,
        productName: nameOf(sandbox, warranty.productId, locale),
      }))
      return {warranties, total: warranties.length}
    })
  }

  app.post(
    `${base('shopper-warranties')}/register`,
    {schema: {body: WarrantyBody}},
    async (request, reply) => {
      const {site, locale, shopper} = await readCustom(sandbox, request)
      const {firstName, ...input} = request.body
      requirePurchase(sandbox, input)
      const owner = {siteId: site.id, customerId: shopper.customerId}
      const warranty = registerWarranty(sandbox.db, owner, input)
      if (!warranty) {
        throw new ApiProblem(
          409,
          'warranty-already-registered',
          'Warranty Already Registered',
          `The serial number '${input.serialNumber}' is registered already.`,
          {serialNumber: input.serialNumber},
        )
      }
      sendMail(sandbox.db, site, {
        locale,
        to: input.email,
        template: 'warrantyRegistered',
        values: {
          product: nameOf(sandbox, input.productId, locale),
          until: warranty.endsOn,
          ...(firstName ? {firstName} : {}),
        },
      })
      return reply.status(201).send(warranty)
    },
  )

  for (const kind of ['contact', 'press-contact'] as const) {
    app.post(
      `${base('shopper-customer-service')}/${kind}`,
      {schema: {body: ContactBody}},
      async (request) => {
        const {site, locale} = await readCustom(sandbox, request)
        const {email, firstName, message} = request.body
        const id = keepMessage(sandbox.db, site.id, kind, request.body as JsonValue, email)
        sendMail(sandbox.db, site, {
          locale,
          to: email,
          template: 'contactReceived',
          values: {message, ...(firstName ? {firstName} : {})},
        })
        return {success: true, id}
      },
    )
  }

  const trace = `${base('shopper-checkout')}/trace`
  app.post(trace, {schema: {body: TraceBody}}, async (request) => {
    const {site} = await readCustom(sandbox, request)
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

function nameOf({db}: Sandbox, productId: string, locale: string): string {
  const product = catalogStore(db).product(productId)
  return (product && localize(product.texts['name'], locale)) ?? productId
}

/** A product of the catalogue with a date of purchase in the past. Throws `ApiProblem` 400. */
function requirePurchase(
  {db}: Sandbox,
  {productId, purchasedOn}: {productId: string; purchasedOn: string},
): void {
  const day = new Date(`${purchasedOn}T00:00:00Z`)
  // JavaScript reads 31 February as 3 March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(purchasedOn)
  const isDay = exists && day.getTime() <= Date.now()
  if (isDay && catalogStore(db).product(productId)) return
  const path = isDay ? '$.productId' : '$.purchasedOn'
  throw new ApiProblem(400, 'bad-request', 'Bad Request', `The property '${path}' is not valid.`, {
    path,
  })
}
