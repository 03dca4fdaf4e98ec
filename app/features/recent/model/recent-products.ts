/** Products that a browser remembers; the row shows one less on the page of a product. */
const MOST_REMEMBERED = 13

/** Newest first, each once. */
export const withViewed = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((known) => known !== id)].slice(0, MOST_REMEMBERED)

/** What to show on a page: without the product it shows already. */
export const othersThan = (ids: readonly string[], shown: string | undefined): readonly string[] =>
  ids.filter((id) => id !== shown)

/** Reads what a browser has stored; anything else is nothing. */
export function readViewed(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed
      .filter((id): id is string => typeof id === 'string' && id !== '')
      .slice(0, MOST_REMEMBERED)
  } catch {
    return []
  }
}
