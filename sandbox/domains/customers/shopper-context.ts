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

/** What a storefront said of a shopper, so that prices and promotions fit the situation. */
export interface ShopperContextValues {
  /** ISO 8601; promotions and prices of that moment hold instead of those of now. */
  readonly effectiveDateTime?: string
  readonly sourceCode?: string
  readonly customerGroupIds?: readonly string[]
  readonly customQualifiers?: Readonly<Record<string, string>>
  readonly assignmentQualifiers?: Readonly<Record<string, string>>
  readonly clientIp?: string
  readonly couponCodes?: readonly string[]
  readonly geoLocation?: GeoLocation
}

/** The moment that holds for a shopper: that of the context, else `now` (milliseconds since 1970). */
export function effectiveTime(context: ShopperContextValues | null, now = Date.now()): number {
  const time = Date.parse(context?.effectiveDateTime ?? '')
  return Number.isNaN(time) ? now : time
}
