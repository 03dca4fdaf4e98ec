import type {AddressFieldName, AddressValues} from './address-formats/address-format'
import {knownAddressFormat} from './address-formats/formats'
import {regionName} from './regions/region'

/** Address lines of a country without a format of its own. */
const DEFAULT_LINES = [
  '{firstName} {lastName}',
  '{address1}',
  '{address2}',
  '{postalCode} {city}',
  '{stateCode}',
  '{country}',
]

/**
 * The lines of an address in the written format of its country, in the language of the page.
 * @param language such as `de`
 * @param countryName name in that language; left out within the country's own language
 */
export function addressLines(
  values: AddressValues,
  language: string,
  countryName: string,
): string[] {
  const format = knownAddressFormat(values.countryCode)
  const isLocal = format?.local?.language === language
  const templates = (isLocal ? format?.local?.lines : format?.lines) ?? DEFAULT_LINES
  const region = format?.fields
    .find(({name}) => name === 'stateCode')
    ?.regions?.find(({code}) => code === values.stateCode)
  const written: Readonly<Record<string, string>> = {
    state: region ? regionName(region, language) : values.stateCode,
    country: countryName,
  }
  return templates
    .map((template) => {
      const line = template.replace(
        /\{(\w+)\}/g,
        (_, name: string) => written[name] ?? values[name as AddressFieldName] ?? '',
      )
      return line.replace(/^[\s,]+|[\s,]+$/g, '').replace(/\s{2,}/g, ' ')
    })
    .filter((line) => line !== '' && line !== '〒' && line !== '様')
}
