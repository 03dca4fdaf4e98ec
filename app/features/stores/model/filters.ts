import {openState} from './opening-hours'
import {SERVICES, type FoundStore, type StoreService} from './store'

/** Filters of the store finder (rule STORE-8). */
export interface StoreFilters {
  readonly openNow: boolean
  /** Only stores with the product of the search in stock. */
  readonly inStock: boolean
  /** A store must offer all of them. */
  readonly services: readonly StoreService[]
}

export const NO_FILTERS: StoreFilters = {openNow: false, inStock: false, services: []}

export const hasFilters = ({openNow, inStock, services}: StoreFilters): boolean =>
  openNow || inStock || services.length > 0

/** The stores that match; `now` is null before the browser knows the time, when no store counts as closed. */
export const filterStores = (
  stores: readonly FoundStore[],
  {openNow, inStock, services}: StoreFilters,
  now: Date | null,
): FoundStore[] =>
  stores.filter(
    (store) =>
      (!openNow || !now || openState(store.openingHours, store.timeZone, now)?.open === true) &&
      (!inStock || store.stock === 'instock' || store.stock === 'few') &&
      services.every((service) => store.services.includes(service)),
  )

/** The services by which the stores differ, in the order of the shop. */
export const servicesOf = (stores: readonly FoundStore[]): StoreService[] =>
  SERVICES.filter((service) => {
    const count = stores.filter(({services}) => services.includes(service)).length
    return count > 0 && count < stores.length
  })
