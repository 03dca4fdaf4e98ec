/** What a site promises about the standard delivery, for search engines. Amounts are major units. */
export interface DeliveryTerms {
  /** Countries of delivery, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  readonly price: number
  /** Order value from which delivery is free. */
  readonly freeFrom?: number
  /** Minimum and maximum working days in transit. */
  readonly transitDays: readonly [number, number]
}
