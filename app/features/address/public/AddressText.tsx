import {countryName} from '@app/shared/i18n/country-name'
import {useShop} from '@app/shared/lib/shop-context'
import type {AddressValues} from '@config/markets/address/address-format'
import {knownAddressFormat} from './address-rules'
import {defineQuery} from '@app/shared/api/define-query'
import {type Region} from '@config/markets/regions/region'
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

const loaderOf = (countryCode: string) =>
  knownAddressFormat(countryCode)?.fields.find(({name}) => name === 'stateCode')?.regions

const {use: useLoadedRegions} = defineQuery({
  key: ['address', 'regions'],
  scope: 'everywhere',
  staleTime: Infinity,
  read: async (_, countryCode: string) => (await loaderOf(countryCode)?.())?.regions ?? [],
  enabled: (countryCode) => loaderOf(countryCode) !== undefined,
})

/** The regions of a country, loaded when an address of it is shown. */
export function useRegions(countryCode: string): Regions {
  const {data, isError, refetch} = useLoadedRegions(countryCode)
  return {
    regions: loaderOf(countryCode) ? data : [],
    retry: () => {
      if (isError) void refetch()
    },
  }
}
