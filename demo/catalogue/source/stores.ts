import type {z} from 'zod'
import {readData} from './data'
import {storesSchema} from './schema'

type StoresData = z.infer<typeof storesSchema>
type Country = StoresData['countries'][number]

/** Key of the opening hours of a store. */
export type HoursKey = Country['hours']

/** What a store does besides selling. */
export type ServiceKey = StoresData['services']['House'][number]

/** A store; see `storesSchema`. */
export interface StoreSource
  extends
    Omit<Country['stores'][number], 'kind' | 'timeZone'>,
    Pick<Country, 'phone' | 'hours' | 'timeZone'> {
  readonly id: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly services: readonly ServiceKey[]
}

const {services, shopCountries, countries} = readData('stores', storesSchema)

/** Whether goods can be picked up in the stores of a country. */
export const hasPickup = (country: string): boolean => country in shopCountries

/** The site whose assortment a store has on its shelves; undefined where it does not count them. */
export const siteOfStore = ({country}: StoreSource): string | undefined => shopCountries[country]

/** Inventory list of a store that counts its shelves. */
export const storeInventoryId = (store: StoreSource): string | undefined =>
  siteOfStore(store) && `inventory-store-${store.id.replace('barnholt-', '')}`

/** Every store, in the order of the countries. */
export const stores: readonly StoreSource[] = countries.flatMap(
  ({code, phone, hours, timeZone, stores: list}) =>
    list.map(({kind, ...store}, index): StoreSource => ({
      timeZone,
      ...store,
      id: `barnholt-${code.toLowerCase()}-${String(index + 1).padStart(2, '0')}`,
      name: `Barnholt ${kind} ${store.city}`,
      country: code,
      phone: `${phone}${String(10 + index)}`,
      hours,
      services: [...services[kind], ...(hasPickup(code) ? (['pickup'] as const) : [])],
    })),
)
