import {useSearchStores} from '@salesforce/commerce-sdk-react'
import {useShop} from '@app/shared/lib/shop-context'
import {NEAREST} from '@app/features/advice/public/get-stores-nearby'
import {foundStoreOf, type FoundStore} from './model/store'

/** The stores nearest to a store, at any distance. None until they are read, and none for a store without a place. */
export function useOtherStores({id, place}: FoundStore): readonly FoundStore[] {
  const {distanceUnit} = useShop().market
  const {data} = useSearchStores(
    {parameters: {...place, distanceUnit, limit: NEAREST + 1}},
    {enabled: place !== null},
  )
  const others = (data?.data ?? []).filter((store) => store.id !== id)
  return others.slice(0, NEAREST).map((store) => foundStoreOf(store, [], distanceUnit))
}
