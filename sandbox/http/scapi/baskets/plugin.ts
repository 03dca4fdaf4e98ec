import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {describeBasket, describeBasketV1} from '../../../wire/checkout/basket-document'
import {speakProblems} from '../../common/checkout-context'
import {basketRoutes} from './basket-routes'
import {couponRoutes} from './coupon-routes'
import {deliveryRoutes} from './delivery-routes'
import {itemRoutes} from './item-routes'
import {ownershipRoutes} from './ownership-routes'
import {paymentRoutes} from './payment-routes'
import {pricingRoutes} from './pricing-routes'

const routes = [
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
  {version: 'v1', describe: describeBasketV1},
  {version: 'v2', describe: describeBasket},
]

/** Shopper Baskets v1 and v2, on the same baskets. */
export const basketsPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  for (const {version, describe} of versions) {
    await root.register(
      async (app) => {
        speakProblems(app)
        for (const plugin of routes) await app.register(plugin, {sandbox, describe})
      },
      {prefix: `/checkout/shopper-baskets/${version}/organizations/:organizationId`},
    )
  }
}
