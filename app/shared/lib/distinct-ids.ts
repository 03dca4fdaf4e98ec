/** Ids without repeats, in an order of their own: the same list for the same ids, as in a key. */
export const distinctIds = (ids: Iterable<string>): string[] => [...new Set(ids)].sort()
