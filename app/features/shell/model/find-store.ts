import type {SiteConfig} from '@config/schema'
import {routeNames} from '@common/routes'

/** Path of the store finder below site and locale. */
const STORES_PATH = '/stores'

/** Whether the footer has the store field: the site has stores, and the shop has their page (rule FRAME-17). */
export const findsStores = (
  {features}: Pick<SiteConfig, 'features'>,
  names: readonly string[] = routeNames,
): boolean => features.stores && names.includes('stores')

/** Address of the store finder for an entered address. @param prefix site and locale */
export const storesHref = (prefix: string, address: string): string =>
  `${prefix}${STORES_PATH}?${new URLSearchParams({address: address.trim()})}`
