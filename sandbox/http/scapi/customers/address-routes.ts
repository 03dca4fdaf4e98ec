import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {
  addAddress,
  changeAddress,
  removeAddress,
  requireAddress,
} from '../../../domains/customers/address-book'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import {
  AddressChangeBody,
  NewAddressBody,
  addressChangeOf,
} from '../../../wire/customers/customer-bodies'
import {addressDocument} from '../../../wire/customers/customer-documents'
import {
  AddressParams,
  CustomerParams,
  requireSelfRegistered,
} from '../../../wire/customers/customer-params'

/** The addresses of a customer. */
export const addressRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox
  const path = '/customers/:customerId/addresses'
  const one = `${path}/:addressName`

  app.post(path, {schema: {params: CustomerParams, body: NewAddressBody}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const {id} = requireSelfRegistered(context, request.params.customerId)
    const {addressId} = request.body
    return addressDocument(addAddress(db, id, {...addressChangeOf(request.body), addressId}))
  })

  app.get(one, {schema: {params: AddressParams}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const {id} = requireSelfRegistered(context, request.params.customerId)
    return addressDocument(requireAddress(db, id, request.params.addressName))
  })

  app.patch(one, {schema: {params: AddressParams, body: AddressChangeBody}}, async (request) => {
    const context = await readCheckout(sandbox, request)
    const {customerId, addressName} = request.params
    const {id} = requireSelfRegistered(context, customerId)
    return addressDocument(changeAddress(db, id, addressName, addressChangeOf(request.body)))
  })

  app.delete(one, {schema: {params: AddressParams}}, async (request, reply) => {
    const context = await readCheckout(sandbox, request)
    const {id} = requireSelfRegistered(context, request.params.customerId)
    removeAddress(db, id, request.params.addressName)
    return reply.status(204).send()
  })
}
