import type {JsonValue} from '../domains/json'

type JsonObject = Readonly<Record<string, JsonValue>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges an object into another, nested objects too; lists are replaced. */
export function mergeJson(before: JsonObject, change: JsonObject): JsonObject {
  const merged: Record<string, JsonValue> = {...before}
  for (const [key, value] of Object.entries(change)) {
    const known = merged[key]
    merged[key] = isObject(known) && isObject(value) ? mergeJson(known, value) : value
  }
  return merged
}

/**
 * Columns of a row after an import that contains only some of them: undefined keeps the stored
 * value, objects are merged into the stored JSON text.
 */
export function mergeColumns<T extends Readonly<Record<string, unknown>>>(
  before: Readonly<Record<string, unknown>> | undefined,
  change: T,
): T {
  if (!before) return change
  return Object.fromEntries(
    Object.entries(change).map(([column, value]) => {
      const stored = before[column]
      if (value === undefined) return [column, stored]
      if (!isObject(value) || typeof stored !== 'string') return [column, value]
      return [column, mergeJson(JSON.parse(stored) as JsonObject, value)]
    }),
  ) as T
}
