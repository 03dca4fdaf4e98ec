import type {FastifyPluginAsync} from 'fastify'
import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {listBaskets} from '../../../domains/baskets/basket-service'
import type {CheckoutContext} from '../../../domains/baskets/basket-service'
import {CommerceFault} from '../../../domains/commerce-fault'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../checkout/basket-document'
import {readCheckout, speakProblems} from '../../checkout/checkout-context'
import {ApiProblem} from '../../errors'

const PREFIX = '/customer/shopper-customers/v1/organizations/:organizationId'

const CustomerParams = Type.Object({customerId: Type.String()})

function requireSelf({shopper}: CheckoutContext, customerId: string): void {
  if (shopper.customerId === customerId) return
  throw new CommerceFault(
    'InvalidCustomer',
    'CustomerId URL parameter does not match the verified customer represented by the JWT token.',
  )
}

const customerRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  app.get('/customers/:customerId', {schema: {params: CustomerParams}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const {customerId} = request.params
    requireSelf(context, customerId)
    throw new ApiProblem(
      404,
      'not-found',
      'Not Found',
      `No customer with ID '${customerId}' could be found.`,
      {customerId},
    )
  })

  app.get('/customers/:customerId/baskets', {schema: {params: CustomerParams}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    requireSelf(context, request.params.customerId)
    const baskets = listBaskets(context)
    return {
      baskets: baskets.map((basket) => describeBasket(context, basket)),
      total: baskets.length,
    }
  })
}

/** Shopper Customers, as far as guests have it: their baskets. A guest cannot be read back. */
export const customersPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      await app.register(customerRoutes, {sandbox})
    },
    {prefix: PREFIX},
  )
}
