import {countryName} from '@app/shared/i18n/country-name'
import {useShop} from '@app/shared/lib/shop-context'
import type {AddressValues, AddressFieldName} from '@config/markets/address/address-format'
import {knownAddressFormat} from './address-rules'
import {regionName, type Region} from '@config/markets/regions/region'
import {useQuery} from '@tanstack/react-query'

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

/** Address lines of a country without a format of its own. */
const DEFAULT_LINES = [
  '{companyName}',
  '{firstName} {lastName}',
  '{address1}',
  '{address2}',
  '{postalCode} {city}',
  '{stateCode}',
]

/**
 * The lines of an address in the written format of its country, in the language of the page. The tax number of a
 * company follows the address.
 * @param language such as `de`
 * @param countryName name in that language; left out within the country's own language
 * @param regions of the country; a region that is not among them is written as its code
 */
export function addressLines(
  values: AddressValues,
  language: string,
  countryName: string,
  regions: readonly Region[] = [],
): string[] {
  const format = knownAddressFormat(values.countryCode)
  const local = format?.local?.language === language ? format.local.lines : undefined
  const templates = local ?? [...(format?.lines ?? DEFAULT_LINES), countryName]
  const region = regions.find(({code}) => code === values.stateCode)
  const written: Readonly<Record<string, string>> = {
    state: region ? regionName(region, language) : values.stateCode,
  }
  const lines = templates
    .map((template) => {
      const line = template.replace(
        /\{(\w+)\}/g,
        (_, name: string) => written[name] ?? values[name as AddressFieldName] ?? '',
      )
      return line
        .replace('()', '')
        .replace(/^[\s,]+|[\s,]+$/g, '')
        .replace(/\s{2,}/g, ' ')
    })
    .filter((line) => line !== '' && line !== '〒' && line !== '様')
  const {c_taxId: taxId} = values
  return taxId ? [...lines, format?.taxIdName ? `${format.taxIdName}: ${taxId}` : taxId] : lines
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
