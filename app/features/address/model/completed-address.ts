import type {AddressFormat, AddressValues} from '@config/markets/address/address-format'
import type {PlaceAddress} from '../public/places'

/** Fields that a suggestion fills in. */
export type CompletedAddress = Partial<
  Pick<AddressValues, 'address1' | 'postalCode' | 'city' | 'stateCode'>
>

/** Code of a region in the country's form, found by code or name; '' when the form has no such region. */
async function stateCodeOf(
  {fields}: AddressFormat,
  region: NonNullable<PlaceAddress['region']>,
): Promise<string> {
  const field = fields.find(({name}) => name === 'stateCode')
  const {regions} = (await field?.regions?.()) ?? {regions: []}
  const found = regions.find(
    ({code, name, local}) =>
      code === region.code || name === region.name || local?.name === region.name,
  )
  return found?.code ?? ''
}

/** The fields of a country's form that an address of the maps service fills in. */
export async function completedAddress(
  format: AddressFormat,
  {postalCode, city, region}: PlaceAddress,
): Promise<CompletedAddress> {
  const stateCode = region ? await stateCodeOf(format, region) : ''
  const filled = Object.entries({postalCode, city, stateCode}).filter(([, value]) => value !== '')
  return Object.fromEntries(filled)
}
