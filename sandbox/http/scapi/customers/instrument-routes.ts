import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import {
  addInstrument,
  changeInstrument,
  removeInstrument,
  requireInstrument,
} from '../../../domains/customers/payment-instruments'
import {ownCustomer, type ApiRoutes} from '../../common/shopper-api'
import {InstrumentBody, instrumentOf} from '../../../wire/customers/customer-bodies'
import {instrumentDocument} from '../../../wire/customers/customer-documents'
import {CustomerParams, InstrumentParams} from '../../../wire/customers/customer-params'
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

/** A customer's stored payment instruments. The sandbox has no references of Salesforce Payments. */
export const instrumentRoutes: ApiRoutes<'/shopper-customers/v1'> = (route) => {
  route(
    'POST /customers/:customerId/payment-instruments',
    {needs: ownCustomer, schema: {params: CustomerParams, body: InstrumentBody}},
    ({owner}, {body}) => instrumentDocument(addInstrument(owner, instrumentOf(body))),
  )

  route(
    'GET /customers/:customerId/payment-instruments/:paymentInstrumentId',
    {needs: ownCustomer, schema: {params: InstrumentParams}},
    ({owner}, {params}) =>
      instrumentDocument(requireInstrument(owner.db, owner.customerId, params.paymentInstrumentId)),
  )

  route(
    'PATCH /customers/:customerId/payment-instruments/:paymentInstrumentId',
    {needs: ownCustomer, schema: {params: InstrumentParams, body: InstrumentBody}},
    ({owner}, {params, body}) => {
      requireChangeable(body)
      const changed = changeInstrument(owner, params.paymentInstrumentId, instrumentOf(body))
      return instrumentDocument(changed)
    },
  )

  route(
    'DELETE /customers/:customerId/payment-instruments/:paymentInstrumentId',
    {needs: ownCustomer, schema: {params: InstrumentParams}},
    ({context, owner}, {params}) =>
      removeInstrument(context, owner.customerId, params.paymentInstrumentId),
  )

  route(
    'DELETE /customers/:customerId/payment-method-references/:paymentMethodReferenceId',
    {needs: ownCustomer, schema: {params: ReferenceParams}},
    () => undefined,
  )

  route(
    'POST /customers/:customerId/payment-method-references/actions/setup',
    {needs: ownCustomer, schema: {params: CustomerParams}},
    (_facts, request) => {
      const {zoneId = ''} = request.query as {zoneId?: string}
      throw new ApiProblem(
        404,
        'payment-zone-not-found',
        'Payment Zone Not Found',
        `No payment zone with ID '${zoneId}' could be found.`,
        {zoneId},
      )
    },
  )
}
