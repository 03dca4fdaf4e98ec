import type {ShopperContextValues} from './shopper-context'
import {mostQualifiers} from './shopper-context'

/** Change that a client sends: null and empty values have different meanings. */
export type ContextChange = {
  readonly [Name in keyof ShopperContextValues]?:
    | (Name extends 'customQualifiers' | 'assignmentQualifiers'
        ? Readonly<Record<string, string | null>>
        : ShopperContextValues[Name])
    | null
}

/** Creates the context that `PUT` sets; null and empty values are left out. */
export function newContext(change: ContextChange): ShopperContextValues {
  return changeContext({}, change)
}

/**
 * The rules of `PATCH` (Shopper Context API, `updateShopperContext`): qualifiers are merged key by
 * key, a key with null is removed, an empty object removes all keys; an empty text, list or place
 * removes the value, null keeps it.
 */
export function changeContext(
  before: ShopperContextValues,
  change: ContextChange,
): ShopperContextValues {
  const after: Record<string, unknown> = {...before}
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === null) continue
    if (isEmpty(value)) delete after[name]
    else if (name === 'customQualifiers' || name === 'assignmentQualifiers') {
      const merged = mergeQualifiers(before[name], value as Readonly<Record<string, string | null>>)
      if (isEmpty(merged)) delete after[name]
      else after[name] = merged
    } else after[name] = value
  }
  return after as ShopperContextValues
}

function isEmpty(value: unknown): boolean {
  if (value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function mergeQualifiers(
  before: Readonly<Record<string, string>> | undefined,
  change: Readonly<Record<string, string | null>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({...before, ...change}).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  )
}

/** Returns the name of a map of qualifiers that has too many entries, or undefined. */
export function tooManyQualifiers(context: ShopperContextValues): string | undefined {
  const names = ['customQualifiers', 'assignmentQualifiers'] as const
  return names.find((name) => Object.keys(context[name] ?? {}).length > mostQualifiers)
}
