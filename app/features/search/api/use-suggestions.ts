import {useMemo} from 'react'
import {useSearchSuggestions} from '@salesforce/commerce-sdk-react'
import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {cutText} from '@common/cut-text'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {
  isSuggestible,
  MAX_CHARACTERS,
  SUGGESTION_LIMIT,
  suggestionsOf,
  type Suggestions,
} from '../model/suggestions'

/** Time for which suggestions stay fresh, milliseconds. */
const FRESH_MS = 300_000

type Parameters = ShopperSearchTypes.getSearchSuggestionsQueryParameters

const suggestionParameters = ({site}: Shop, q: string): Omit<Parameters, 'siteId'> => ({
  q,
  limit: SUGGESTION_LIMIT,
  expand: site.isContentOnlySite ? ['images'] : ['images', 'prices'],
})

interface Suggested {
  readonly data: Suggestions | undefined
  readonly isError: boolean
  readonly isPreviousData: boolean
}

/** Suggestions for a phrase (rule SEARCH-2); those of the last one until the answer has arrived. */
export function useSuggestions(phrase: string): Suggested {
  const q = cutText(phrase.trim(), MAX_CHARACTERS)
  const {data, isError, isPreviousData} = useSearchSuggestions(
    {parameters: suggestionParameters(useShop(), q)},
    {enabled: isSuggestible(q), keepPreviousData: true, staleTime: FRESH_MS},
  )
  const suggestions = useMemo(() => data && suggestionsOf(data, data.searchPhrase), [data])
  return {data: suggestions, isError, isPreviousData}
}
