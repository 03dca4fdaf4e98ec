import {Type} from '@sinclair/typebox'
import {
  addAddress,
  changeAddress,
  removeAddress,
  requireAddress,
} from '../../domains/customers/address-book'
import {listAddresses} from '../../domains/customers/address-repository'
import {
  addInstrument,
  removeInstrument,
  requireInstrument,
} from '../../domains/customers/payment-instruments'
import {listInstruments} from '../../domains/customers/payment-instrument-repository'
import {
  AddressChangeBody,
  InstrumentBody,
  NewAddressBody,
  addressChangeOf,
  instrumentOf,
} from '../../wire/customers/customer-bodies'
import {AddressParams, CustomerParams, InstrumentParams} from '../../wire/customers/customer-params'
import {ocapiAddress, ocapiInstrument, ocapiPage} from './customer-documents'
import {ownCustomer, type OcapiRoutes} from './needs'

/** Paging of OCAPI: `start` from 0, `count` 25 unless said otherwise. */
export const PageQuery = Type.Object({
  start: Type.Integer({minimum: 0, default: 0}),
  count: Type.Integer({minimum: 1, maximum: 200, default: 25}),
})

/** Addresses and payment instruments of a customer. */
export const customerBookRoutes: OcapiRoutes = (route, sandbox) => {
  const {db} = sandbox

  route(
    'GET /customers/:customerId/addresses',
    {needs: ownCustomer, schema: {params: CustomerParams, querystring: PageQuery}},
    ({owner}, request) => {
      const all = listAddresses(db, owner.customerId).map(ocapiAddress)
      return ocapiPage('customer_address_result', all, {...request.query, url: request.url})
    },
  )

  route(
    'POST /customers/:customerId/addresses',
    {needs: ownCustomer, schema: {params: CustomerParams, body: NewAddressBody}},
    ({owner}, request) => {
      const {addressId} = request.body
      return ocapiAddress(
        addAddress(db, owner.customerId, {...addressChangeOf(request.body), addressId}),
      )
    },
  )

  route(
    'GET /customers/:customerId/addresses/:addressName',
    {needs: ownCustomer, schema: {params: AddressParams}},
    ({owner}, request) =>
      ocapiAddress(requireAddress(db, owner.customerId, request.params.addressName)),
  )

  route(
    'PATCH /customers/:customerId/addresses/:addressName',
    {needs: ownCustomer, schema: {params: AddressParams, body: AddressChangeBody}},
    ({owner}, request) => {
      const {addressName} = request.params
      return ocapiAddress(
        changeAddress(db, owner.customerId, addressName, addressChangeOf(request.body)),
      )
    },
  )

  route(
    'DELETE /customers/:customerId/addresses/:addressName',
    {needs: ownCustomer, schema: {params: AddressParams}},
    ({owner}, request) => {
      removeAddress(db, owner.customerId, request.params.addressName)
    },
  )

  route(
    'GET /customers/:customerId/payment_instruments',
    {needs: ownCustomer, schema: {params: CustomerParams, querystring: PageQuery}},
    ({owner}, request) => {
      const all = listInstruments(db, owner.customerId).map(ocapiInstrument)
      return ocapiPage('customer_payment_instrument_result', all, {
        ...request.query,
        url: request.url,
      })
    },
  )

  route(
    'POST /customers/:customerId/payment_instruments',
    {needs: ownCustomer, schema: {params: CustomerParams, body: InstrumentBody}},
    ({owner}, request) => ocapiInstrument(addInstrument(owner, instrumentOf(request.body))),
  )

  route(
    'GET /customers/:customerId/payment_instruments/:paymentInstrumentId',
    {needs: ownCustomer, schema: {params: InstrumentParams}},
    ({owner}, request) =>
      ocapiInstrument(requireInstrument(db, owner.customerId, request.params.paymentInstrumentId)),
  )

  route(
    'DELETE /customers/:customerId/payment_instruments/:paymentInstrumentId',
    {needs: ownCustomer, schema: {params: InstrumentParams}},
    ({context, owner}, request) => {
      removeInstrument(context, owner.customerId, request.params.paymentInstrumentId)
    },
  )
}
