import {cutText} from '@common/cut-text'
import type {Place} from '@app/features/advice/public/store-stock'

/** What the store finder looks for: the query of its address. */
export interface StoreSearch {
  readonly address: string
  /** Null until the address is looked up. */
  readonly place: Place | null
  /** Product that stores should have in stock; '' for none. */
  readonly productId: string
}

/** Parameters of the store finder's address. */
export const STORE_PARAMETERS = ['address', 'latitude', 'longitude', 'pid'] as const

const LONGEST_ADDRESS = 120
/** Maximum length of a product's id in the backend. */
const LONGEST_ID = 100
/** Decimal places of coordinates in the address: about 100 m. */
const DECIMALS = 3

function degrees(text: string | null, limit: number): number | null {
  const value = text?.trim() ? Number(text) : NaN
  return Math.abs(value) <= limit ? value : null
}

/** Reads the query; half a pair of coordinates, and coordinates that are none, count as missing. */
export function parseStoreSearch(search: URLSearchParams): StoreSearch {
  const latitude = degrees(search.get('latitude'), 90)
  const longitude = degrees(search.get('longitude'), 180)
  return {
    address: cutText((search.get('address') ?? '').trim(), LONGEST_ADDRESS),
    place: latitude === null || longitude === null ? null : {latitude, longitude},
    productId: cutText(search.get('pid') ?? '', LONGEST_ID),
  }
}

/** The query of a search, with `?`; '' for an empty one. */
export function storeQueryString({address, place, productId}: Partial<StoreSearch>): string {
  const search = new URLSearchParams({
    ...(address && {address}),
    ...(place && {
      latitude: String(Number(place.latitude.toFixed(DECIMALS))),
      longitude: String(Number(place.longitude.toFixed(DECIMALS))),
    }),
    ...(productId && {pid: productId}),
  }).toString()
  return search && `?${search}`
}
