/** Searches that are kept (rule SEARCH-3). */
const MOST_RECENT = 5

const same = (one: string, other: string): boolean =>
  one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Newest first, without case, five at most (rule SEARCH-3). An empty phrase changes nothing. */
export function withSearch(searches: readonly string[], phrase: string): readonly string[] {
  const trimmed = phrase.trim()
  if (!trimmed) return searches
  return [trimmed, ...withoutSearch(searches, trimmed)].slice(0, MOST_RECENT)
}

export const withoutSearch = (searches: readonly string[], phrase: string): readonly string[] =>
  searches.filter((known) => !same(known, phrase))

/** Reads what a browser has stored; anything else is no searches. */
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
