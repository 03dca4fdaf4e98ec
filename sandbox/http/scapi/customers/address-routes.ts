import {
  addAddress,
  changeAddress,
  removeAddress,
  requireAddress,
} from '../../../domains/customers/address-book'
import {ownCustomer, type ApiRoutes} from '../../common/shopper-api'
import {
  AddressChangeBody,
  NewAddressBody,
  addressChangeOf,
} from '../../../wire/customers/customer-bodies'
import {addressDocument} from '../../../wire/customers/customer-documents'
import {AddressParams, CustomerParams} from '../../../wire/customers/customer-params'

/** The addresses of a customer. */
export const addressRoutes: ApiRoutes<'/shopper-customers/v1'> = (route, {db}) => {
  route(
    'POST /customers/:customerId/addresses',
    {needs: ownCustomer, schema: {params: CustomerParams, body: NewAddressBody}},
    ({owner}, request) => {
      const {addressId} = request.body
      return addressDocument(
        addAddress(db, owner.customerId, {...addressChangeOf(request.body), addressId}),
      )
    },
  )

  route(
    'GET /customers/:customerId/addresses/:addressName',
    {needs: ownCustomer, schema: {params: AddressParams}},
    ({owner}, request) =>
      addressDocument(requireAddress(db, owner.customerId, request.params.addressName)),
  )

  route(
    'PATCH /customers/:customerId/addresses/:addressName',
    {needs: ownCustomer, schema: {params: AddressParams, body: AddressChangeBody}},
    ({owner}, request) => {
      const {addressName} = request.params
      return addressDocument(
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
}
