import {createHttpClient} from '@app/shared/api/http-client'
import type {Place} from '@app/features/advice/public/store-stock'
import type {Shop} from '@app/shared/lib/shop-context'
import {countryOf, hasCountry} from '../model/country'

/** Where an address is, with the address in one line. */
export interface Geocoded extends Place {
  readonly name: string
}

const client = createHttpClient({baseUrl: '/services'})

interface Question extends Partial<Place> {
  readonly address?: string
  readonly country?: string
  /** Id of a suggested place. */
  readonly place?: string
}

async function post(
  shop: Shop,
  {address, country, place: placeId, latitude, longitude}: Question,
): Promise<Geocoded | null> {
  const language = shop.locale.id.slice(0, 2)
  const {place} = await client<{place: Geocoded | null}>('/geocode', {
    method: 'POST',
    body: {language, address, country, place: placeId, latitude, longitude},
  })
  return place
}

/**
 * Where an address is, in the country of the site; a site for several countries looks elsewhere when its default country
 * has no such address (rule STORE-3). Null when nothing is found. @throws ApiFault
 */
export async function geocode(shop: Shop, address: string): Promise<Geocoded | null> {
  const found = await post(shop, {address, country: countryOf(shop.site)})
  return found || hasCountry(shop.site) ? found : post(shop, {address})
}

/** Where a suggested place is; null when it is unknown. @throws ApiFault */
export const geocodePlace = (shop: Shop, place: string): Promise<Geocoded | null> =>
  post(shop, {place, country: countryOf(shop.site)})

/** The address at coordinates; null when there is none. @throws ApiFault */
export const reverseGeocode = (
  shop: Shop,
  {latitude, longitude}: Place,
): Promise<Geocoded | null> => post(shop, {latitude, longitude})
