import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import {readOrderFilter} from '../../../domains/orders/order-filter'
import {findCustomerOrders} from '../../../domains/orders/order-repository'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import {orderDocument} from '../../../wire/checkout/order-document'
import {withOrderManagement} from '../../../wire/checkout/order-management-document'
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

/**
 * getCustomerOrders of Shopper Customers: the orders of the shopper, latest first. `crossSites` is
 * for trusted agents and ignored otherwise.
 */
export const customerOrdersRoute: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get(
    '/customers/:customerId/orders',
    {schema: {params: Type.Object({customerId: Type.String()}), querystring: Query}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {customerId} = request.params
      if (customerId !== context.shopper.customerId) {
        throw new CommerceFault(
          'InvalidCustomer',
          'CustomerId URL parameter does not match the verified customer represented by the JWT ' +
            'token.',
        )
      }
      const {limit, offset, expand, from, until, status} = request.query
      const filter = readOrderFilter({from, until, status}, (name) => {
        throw malformedParameter(name, 'is not valid')
      })
      const {orders, total} = findCustomerOrders(sandbox.db, context.site.id, customerId, {
        ...filter,
        limit,
        offset,
      })
      const wanted = readOrderExpand(context.site, expand)
      const data = orders.map((order) =>
        withOrderManagement(context, order, orderDocument(order), wanted),
      )
      return {limit, offset, total, data}
    },
  )
}
