import {type CustomerAddress, useCustomerRecord} from '@app/features/account/public/customer-record'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {useCreateAddress, useDeleteAddress, useUpdateAddress} from './api/addresses'
import {newAddressId} from './model/address-id'

/** The preferred address first, then the others in their order. */
const sorted = (addresses: readonly CustomerAddress[]): CustomerAddress[] =>
  [...addresses].sort((a, b) => Number(b.preferred ?? false) - Number(a.preferred ?? false))

/** The addresses of a customer and their changes. Each change reads the record again: a new preferred one changes others. */
export function useAddressBook(customerId: string) {
  const t = useTranslate()
  const {data, isError, refetch} = useCustomerRecord(customerId)
  const createAddress = useCreateAddress(customerId)
  const updateAddress = useUpdateAddress(customerId)
  const deleteAddress = useDeleteAddress(customerId)
  const addresses = data && sorted(data.addresses ?? [])
  const finish = async (message: 'book.saved' | 'book.deleted') => {
    await refetch()
    showToast({title: t(message), status: 'success'})
  }
  return {
    addresses,
    isError,
    refetch,
    /** Creates an address, or changes the one with the id. @throws ApiFault (rejects) */
    save: async (
      addressId: string | undefined,
      values: Partial<CustomerAddress>,
      preferred: boolean,
    ) => {
      if (!addresses) throw new Error('Customer not yet loaded!')
      if (addressId === undefined) {
        const taken = addresses.map((address) => address.addressId)
        const id = newAddressId(values, taken)
        await createAddress({...values, addressId: id, preferred} as CustomerAddress)
      } else {
        await updateAddress(addressId, {...values, addressId, preferred})
      }
      await finish('book.saved')
    },
    /** @throws ApiFault (rejects) */
    remove: async (addressId: string) => {
      await deleteAddress(addressId)
      await finish('book.deleted')
    },
  }
}
