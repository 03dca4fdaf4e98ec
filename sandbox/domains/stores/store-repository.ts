import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {CustomAttributes} from '../attributes/attribute-values'
import {LEAST_PREFIX, plainCode, sharedPrefix, townOfPostalCode} from '../places/postal-codes'
import type {Localized} from '../sites/locale'
import {distanceBetween, type DistanceUnit, type Place} from './distance'

/** Physical store. */
export interface Store {
  readonly id: string
  /** name, address1, address2, city, stateCode, email, phone, fax, image; only those there are. */
  readonly fields: Readonly<Record<string, string>>
  readonly countryCode: string | null
  readonly postalCode: string | null
  readonly place: Place | null
  readonly inventoryListId: string | null
  readonly locatorEnabled: boolean
  readonly posEnabled: boolean
  /** Opening hours as HTML. */
  readonly hours: Localized
  readonly events: Localized
  readonly custom: CustomAttributes
}

interface StoreRow {
  id: string
  fields: string
  country_code: string | null
  postal_code: string | null
  latitude: number | null
  longitude: number | null
  inventory_list_id: string | null
  locator_enabled: number
  pos_enabled: number
  hours: string
  events: string
  custom: string
}

const stores = new RevisionCache('catalog', (db: Database, siteId: string) =>
  queryAll<StoreRow>(db, 'SELECT * FROM store WHERE site_id = ? ORDER BY position, id', siteId)
    .map(toStore)
    .map((store) => (store.place ? store : {...store, place: placeOfCode(db, store)})),
)

/** Place of a store without coordinates: that of its postal code. */
function placeOfCode(db: Database, {countryCode, postalCode}: Store): Place | null {
  if (!countryCode || !postalCode) return null
  return findGeolocation(db, countryCode, postalCode) ?? null
}

/** Place of a postal code by the geolocations of the archive; those of the United States may have four more digits. */
function findGeolocation(db: Database, countryCode: string, postalCode: string): Place | undefined {
  const code = plainCode(countryCode === 'US' ? postalCode.replace(/-\d{4}$/, '') : postalCode)
  return queryOne<Place>(
    db,
    `SELECT latitude, longitude FROM geolocation
     WHERE country_code = ? AND REPLACE(REPLACE(UPPER(postal_code), ' ', ''), '-', '') = ?`,
    countryCode,
    code,
  )
}

function toStore(row: StoreRow): Store {
  const {latitude, longitude} = row
  return {
    id: row.id,
    fields: JSON.parse(row.fields) as Store['fields'],
    countryCode: row.country_code,
    postalCode: row.postal_code,
    place: latitude === null || longitude === null ? null : {latitude, longitude},
    inventoryListId: row.inventory_list_id,
    locatorEnabled: row.locator_enabled === 1,
    posEnabled: row.pos_enabled === 1,
    hours: JSON.parse(row.hours) as Localized,
    events: JSON.parse(row.events) as Localized,
    custom: JSON.parse(row.custom) as CustomAttributes,
  }
}

/** The stores with these ids in the order of the ids; unknown ones are left out. */
export function findStores(db: Database, siteId: string, ids: readonly string[]): Store[] {
  const all = new Map(stores.get(db, siteId).map((store) => [store.id, store]))
  return ids.flatMap((id) => all.get(id) ?? [])
}

/** A store and how far it is from where the shopper asked. */
export interface StoreNearby {
  readonly store: Store
  readonly distance: number
}

export interface StoreSearch {
  readonly origin: Place
  readonly maxDistance: number
  readonly unit: DistanceUnit
  /** Only stores of this country. */
  readonly countryCode?: string
}

/** Stores of the locator within the distance, nearest first. */
export function storesNearby(
  db: Database,
  siteId: string,
  {origin, maxDistance, unit, countryCode}: StoreSearch,
): StoreNearby[] {
  return stores
    .get(db, siteId)
    .filter((store) => store.locatorEnabled)
    .filter((store) => countryCode === undefined || store.countryCode === countryCode)
    .flatMap((store) =>
      store.place ? [{store, distance: distanceBetween(origin, store.place, unit)}] : [],
    )
    .filter(({distance}) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || (a.store.id < b.store.id ? -1 : 1))
}

/**
 * Where a postal code is: by the geolocations of the archive, else near the store or the town of the country
 * whose postal code begins the most alike. Undefined when nothing is near by that measure.
 */
export function locatePostalCode(
  db: Database,
  siteId: string,
  countryCode: string,
  postalCode: string,
): Place | undefined {
  const known = findGeolocation(db, countryCode, postalCode)
  if (known) return known
  let best: {place: Place; length: number} | undefined
  for (const store of stores.get(db, siteId)) {
    if (store.countryCode !== countryCode || !store.place || !store.postalCode) continue
    const length = sharedPrefix(store.postalCode, postalCode)
    if (length >= LEAST_PREFIX && length > (best?.length ?? 0)) best = {place: store.place, length}
  }
  const town = townOfPostalCode(countryCode, postalCode)
  if (!town || sharedPrefix(town.postalCode, postalCode) <= (best?.length ?? 0)) return best?.place
  return {latitude: town.latitude, longitude: town.longitude}
}
