import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {
  keepConversion,
  keepExposure,
  variantOf,
} from '../../../domains/experiments/experiment-repository'
import {requireOrder} from '../../../domains/orders/order-service'
import type {Sandbox} from '../../../sandbox'
import {readCustom} from './custom-context'

/** Maximum number of experiments in one report. */
const MAX_EXPERIMENTS = 50

const Name = Type.String({pattern: '^[A-Za-z0-9_-]{1,40}$'})
const Exposure = Type.Object({experiment: Name, variant: Name})
const Conversion = Type.Object({
  orderNo: Type.String({minLength: 1, maxLength: 64}),
  experiments: Type.Array(Exposure, {minItems: 1, maxItems: MAX_EXPERIMENTS}),
})

const base = '/shopper-experiments/v1/organizations/:organizationId'

/**
 * Reports about experiments. A visitor, by the usid of the token, counts once with the first variant; an order has to
 * belong to the shopper and counts for the experiments that the visitor saw. Results are in the admin API.
 */
export const experimentRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox
  app.post(`${base}/exposures`, {schema: {body: Exposure}}, async (request, reply) => {
    const {site, shopper} = await readCustom(sandbox, request)
    keepExposure(db, {siteId: site.id, ...request.body}, shopper.usid, Date.now())
    return reply.status(204).send()
  })

  app.post(`${base}/conversions`, {schema: {body: Conversion}}, async (request, reply) => {
    const context = await readCustom(sandbox, request)
    const {site, shopper} = context
    const {orderNo, content} = requireOrder(context, request.body.orderNo)
    const order = {orderNo, currency: content.currency, revenue: content.totals.total ?? 0}
    for (const {experiment, variant} of request.body.experiments) {
      const arm = {siteId: site.id, experiment, variant}
      if (variantOf(db, arm, shopper.usid) === variant) {
        keepConversion(db, arm, shopper.usid, order)
      }
    }
    return reply.status(204).send()
  })
}
