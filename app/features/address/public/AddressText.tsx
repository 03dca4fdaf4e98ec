import {countryName} from '@app/shared/i18n/country-name'
import {useShop} from '@app/shared/lib/shop-context'
import type {AddressValues} from '@config/markets/address/address-format'
import {knownAddressFormat} from './address-rules'
import {type Region} from '@config/markets/regions/region'
import {useQuery} from '@tanstack/react-query'
import {addressLines} from './written-address'

interface AddressTextProps {
  address: AddressValues
  className?: string
}

/** An address in the written format of its country. */
export function AddressText({address, className}: AddressTextProps) {
  const {locale} = useShop()
  const {regions} = useRegions(address.countryCode)
  const lines = addressLines(
    address,
    locale.id.slice(0, 2),
    countryName(address.countryCode, locale.id),
    regions,
  )
  return (
    <address className={className}>
      {lines.map((line, index) => (
        <span key={index}>
          {line}
          <br />
        </span>
      ))}
      {address.phone}
    </address>
  )
}

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
