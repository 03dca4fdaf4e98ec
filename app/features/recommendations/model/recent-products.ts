/** Maximum number of remembered products; the row on a product page shows one less. */
const MOST_REMEMBERED = 13

/** The list with a viewed product added: newest first, without duplicates. */
export const withViewed = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((known) => known !== id)].slice(0, MOST_REMEMBERED)

/** Products to show on a page: all but the one of the page itself. */
export const othersThan = (ids: readonly string[], shown: string | undefined): readonly string[] =>
  ids.filter((id) => id !== shown)

/** Parses the stored list; empty for invalid text. */
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
