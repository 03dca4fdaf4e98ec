import type {AddressValues, AddressFieldName} from '@config/markets/address/address-format'
import {knownAddressFormat} from './address-rules'
import {regionName, type Region} from '@config/markets/regions/region'

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
