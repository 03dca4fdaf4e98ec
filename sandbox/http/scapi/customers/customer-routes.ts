import {Type} from '@sinclair/typebox'
import {listBaskets} from '../../../domains/baskets/basket-service'
import {updateCustomer} from '../../../domains/customers/customer-service'
import {describeBasket} from '../../../wire/checkout/basket-document'
import {ownCustomer, self, shopper, type ApiRoutes} from '../../common/shopper-api'
import {CustomerBody, RegistrationBody, profileOf} from '../../../wire/customers/customer-bodies'
import {customerDocument} from '../../../wire/customers/customer-documents'
import {register} from '../../../wire/customers/register'
import {CustomerParams} from '../../../wire/customers/customer-params'
import {readExpand, siteQuery} from '../../common/request'

const collections = ['addresses', 'paymentinstruments']
const CustomerQuery = Type.Object({
  ...siteQuery,
  expand: Type.Optional(Type.Array(Type.String())),
})

/** Register, read and change a customer; the baskets of the shopper. */
export const customerRoutes: ApiRoutes<'/shopper-customers/v1'> = (route, {db}) => {
  route(
    'POST /customers',
    {needs: shopper, schema: {body: RegistrationBody}},
    async ({context}, request) => {
      const {usid, customerId: guestId, guest: isGuest} = context.shopper
      const isOwner = isGuest && usid !== undefined
      const guest = isOwner ? {usid, siteId: context.site.id, guestId} : undefined
      const customer = await register(context, request.body, guest)
      return customerDocument(db, customer, new Set())
    },
  )

  route(
    'GET /customers/:customerId',
    {needs: ownCustomer, schema: {params: CustomerParams, querystring: CustomerQuery}},
    ({customer}, request) => {
      const allowed = [...collections, 'paymentmethodreferences']
      const expand = readExpand(request.query.expand, allowed, collections)
      return customerDocument(db, customer, expand)
    },
  )

  route(
    'PATCH /customers/:customerId',
    {needs: ownCustomer, schema: {params: CustomerParams, body: CustomerBody}},
    async ({context, customer}, request) => {
      const {login, email, currentPassword} = request.body
      const profile = profileOf(request.body)
      const change = {login, email, currentPassword, profile}
      return customerDocument(db, await updateCustomer(context, customer.id, change), new Set())
    },
  )

  route(
    'GET /customers/:customerId/baskets',
    {needs: self, schema: {params: CustomerParams}},
    ({context}) => {
      const baskets = listBaskets(context)
      return {
        baskets: baskets.map((basket) => describeBasket(context, basket)),
        total: baskets.length,
      }
    },
  )
}
