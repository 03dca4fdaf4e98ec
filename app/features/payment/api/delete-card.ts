import {useShopperCustomersMutation} from '@salesforce/commerce-sdk-react'
import {escapeReserved} from '@common/api-id'

/** Deletes a saved card, at the payment provider and in the record that was read (rule MY-2). @throws ApiFault (rejects) */
export function useDeleteCard(customerId: string) {
  const {mutateAsync} = useShopperCustomersMutation('deleteCustomerPaymentInstrument')
  return (cardId: string): Promise<unknown> =>
    mutateAsync({parameters: {customerId, paymentInstrumentId: escapeReserved(cardId)}})
}
