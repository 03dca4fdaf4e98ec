import {useCustomerRecord} from '@app/features/account/public/customer-record'
import {useShopperKind} from '@app/features/session/public/use-shopper-kind'
import {savedCardsOf, type SavedCard} from '@app/features/payment/public/payment-instrument'

/** The saved cards of a signed-in customer; undefined for guests, and until they are loaded. */
export function useSavedCards(): readonly SavedCard[] | undefined {
  const shopper = useShopperKind()
  const customerId = shopper.status === 'registered' ? shopper.customerId : ''
  const {data} = useCustomerRecord(customerId)
  return data && savedCardsOf(data)
}
