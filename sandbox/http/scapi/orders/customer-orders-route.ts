import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import {readOrderFilter} from '../../../domains/orders/order-filter'
import {findCustomerOrders} from '../../../domains/orders/order-repository'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
import {orderDocument} from '../../../wire/checkout/order-document'
import {withOrderManagement} from '../../../wire/checkout/order-management-document'
import {CustomerParams} from '../../../wire/customers/customer-params'
import {needing, pathParameter} from '../../common/routes'
import {malformedParameter} from '../../errors'
import {readOrderExpand} from './order-expand'

const Query = Type.Object({
  crossSites: Type.Optional(Type.Boolean()),
  from: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
  expand: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  limit: Type.Integer({minimum: 1, maximum: 50, default: 10}),
  offset: Type.Integer({minimum: 0, default: 0}),
})

/** The session of the customer that the path names. */
const ownOrders = needing(shopper, ({context}, request) => {
  if (pathParameter(request, 'customerId') === context.shopper.customerId) return {context}
  throw new CommerceFault(
    'InvalidCustomer',
    'CustomerId URL parameter does not match the verified customer represented by the JWT token.',
  )
})

/**
 * getCustomerOrders of Shopper Customers: the orders of the shopper, latest first. `crossSites` is
 * for trusted agents and ignored otherwise.
 */
export const customerOrdersRoute: ApiRoutes<'/shopper-customers/v1'> = (route, {db}) => {
  route(
    'GET /customers/:customerId/orders',
    {needs: ownOrders, schema: {params: CustomerParams, querystring: Query}},
    ({context}, request) => {
      const {limit, offset, expand, from, until, status} = request.query
      const filter = readOrderFilter({from, until, status}, (name) => {
        throw malformedParameter(name, 'is not valid')
      })
      const {orders, total} = findCustomerOrders(db, context.site.id, context.shopper.customerId, {
        ...filter,
        limit,
        offset,
      })
      const orderExpand = readOrderExpand(context.site, expand)
      const data = orders.map((order) =>
        withOrderManagement(context, order, orderDocument(order), orderExpand),
      )
      return {limit, offset, total, data}
    },
  )
}
