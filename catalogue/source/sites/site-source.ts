import type {Currency} from '../money'

/** A site whose folder of the archive is generated. */
export interface ContentSite {
  readonly id: string
  /** Name of the shop. */
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly currency: Currency
  /** The first one is the default. */
  readonly locales: readonly string[]
  /** Centre of the country: latitude and longitude. */
  readonly centre: readonly [number, number]
}

/** Standard and reduced rate of the sales tax. */
export type TaxRates = readonly [standard: number, reduced: number]

/** A generated site that sells. */
export interface GeneratedSite extends ContentSite {
  /** IANA time zone of the warehouse's day. */
  readonly timeZone: string
  /** Public holidays, `MM-DD` every year or `YYYY-MM-DD` once. */
  readonly holidays: readonly string[]
  /** Rates by country of delivery; the first one holds until an address is known. */
  readonly taxes: Readonly<Record<string, TaxRates>>
  /** Inventory list of the warehouse. */
  readonly inventory: string
  readonly delivery: DeliveryPrices
  /** Business customers can sign in as such. */
  readonly business: boolean
  /** Products can be engraved. */
  readonly engraving: boolean
}

/** Prices of delivery in major units, set for each market. */
export interface DeliveryPrices {
  readonly standard: number
  /** Order value from which standard delivery is free. */
  readonly freeFrom: number
  readonly express: number
  /** Highest amount of an order on invoice. */
  readonly invoiceMax: number
}

/** Inventory list of the European sites besides Germany: they share a warehouse. */
export const EUROPEAN_INVENTORY = 'inventory-europe'

/** Good Friday and Easter Monday. */
export const easter = ['2026-04-03', '2026-04-06', '2027-03-26', '2027-03-29'] as const
/** New Year's Day and both days of Christmas. */
export const christmas = ['01-01', '12-25', '12-26'] as const
