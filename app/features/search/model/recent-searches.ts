/** Maximum number of stored searches (rule SEARCH-3). */
const MOST_RECENT = 5

const same = (one: string, other: string): boolean =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase()

/**
 * Adds a phrase to the searches: newest first, case-insensitive, five at most (rule SEARCH-3). An empty
 * phrase changes nothing.
 */
export function withSearch(searches: readonly string[], phrase: string): readonly string[] {
  const trimmed = phrase.trim()
  if (!trimmed) return searches
  return [trimmed, ...withoutSearch(searches, trimmed)].slice(0, MOST_RECENT)
}

export const withoutSearch = (searches: readonly string[], phrase: string): readonly string[] =>
  searches.filter((known) => !same(known, phrase))

/** Parses the stored searches; empty for invalid text. */
export function readSearches(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed
      .filter((phrase): phrase is string => typeof phrase === 'string' && phrase.trim() !== '')
      .slice(0, MOST_RECENT)
  } catch {
    return []
  }
}
