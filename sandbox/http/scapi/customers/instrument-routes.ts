import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {CheckoutContext} from '../../../domains/baskets/basket-service'
import {CommerceFault} from '../../../domains/commerce-fault'
import type {InstrumentOwner} from '../../../domains/customers/payment-instruments'
import {
  addInstrument,
  changeInstrument,
  removeInstrument,
  requireInstrument,
} from '../../../domains/customers/payment-instruments'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import {InstrumentBody, instrumentOf} from '../../../wire/customers/customer-bodies'
import {instrumentDocument} from '../../../wire/customers/customer-documents'
import {
  CustomerParams,
  InstrumentParams,
  requireSelfRegistered,
} from '../../../wire/customers/customer-params'
import {ApiProblem} from '../../errors'

const ReferenceParams = Type.Object({
  customerId: Type.String(),
  paymentMethodReferenceId: Type.String(),
})

/** Properties that a change may contain: default flag and expiry. */
function requireChangeable(body: object): void {
  const {
    default: _default,
    paymentCard = {},
    ...rest
  } = body as {
    default?: boolean
    paymentCard?: object
  }
  const fixed = [
    ...Object.keys(rest).filter((name) => !name.startsWith('c_')),
    ...Object.keys(paymentCard).filter((name) => !/^expiration(Month|Year)$/.test(name)),
  ]
  if (fixed.length === 0) return
  throw new CommerceFault('UnsupportedFields', 'Unsupported fields in the request for updates.', {
    fields: fixed,
  })
}

function ownerOf(context: CheckoutContext, customerId: string): InstrumentOwner {
  const {id} = requireSelfRegistered(context, customerId)
  return {db: context.db, siteId: context.site.id, customerId: id}
}

/** A customer's stored payment instruments. The sandbox has no references of Salesforce Payments. */
export const instrumentRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const path = '/customers/:customerId/payment-instruments'
  const one = `${path}/:paymentInstrumentId`

  app.post(path, {schema: {params: CustomerParams, body: InstrumentBody}}, async (request) => {
    const owner = ownerOf(await readCheckout(sandbox, request), request.params.customerId)
    return instrumentDocument(addInstrument(owner, instrumentOf(request.body)))
  })

  app.get(one, {schema: {params: InstrumentParams}}, async (request) => {
    const {customerId, paymentInstrumentId} = request.params
    const owner = ownerOf(await readCheckout(sandbox, request), customerId)
    return instrumentDocument(requireInstrument(owner.db, owner.customerId, paymentInstrumentId))
  })

  app.patch(one, {schema: {params: InstrumentParams, body: InstrumentBody}}, async (request) => {
    const {customerId, paymentInstrumentId} = request.params
    const owner = ownerOf(await readCheckout(sandbox, request), customerId)
    requireChangeable(request.body)
    const change = instrumentOf(request.body)
    return instrumentDocument(changeInstrument(owner, paymentInstrumentId, change))
  })

  app.delete(one, {schema: {params: InstrumentParams}}, async (request, reply) => {
    const {customerId, paymentInstrumentId} = request.params
    removeInstrument(ownerOf(await readCheckout(sandbox, request), customerId), paymentInstrumentId)
    return reply.status(204).send()
  })

  const references = '/customers/:customerId/payment-method-references'
  app.delete(
    `${references}/:paymentMethodReferenceId`,
    {schema: {params: ReferenceParams}},
    async (request, reply) => {
      ownerOf(await readCheckout(sandbox, request), request.params.customerId)
      return reply.status(204).send()
    },
  )

  app.post(`${references}/actions/setup`, {schema: {params: CustomerParams}}, async (request) => {
    ownerOf(await readCheckout(sandbox, request), request.params.customerId)
    const {zoneId = ''} = request.query as {zoneId?: string}
    throw new ApiProblem(
      404,
      'payment-zone-not-found',
      'Payment Zone Not Found',
      `No payment zone with ID '${zoneId}' could be found.`,
      {zoneId},
    )
  })
}
