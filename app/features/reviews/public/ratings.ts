/** Average rating of a product and the number of its reviews. */
export interface Rating {
  /** Average from 0 to 5. */
  readonly average: number
  readonly total: number
}

/** Time for which ratings are cached, milliseconds (rule REVIEW-2). */
export const RATINGS_TTL_MS = 900_000
/** Maximum number of products in one call. */
export const MAX_BATCH = 100
/** Time in which products are collected into one call, milliseconds. */
const GATHER_MS = 50

/** Reads the ratings of several products; products without reviews are missing from the result. */
export type ReadRatings = (
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, Rating>>

/** The rating of a product, null without reviews; undefined before it is known or after a failure. */
export type KnownRating = Rating | null | undefined

export interface RatingBoard {
  get: (id: string) => KnownRating
  /** Subscribes to the rating of a product. @returns ends the subscription */
  want: (id: string, listener: () => void) => () => void
}

interface Entry {
  readonly rating: Rating | null
  /** Time of the read in `performance.now()`. */
  readonly at: number
}

/**
 * Ratings for the components that show products: requests within a short time are combined into one call, a
 * known rating is not requested again for 15 minutes, and a call without subscribers is aborted. A failure
 * is reported once and its ratings are left out (rule REVIEW-2).
 */
export function createRatingBoard(
  read: ReadRatings,
  onFailure: (error: unknown) => void,
): RatingBoard {
  const known = new Map<string, Entry>()
  const listeners = new Map<string, Set<() => void>>()
  const asked = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isFresh = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && performance.now() - entry.at < RATINGS_TTL_MS
  const tell = (id: string) => listeners.get(id)?.forEach((listener) => listener())
  const isWatched = (id: string) => (listeners.get(id)?.size ?? 0) > 0

  const runs = new Map<AbortController, readonly string[]>()

  async function ask(ids: readonly string[]): Promise<void> {
    const controller = new AbortController()
    runs.set(controller, ids)
    try {
      const ratings = await read(ids, controller.signal)
      for (const id of ids) known.set(id, {rating: ratings.get(id) ?? null, at: performance.now()})
      ids.forEach(tell)
    } catch (error) {
      if (!controller.signal.aborted) onFailure(error)
    } finally {
      runs.delete(controller)
      for (const id of ids) asked.delete(id)
    }
  }

  function flush(): void {
    timer = undefined
    const ids = [...listeners.keys()].filter(
      (id) => isWatched(id) && !asked.has(id) && !isFresh(known.get(id)),
    )
    for (let start = 0; start < ids.length; start += MAX_BATCH) {
      const batch = ids.slice(start, start + MAX_BATCH)
      for (const id of batch) asked.add(id)
      void ask(batch)
    }
  }

  function abortUnused(): void {
    for (const [controller, ids] of runs) if (!ids.some(isWatched)) controller.abort()
  }

  return {
    get: (id) => known.get(id)?.rating,
    want(id, listener) {
      const waiting = listeners.get(id) ?? new Set()
      listeners.set(id, waiting.add(listener))
      if (!isFresh(known.get(id)) && !asked.has(id)) timer ??= setTimeout(flush, GATHER_MS)
      return () => {
        waiting.delete(listener)
        if (waiting.size === 0) listeners.delete(id)
        abortUnused()
      }
    },
  }
}

/** Id of the reviews on a product page, for links to them. */
export const REVIEWS_ID = 'reviews'
