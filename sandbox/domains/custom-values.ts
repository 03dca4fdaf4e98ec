import type {CustomValues} from './baskets/basket'

/** Custom attributes after a change: one that is null there is gone, one that is not there stays. */
export function changeCustom(before: CustomValues, change: CustomValues = {}): CustomValues {
  return Object.fromEntries(
    Object.entries({...before, ...change}).filter(([, value]) => value !== null),
  )
}
