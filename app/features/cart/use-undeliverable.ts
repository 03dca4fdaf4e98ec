import {useQuery} from '@tanstack/react-query'
import {undeliverableKey} from './api/undeliverable-key'
import type {Basket} from '@app/features/basket/public/basket'

/** Ids of the lines that the last check found undeliverable (rule BASKET-22); none before a check. */
export function useUndeliverable(basket: Basket): readonly string[] {
  const {data = []} = useQuery<readonly string[]>({
    queryKey: undeliverableKey(basket),
    queryFn: () => [],
    enabled: false,
  })
  return data
}
