const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges an object of JSON values into another, nested objects too; lists are replaced, undefined keeps. */
export function mergeJson<T extends object>(before: T, change: object): T {
  const merged = {...before} as Record<string, unknown>
  for (const [key, value] of Object.entries(change) as [string, unknown][]) {
    if (value === undefined) continue
    const known = merged[key]
    merged[key] = isObject(known) && isObject(value) ? mergeJson(known, value) : value
  }
  return merged as T
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
      return [column, mergeJson(JSON.parse(stored) as object, value)]
    }),
  ) as T
}
