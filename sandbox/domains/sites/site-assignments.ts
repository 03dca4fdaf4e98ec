/** Object that a site could be assigned to, with the data for the choice. */
export interface Candidate {
  readonly id: string
  /** Number of contained objects; of several candidates the largest is chosen. */
  readonly size: number
}

/** A price book that a site could sell with. */
export interface BookCandidate {
  readonly id: string
  readonly currency: string
  readonly parentId: string | null
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Returns the candidate for a site without an assignment: the one with the site's id in its own,
 * else the one whose id has the hint, else the largest. Empty when there is none.
 */
export function chooseFor(siteId: string, candidates: readonly Candidate[], hint: string): string {
  const fullestFirst = [...candidates].sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1))
  const named = fullestFirst.find(({id}) => plain(id).includes(plain(siteId)))
  const hinted = fullestFirst.find(({id}) => plain(id).includes(hint))
  return (named ?? hinted ?? fullestFirst[0])?.id ?? ''
}

/**
 * Price books in the order in which prices are looked up: each after those it falls back to. The
 * parents of an assigned book are added, since a book without a price asks its parent.
 */
export function withParents(ids: readonly string[], books: readonly BookCandidate[]): string[] {
  const byId = new Map(books.map((book) => [book.id, book]))
  const ordered = new Set<string>()
  const add = (id: string, open: readonly string[]): void => {
    const book = byId.get(id)
    if (!book || ordered.has(id) || open.includes(id)) return
    if (book.parentId) add(book.parentId, [...open, id])
    ordered.add(id)
  }
  ids.forEach((id) => add(id, []))
  return [...ordered]
}
