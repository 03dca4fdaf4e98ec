export interface GeoLocation {
  readonly city?: string
  readonly country?: string
  readonly countryCode?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly metroCode?: string
  readonly postalCode?: string
  readonly region?: string
  readonly regionCode?: string
}

/** Data about a shopper that the storefront sets, from which prices and promotions are chosen. */
export interface ShopperContextValues {
  /** ISO 8601 time; promotions and prices of that time are used instead of the current ones. */
  readonly effectiveDateTime?: string
  readonly sourceCode?: string
  readonly customerGroupIds?: readonly string[]
  readonly customQualifiers?: Readonly<Record<string, string>>
  readonly assignmentQualifiers?: Readonly<Record<string, string>>
  readonly clientIp?: string
  readonly couponCodes?: readonly string[]
  readonly geoLocation?: GeoLocation
}

/** Lifetime of a context in milliseconds: one day for guests, seven for registered shoppers. */
export const contextLifetime = {guest: 86_400_000, registered: 7 * 86_400_000} as const

/** Maximum number of entries of each map of qualifiers. */
export const mostQualifiers = 20

/** Returns the place of a context: its own, else that of its IP address (Shopper Context API). */
export function placeOf(context: ShopperContextValues | null): GeoLocation | undefined {
  return context?.geoLocation ?? addressPlace(context?.clientIp)
}

/**
 * Returns the country of an IP address. The sandbox has no data about addresses: it knows the three
 * networks that are reserved for documentation.
 */
export function addressPlace(clientIp: string | undefined): GeoLocation | undefined {
  const network = /^(\d+\.\d+\.\d+)\.\d+$/.exec(clientIp ?? '')?.[1]
  return network === undefined ? undefined : networks[network]
}

const networks: Readonly<Record<string, GeoLocation>> = {
  '192.0.2': {countryCode: 'DE', country: 'Germany', latitude: 52.52, longitude: 13.405},
  '198.51.100': {countryCode: 'US', country: 'United States', latitude: 37.751, longitude: -97.822},
  '203.0.113': {countryCode: 'JP', country: 'Japan', latitude: 35.69, longitude: 139.692},
}

/** Returns the time that applies to a shopper: the context's time, else `now` (milliseconds since 1970). */
export function effectiveTime(context: ShopperContextValues | null, now = Date.now()): number {
  const time = Date.parse(context?.effectiveDateTime ?? '')
  return Number.isNaN(time) ? now : time
}
