import {useQuery} from '@tanstack/react-query'
import {customerQuery} from '@app/features/account/api/customer'
import {useShopperKind} from '@app/features/session/use-shopper-kind'
import {useShop} from '@app/shared/lib/shop-context'
import {savedCardsOf, type SavedCard} from './model/saved-cards'

/** The saved cards of a signed-in customer; undefined for guests, and until they are loaded. */
export function useSavedCards(): readonly SavedCard[] | undefined {
  const shop = useShop()
  const shopper = useShopperKind()
  const customerId = shopper.status === 'registered' ? shopper.customerId : ''
  const {data} = useQuery({...customerQuery(shop, customerId), enabled: customerId !== ''})
  return data && savedCardsOf(data)
}
