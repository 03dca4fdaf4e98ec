import {useQuery} from '@tanstack/react-query'
import type {Region} from '@config/markets/regions/region'
import {knownAddressFormat} from './model/address-formats'

interface Regions {
  /** Undefined until they are loaded; empty for a country whose addresses name no region. */
  readonly regions: readonly Region[] | undefined
  /** Loads them again after a failure. */
  readonly retry: () => void
}

/** The regions of a country, loaded when an address of it is shown. */
export function useRegions(countryCode: string): Regions {
  const load = knownAddressFormat(countryCode)?.fields.find(
    ({name}) => name === 'stateCode',
  )?.regions
  const {data, isError, refetch} = useQuery({
    queryKey: ['address', 'regions', countryCode],
    staleTime: Infinity,
    enabled: load !== undefined,
    queryFn: async () => (load ? (await load()).regions : []),
  })
  return {
    regions: load ? data : [],
    retry: () => {
      if (isError) void refetch()
    },
  }
}
