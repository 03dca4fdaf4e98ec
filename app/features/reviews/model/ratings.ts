/** Rating of a product in a word. */
export interface Rating {
  /** 0 to 5. */
  readonly average: number
  readonly total: number
}

/** Milliseconds that ratings are kept (rule REVIEW-2). */
export const RATINGS_TTL_MS = 900_000
/** Products in one call. */
export const MAX_BATCH = 100
/** Milliseconds in which products are gathered into one call. */
const GATHER_MS = 50

/** Reads the ratings of several products; products without reviews are missing. */
export type ReadRatings = (
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, Rating>>

/** Known rating, null when there are no reviews; undefined before it is known or when it failed. */
export type KnownRating = Rating | null | undefined

export interface RatingBoard {
  get: (id: string) => KnownRating
  /** Wants to know a rating and hears when it is there. @returns no longer wants to */
  want: (id: string, listener: () => void) => () => void
}

interface Entry {
  readonly rating: Rating | null
  /** Time of `performance.now()`. */
  readonly at: number
}

/**
 * Ratings for whoever shows a product: those that are wanted within a moment of each other are asked for
 * in one call, nothing that is known is asked again for 15 minutes, and a call that nobody waits for any
 * more is given up. A failure is reported once and leaves the ratings out (rule REVIEW-2).
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
  const isWanted = (id: string) => (listeners.get(id)?.size ?? 0) > 0

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
      (id) => isWanted(id) && !asked.has(id) && !isFresh(known.get(id)),
    )
    for (let start = 0; start < ids.length; start += MAX_BATCH) {
      const batch = ids.slice(start, start + MAX_BATCH)
      for (const id of batch) asked.add(id)
      void ask(batch)
    }
  }

  function giveUpUnwanted(): void {
    for (const [controller, ids] of runs) if (!ids.some(isWanted)) controller.abort()
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
        giveUpUnwanted()
      }
    },
  }
}
