import type {JsonValue} from '../domains/json'

type JsonObject = Readonly<Record<string, JsonValue>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object over another: members of both that are objects are merged too, lists are replaced. */
export function mergeJson(before: JsonObject, change: JsonObject): JsonObject {
  const merged: Record<string, JsonValue> = {...before}
  for (const [key, value] of Object.entries(change)) {
    const known = merged[key]
    merged[key] = isObject(known) && isObject(value) ? mergeJson(known, value) : value
  }
  return merged
}

/**
 * Columns of a row after an import that does not speak of all of them: undefined keeps what is
 * stored, objects are merged into the stored JSON text.
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
