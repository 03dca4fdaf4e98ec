import {OrderParams, timeOf} from 'commerce-sandbox/documents'
import {stageOf} from 'commerce-sandbox/domains/fulfilment'
import {ApiProblem, needing, type SessionContext, shopper, Type} from 'commerce-sandbox/plugin'
import type {CustomRoutes} from '../custom-routes'
import {type ProvenOrder, requireProvenOrder} from './proven-order'
import {withdrawalLines} from './withdrawal-goods'
import {
  acceptsVoluntaryReturns,
  isWithdrawable,
  withdrawalDays,
  withdrawalEnd,
} from './withdrawal-period'
import {countStatements} from './withdrawal-repository'
import {receiveWithdrawal} from './withdrawal-service'

const Email = Type.String({minLength: 3, maxLength: 256, pattern: '@'})
const AccessKey = Type.Optional(Type.String({minLength: 1, maxLength: 256}))
const PreviewBody = Type.Object({email: Email, accessKey: AccessKey})
const StatementBody = Type.Object({
  requestId: Type.String({minLength: 16, maxLength: 64}),
  orderNo: Type.String({minLength: 1, maxLength: 64}),
  name: Type.String({minLength: 1, maxLength: 200}),
  email: Email,
  accessKey: AccessKey,
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        itemId: Type.String({maxLength: 256}),
        quantity: Type.Integer({minimum: 1, maximum: 9999}),
      }),
      {minItems: 1, maxItems: 200},
    ),
  ),
  goods: Type.Optional(Type.String({maxLength: 2000})),
  statements: Type.Optional(Type.Integer({minimum: 0})),
})

/** A shopper of a site whose law has the function: elsewhere it must not end contracts. */
const consumer = needing(shopper, (facts) => {
  if (withdrawalDays(facts.context.site) > 0) return facts
  const detail = 'Contracts with this site have no withdrawal period.'
  throw new ApiProblem(404, 'not-found', 'Not Found', detail)
})

/** What a proven order offers for a withdrawal, without personal data. */
function previewDocument(context: SessionContext, {order, accessKey}: ProvenOrder) {
  const {db, site} = context
  const now = Date.now()
  const end = withdrawalEnd(site, order)
  return {
    orderNo: order.orderNo,
    stage: stageOf(order),
    ...(end === null ? {} : {until: timeOf(end)}),
    withdrawable: isWithdrawable(site, order, now),
    acceptsReturns: acceptsVoluntaryReturns(site, order, now),
    statements: countStatements(db, site.id, order.orderNo),
    lines: withdrawalLines(context, order),
    ...(accessKey === undefined ? {} : {accessKey}),
  }
}

/** The withdrawal function of directive 2011/83/EU, article 11a. Keys and addresses are in bodies, so that no log has them. */
export const withdrawalRoutes: CustomRoutes = (route) => {
  route(
    'POST /shopper-withdrawals/v1/orders/:orderNo/lookup',
    {needs: consumer, schema: {params: OrderParams, body: PreviewBody}},
    ({context}, {params: {orderNo}, body}) =>
      previewDocument(context, requireProvenOrder(context, {orderNo, ...body})),
  )

  route(
    'POST /shopper-withdrawals/v1/withdrawals',
    {needs: consumer, schema: {body: StatementBody}},
    ({context}, {body}, reply) => {
      const answer = receiveWithdrawal(context, body)
      void reply.status(201)
      return answer
    },
  )
}
