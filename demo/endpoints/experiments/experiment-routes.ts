import {requireOrder} from 'commerce-sandbox/domains/orders'
import {shopper, Type} from 'commerce-sandbox/plugin'
import {keepConversion, keepExposure, variantOf} from './experiment-repository'
import type {CustomRoutes} from '../custom-routes'

/** Maximum number of experiments in one report. */
const MAX_EXPERIMENTS = 50

const Name = Type.String({pattern: '^[A-Za-z0-9_-]{1,40}$'})
const Exposure = Type.Object({experiment: Name, variant: Name})
const Conversion = Type.Object({
  orderNo: Type.String({minLength: 1, maxLength: 64}),
  experiments: Type.Array(Exposure, {minItems: 1, maxItems: MAX_EXPERIMENTS}),
})

/**
 * Reports about experiments. A visitor, by the usid of the token, counts once with the first variant; an order has to
 * belong to the shopper and counts for the experiments that the visitor saw. Results are in the admin API.
 */
export const experimentRoutes: CustomRoutes = (route, sandbox) => {
  const {db} = sandbox
  route(
    'POST /shopper-experiments/v1/exposures',
    {needs: shopper, schema: {body: Exposure}},
    ({context: {site, shopper}}, request) => {
      keepExposure(db, {siteId: site.id, ...request.body}, shopper.usid, Date.now())
    },
  )

  route(
    'POST /shopper-experiments/v1/conversions',
    {needs: shopper, schema: {body: Conversion}},
    ({context}, request) => {
      const {site, shopper} = context
      const {orderNo, content} = requireOrder(context, request.body.orderNo)
      const order = {orderNo, currency: content.currency, revenue: content.totals.total ?? 0}
      for (const {experiment, variant} of request.body.experiments) {
        const arm = {siteId: site.id, experiment, variant}
        if (variantOf(db, arm, shopper.usid) === variant) {
          keepConversion(db, arm, shopper.usid, order)
        }
      }
    },
  )
}
