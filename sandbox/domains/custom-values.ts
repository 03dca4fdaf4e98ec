import type {JsonValue} from './json'

/** Custom attributes under their wire names (`c_` prefix). */
export type CustomValues = Readonly<Record<string, JsonValue>>

/** Custom attributes after a change: one that is null there is gone, one that is not there stays. */
export function changeCustom(before: CustomValues, change: CustomValues = {}): CustomValues {
  return Object.fromEntries(
    Object.entries({...before, ...change}).filter(([, value]) => value !== null),
  )
}
