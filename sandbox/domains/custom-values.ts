import type {JsonValue} from './json'

/** Custom attributes under their wire names (`c_` prefix). */
export type CustomValues = Readonly<Record<string, JsonValue>>

/**
 * Returns the custom attributes after a change: null removes an attribute, attributes that the
 * change does not contain are kept.
 */
export function changeCustom(before: CustomValues, change: CustomValues = {}): CustomValues {
  return Object.fromEntries(
    Object.entries({...before, ...change}).filter(([, value]) => value !== null),
  )
}
