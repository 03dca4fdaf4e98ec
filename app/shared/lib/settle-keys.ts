import {hashQueryKey, type QueryClient, type QueryKey} from '@tanstack/react-query'
import type {PageQuery} from './page'

/** Moves the answers of loaded reads to their settled keys, and returns the keys under which all of them are. */
export function settleKeys(queryClient: QueryClient, queries: readonly PageQuery[]): QueryKey[] {
  return queries.map(({queryKey, settledKey}) => {
    const key = settledKey?.((query) => queryClient.getQueryData(query.queryKey)) ?? queryKey
    const answer: unknown = queryClient.getQueryData(queryKey)
    if (hashQueryKey(key) !== hashQueryKey(queryKey) && answer !== undefined) {
      queryClient.setQueryData(key, answer)
      queryClient.removeQueries({queryKey, exact: true})
    }
    return key
  })
}
