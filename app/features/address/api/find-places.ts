import {createHttpClient} from '@app/shared/api/http-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** A suggested address. */
export interface SuggestedPlace {
  readonly id: string
  /** Street and house number, as the country writes them. */
  readonly street: string
  /** Postal code, city and region in one line. */
  readonly place: string
}

/** The rest of a suggested address as the maps service names it. */
export interface PlaceAddress {
  readonly postalCode: string
  readonly city: string
  readonly region?: {readonly code: string; readonly name: string}
}

const client = createHttpClient({baseUrl: '/services'})

export interface PlaceQuestion {
  readonly shop: Pick<Shop, 'locale'>
  /** ISO 3166-1 alpha-2 code of the country that the form is for. */
  readonly country: string
  readonly signal: AbortSignal
}

const post = <Answer>(
  {shop, country, signal}: PlaceQuestion,
  {input, types, place}: {input?: string; types?: PlaceTypes; place?: string},
) =>
  client<Answer>('/places', {
    method: 'POST',
    body: {country, language: shop.locale.id.slice(0, 2), input, types, place},
    signal,
  })

/** Streets alone, or towns as well. */
export type PlaceTypes = 'address' | 'geocode'

/** Suggestions for the beginning of an address, through our own route. @throws ApiFault */
export const findPlaces = async (
  where: PlaceQuestion,
  input: string,
  types: PlaceTypes,
): Promise<SuggestedPlace[]> =>
  (await post<{places?: SuggestedPlace[]}>(where, {input, types})).places ?? []

/** The rest of a suggestion. @throws ApiFault */
export const readPlace = async (where: PlaceQuestion, place: string): Promise<PlaceAddress> =>
  (await post<{address: PlaceAddress}>(where, {place})).address
