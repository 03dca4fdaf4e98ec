import type {JsonValue} from '../../domains/json'
import nested from './nested-types.json'

export const OCAPI_VERSION = '21.3' as const

/** A document of OCAPI, known by its type. Tests compare its members with the schema of the answer. */
export interface OcapiDocument<Type extends string> {
  [name: string]: JsonValue
  _v: typeof OCAPI_VERSION
  _type: Type
}

/** Document types of nested objects (and of the members of nested lists) by property name. */
const nestedTypes: Readonly<Record<string, string>> = nested

/** Maps whose keys are ids of price books or attributes, which stay unchanged. */
const idMaps: ReadonlySet<string> = new Set(['prices', 'variation_values'])

const toSnakeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const toCamelName = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** Custom attributes (`c_`) and protocol properties (`_`) keep their names. */
const isFixed = (name: string) => name.startsWith('c_') || name.startsWith('_')

/** Returns the OCAPI name of a property. */
export const ocapiName = (name: string): string => (isFixed(name) ? name : toSnakeName(name))

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function convert(value: unknown, type: string | undefined): JsonValue {
  if (Array.isArray(value)) return value.map((member) => convert(member, type))
  if (typeof value !== 'object' || value === null) return value as JsonValue
  const converted: Record<string, JsonValue> = type ? {_type: type} : {}
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    if (isEmptyList(member) && !name.startsWith('c_')) continue
    if (isFixed(name)) {
      converted[name] = member as JsonValue
    } else {
      const snake = toSnakeName(name)
      converted[snake] = idMaps.has(snake)
        ? (member as JsonValue)
        : convert(member, nestedTypes[snake])
    }
  }
  return converted
}

/**
 * A Shopper API document converted to an OCAPI document of a type: snake_case, `_v`,
 * and `_type` on it and on nested documents. Undefined values are omitted, and so is an
 * empty list, as in B2C Commerce; lists of custom attributes stay.
 */
export function ocapiDocument<const Type extends string>(
  type: Type,
  document: object,
): OcapiDocument<Type> {
  const converted = convert(document, type) as Record<string, JsonValue>
  return {_v: OCAPI_VERSION, ...converted, _type: type}
}

/** A request body in snake_case converted to the names of the Shopper APIs. */
export function fromOcapi(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromOcapi)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) =>
      isFixed(name) ? [name, member] : [toCamelName(name), fromOcapi(member)],
    ),
  )
}
