import type {ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import {
  nearbyStoreOf,
  type NearbyStore,
  type Place,
  type Shelf,
} from '@app/features/advice/public/store-stock'

/** Services that the shop has a text for. */
export const SERVICES = ['advice', 'trial', 'repair', 'nursing', 'parking', 'pickup'] as const
export type StoreService = (typeof SERVICES)[number]

/** A store of the store finder. */
export interface FoundStore extends NearbyStore {
  /** Null for a store without coordinates: it is in the list, and not on the map. */
  readonly place: Place | null
  readonly email: string
  /** Opening hours as data; '' when the store has none. */
  readonly openingHours: string
  /** IANA name; '' when the store has none. */
  readonly timeZone: string
  readonly services: readonly StoreService[]
}

type WireStore = ShopperStoresTypes.Store & Readonly<Record<`c_${string}`, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A store of the API; values of another type than expected are left out. */
export function foundStoreOf(
  store: WireStore,
  shelves: readonly Shelf[],
  unit: 'km' | 'mi',
): FoundStore {
  const {latitude, longitude, c_services: services} = store
  const hasPlace = typeof latitude === 'number' && typeof longitude === 'number'
  return {
    ...nearbyStoreOf(store, shelves, unit),
    place: hasPlace ? {latitude, longitude} : null,
    email: store.email ?? '',
    openingHours: textOf(store['c_openingHours']),
    timeZone: textOf(store['c_timeZone']),
    services: Array.isArray(services) ? SERVICES.filter((one) => services.includes(one)) : [],
  }
}

/** Directions in the maps service that the shopper's device opens for such addresses. */
export const directionsHref = ({latitude, longitude}: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
