import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {describeBasket, describeBasketV1} from '../../../wire/checkout/basket-document'
import {speakProblems} from '../../common/checkout-context'
import {apiRoute} from '../../common/shopper-api'
import {basketRoutes} from './basket-routes'
import {couponRoutes} from './coupon-routes'
import {deliveryRoutes} from './delivery-routes'
import {itemRoutes} from './item-routes'
import {ownershipRoutes} from './ownership-routes'
import {paymentRoutes} from './payment-routes'
import {pricingRoutes} from './pricing-routes'

const families = [
  basketRoutes,
  itemRoutes,
  couponRoutes,
  deliveryRoutes,
  paymentRoutes,
  pricingRoutes,
  ownershipRoutes,
]

/** Version 1 has the routes of version 2 except temporary baskets, and smaller documents. */
const versions = [
  {api: '/shopper-baskets/v1', describe: describeBasketV1},
  {api: '/shopper-baskets/v2', describe: describeBasket},
] as const

/** Shopper Baskets v1 and v2, on the same baskets. */
export const basketsPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  for (const {api, describe} of versions) {
    await root.register(
      async (app) => {
        speakProblems(app)
        const route = apiRoute<'/shopper-baskets/v1' | '/shopper-baskets/v2'>(app, sandbox, api)
        for (const family of families) family(route, describe)
      },
      {prefix: '/checkout'},
    )
  }
}
