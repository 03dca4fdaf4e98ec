import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {
  addAddress,
  changeAddress,
  removeAddress,
  requireAddress,
} from '../../domains/customers/address-book'
import {listAddresses} from '../../domains/customers/address-repository'
import type {InstrumentOwner} from '../../domains/customers/payment-instruments'
import {
  addInstrument,
  removeInstrument,
  requireInstrument,
} from '../../domains/customers/payment-instruments'
import {listInstruments} from '../../domains/customers/payment-instrument-repository'
import type {Sandbox} from '../../sandbox'
import {
  AddressChangeBody,
  InstrumentBody,
  NewAddressBody,
  addressChangeOf,
  instrumentOf,
} from '../../wire/customers/customer-bodies'
import {
  AddressParams,
  CustomerParams,
  InstrumentParams,
  requireSelfRegistered,
} from '../../wire/customers/customer-params'
import {ocapiAddress, ocapiInstrument, ocapiPage} from './customer-documents'
import {readSession} from './ocapi-context'

/** Paging of OCAPI: `start` from 0, `count` 25 unless said otherwise. */
export const PageQuery = Type.Object({
  start: Type.Integer({minimum: 0, default: 0}),
  count: Type.Integer({minimum: 1, maximum: 200, default: 25}),
})

/** Addresses and payment instruments of a customer. */
export const customerBookRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox

  const ownerOf = async (request: FastifyRequest): Promise<InstrumentOwner> => {
    const context = await readSession(sandbox, request)
    const {customerId} = request.params as {customerId: string}
    const {id} = requireSelfRegistered(context, customerId)
    return {db, siteId: context.site.id, customerId: id}
  }

  const addresses = '/customers/:customerId/addresses'
  const address = `${addresses}/:addressName`

  app.get(
    addresses,
    {schema: {params: CustomerParams, querystring: PageQuery}},
    async (request) => {
      const {customerId} = await ownerOf(request)
      const all = listAddresses(db, customerId).map(ocapiAddress)
      return ocapiPage('customer_address_result', all, {...request.query, url: request.url})
    },
  )

  app.post(addresses, {schema: {params: CustomerParams, body: NewAddressBody}}, async (request) => {
    const {customerId} = await ownerOf(request)
    const {addressId} = request.body
    return ocapiAddress(addAddress(db, customerId, {...addressChangeOf(request.body), addressId}))
  })

  app.get(address, {schema: {params: AddressParams}}, async (request) => {
    const {customerId} = await ownerOf(request)
    return ocapiAddress(requireAddress(db, customerId, request.params.addressName))
  })

  app.patch(
    address,
    {schema: {params: AddressParams, body: AddressChangeBody}},
    async (request) => {
      const {customerId} = await ownerOf(request)
      const {addressName} = request.params
      return ocapiAddress(changeAddress(db, customerId, addressName, addressChangeOf(request.body)))
    },
  )

  app.delete(address, {schema: {params: AddressParams}}, async (request, reply) => {
    const {customerId} = await ownerOf(request)
    removeAddress(db, customerId, request.params.addressName)
    return reply.status(204).send()
  })

  const instruments = '/customers/:customerId/payment_instruments'
  const instrument = `${instruments}/:paymentInstrumentId`

  app.get(
    instruments,
    {schema: {params: CustomerParams, querystring: PageQuery}},
    async (request) => {
      const {customerId} = await ownerOf(request)
      const all = listInstruments(db, customerId).map(ocapiInstrument)
      return ocapiPage('customer_payment_instrument_result', all, {
        ...request.query,
        url: request.url,
      })
    },
  )

  app.post(
    instruments,
    {schema: {params: CustomerParams, body: InstrumentBody}},
    async (request) => {
      const owner = await ownerOf(request)
      return ocapiInstrument(addInstrument(owner, instrumentOf(request.body)))
    },
  )

  app.get(instrument, {schema: {params: InstrumentParams}}, async (request) => {
    const {customerId} = await ownerOf(request)
    return ocapiInstrument(requireInstrument(db, customerId, request.params.paymentInstrumentId))
  })

  app.delete(instrument, {schema: {params: InstrumentParams}}, async (request, reply) => {
    removeInstrument(await ownerOf(request), request.params.paymentInstrumentId)
    return reply.status(204).send()
  })
}
