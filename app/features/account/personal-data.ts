import type {QueryClient, QueryKey} from '@tanstack/react-query'

interface Keyed {
  readonly queryKey: QueryKey
}

/**
 * Id of the customer whose personal data a query holds; undefined for other queries. Their keys are `['account', id, …]`,
 * or those of commerce-sdk-react below `/customers/`. Baskets belong to the basket, which has rules of its own.
 */
function ownerOf({queryKey: [area, second, , kind, fourth, part]}: Keyed): unknown {
  if (area === 'account') return second
  return kind === '/customers/' && part !== '/baskets' ? fourth : undefined
}

/** The subscriptions of the customer who is signed in: the only personal data whose key does not name the customer. */
const isOfSession = ({queryKey}: Keyed): boolean =>
  queryKey[3] === '/shopper-consents/subscriptions'

/** Whether a query holds personal data of any customer. */
export const isPersonal = (query: Keyed): boolean =>
  ownerOf(query) !== undefined || isOfSession(query)

/** Drops what was read for other shoppers than this one. What the page already reads for this one stays. */
export function dropOthersData(queryClient: QueryClient, customerId: string | undefined): void {
  queryClient.removeQueries({
    predicate: (query) => {
      const owner = ownerOf(query)
      return owner !== undefined && owner !== customerId
    },
  })
  void queryClient.resetQueries({predicate: isOfSession})
}
