import {useQuery, useQueryClient} from '@tanstack/react-query'
import {customerQuery, type CustomerAddress} from '@app/features/account/api/customer'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'
import {createAddress, deleteAddress, updateAddress} from './api/addresses'
import {newAddressId} from './model/address-id'

/** The preferred address first, then the others in their order. */
const sorted = (addresses: readonly CustomerAddress[]): CustomerAddress[] =>
  [...addresses].sort((a, b) => Number(b.preferred ?? false) - Number(a.preferred ?? false))

/** The addresses of a customer and their changes. Each change reads the record again. */
export function useAddressBook(customerId: string) {
  const t = useTranslate()
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = customerQuery(shop, customerId)
  const {data, isError, refetch} = useQuery(query)
  const addresses = data && sorted(data.addresses ?? [])
  const finish = async (message: 'book.saved' | 'book.deleted') => {
    await queryClient.invalidateQueries({queryKey: query.queryKey})
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
        const document = {...values, addressId: id, preferred} as CustomerAddress
        await createAddress(shop, customerId, document)
      } else {
        await updateAddress(shop, customerId, addressId, {...values, addressId, preferred})
      }
      await finish('book.saved')
    },
    /** @throws ApiFault (rejects) */
    remove: async (addressId: string) => {
      await deleteAddress(shop, customerId, addressId)
      await finish('book.deleted')
    },
  }
}
