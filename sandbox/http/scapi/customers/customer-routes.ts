import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {listBaskets} from '../../../domains/baskets/basket-service'
import {updateCustomer} from '../../../domains/customers/customer-service'
import type {Sandbox} from '../../../sandbox'
import {describeBasket} from '../../../wire/checkout/basket-document'
import {readCheckout} from '../../common/checkout-context'
import {CustomerBody, RegistrationBody, profileOf} from '../../../wire/customers/customer-bodies'
import {customerDocument} from '../../../wire/customers/customer-documents'
import {register} from '../../../wire/customers/register'
import {
  CustomerParams,
  requireSelf,
  requireSelfRegistered,
} from '../../../wire/customers/customer-params'
import {readExpand, siteQuery} from '../../common/request'

const collections = ['addresses', 'paymentinstruments']
const CustomerQuery = Type.Object({
  ...siteQuery,
  expand: Type.Optional(Type.Array(Type.String())),
})

/** Register, read and change a customer; the baskets of the shopper. */
export const customerRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox

  app.post('/customers', {schema: {body: RegistrationBody}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const {usid, customerId: guestId, guest: isGuest} = context.shopper
    const isOwner = isGuest && usid !== undefined
    const guest = isOwner ? {usid, siteId: context.site.id, guestId} : undefined
    const customer = await register(context, request.body, guest)
    return customerDocument(db, customer, new Set())
  })

  app.get(
    '/customers/:customerId',
    {schema: {params: CustomerParams, querystring: CustomerQuery}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const customer = requireSelfRegistered(context, request.params.customerId)
      const allowed = [...collections, 'paymentmethodreferences']
      const expand = readExpand(request.query.expand, allowed, collections)
      return customerDocument(db, customer, expand)
    },
  )

  app.patch(
    '/customers/:customerId',
    {schema: {params: CustomerParams, body: CustomerBody}},
    async (request) => {
      const context = await readCheckout(sandbox, request)
      const {id} = requireSelfRegistered(context, request.params.customerId)
      const {login, email, currentPassword} = request.body
      const profile = profileOf(request.body)
      const change = {login, email, currentPassword, profile}
      return customerDocument(db, await updateCustomer(context, id, change), new Set())
    },
  )

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
