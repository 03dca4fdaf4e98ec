import {shopperApi} from '../../common/shopper-api'
import {orderLookupRoutes} from './lookup-routes'
import {orderRoutes} from './order-routes'
import {orderPaymentRoutes} from './payment-routes'

/** Shopper Orders. */
export const ordersPlugin = shopperApi(
  '/checkout',
  '/shopper-orders/v1',
  orderRoutes,
  orderPaymentRoutes,
  orderLookupRoutes,
)
