import {shopperApi} from '../../common/shopper-api'
import {customerOrdersRoute} from '../orders/customer-orders-route'
import {addressRoutes} from './address-routes'
import {customerRoutes} from './customer-routes'
import {externalProfileRoutes} from './external-profile-routes'
import {instrumentRoutes} from './instrument-routes'
import {listRoutes} from './list-routes'
import {passwordRoutes} from './password-routes'
import {publicListRoutes} from './public-list-routes'

/** Shopper Customers: accounts, addresses, payment instruments, product lists, and the orders of a customer. */
export const customersPlugin = shopperApi(
  '/customer',
  '/shopper-customers/v1',
  customerRoutes,
  passwordRoutes,
  externalProfileRoutes,
  addressRoutes,
  instrumentRoutes,
  listRoutes,
  publicListRoutes,
  customerOrdersRoute,
)
