import {z} from 'zod'
import records from './map.json'

/** A street of the sandbox's map; without a name, the town itself. Coordinates are those of the city, in degrees. */
export interface Street {
  readonly countryCode: string
  readonly name: string
  readonly postalCode: string
  readonly city: string
  /** Code and name of the region, where addresses of the country contain it. */
  readonly region?: {readonly code: string; readonly name: string}
  readonly latitude: number
  readonly longitude: number
}

const text = z.string()
const degrees = z.number()
/** `code name` of a region. */
const region = text.optional()
/** City, postal code, latitude, longitude and region, by country. */
const townsByCountry = z.record(text, z.array(z.tuple([text, text, degrees, degrees, region])))

const {cities, ...rows} = z
  .strictObject({
    /** Latitude and longitude. */
    cities: z.record(text, z.tuple([degrees, degrees])),
    /** Name, postal code, city and region, by country. */
    streets: z.record(text, z.array(z.tuple([text, text, text, region]))),
    towns: townsByCountry,
    /** Towns that were added later: an id is a position, so they stand behind the others. */
    laterTowns: townsByCountry,
  })
  .parse(records)

function place(street: Omit<Street, 'region'>, region: string | undefined): Street {
  const [code = '', ...words] = region?.split(' ') ?? []
  return {...street, ...(region && {region: {code, name: words.join(' ')}})}
}

/** All streets of the map, in a fixed order. */
export const streets: readonly Street[] = Object.entries(rows.streets).flatMap(
  ([countryCode, list]) =>
    list.map(([name, postalCode, city, region]) => {
      const [latitude, longitude] = cities[city] ?? [0, 0]
      return place({countryCode, name, postalCode, city, latitude, longitude}, region)
    }),
)

/** All towns of the map as streets without a name, in a fixed order. */
export const towns: readonly Street[] = [
  ...Object.entries(rows.towns),
  ...Object.entries(rows.laterTowns),
].flatMap(([countryCode, list]) =>
  list.map(([city, postalCode, latitude, longitude, region]) =>
    place({countryCode, name: '', postalCode, city, latitude, longitude}, region),
  ),
)
