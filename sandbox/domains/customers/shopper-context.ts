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

/** Returns the time that applies to a shopper: the context's time, else `now` (milliseconds since 1970). */
export function effectiveTime(context: ShopperContextValues | null, now = Date.now()): number {
  const time = Date.parse(context?.effectiveDateTime ?? '')
  return Number.isNaN(time) ? now : time
}
