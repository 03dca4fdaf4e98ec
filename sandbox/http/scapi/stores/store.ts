import {attributeDefinitions} from '../../../domains/catalog/attribute-definitions'
import {customProperties} from '../../../domains/catalog/custom-properties'
import {imageUrl} from '../../../domains/catalog/image-url'
import {localize} from '../../../domains/sites/locale'
import type {Site} from '../../../domains/sites/site-registry'
import type {DistanceUnit} from '../../../domains/stores/distance'
import type {Store} from '../../../domains/stores/store-repository'
import type {Sandbox} from '../../../sandbox'

/** Distances on the wire have two digits. */
const roundDistance = (distance: number) => Math.round(distance * 100) / 100

/** A store in the words of the Shopper APIs; `nearby` says how far it is. */
export function storeDocument(
  {sandbox, site, locale}: {sandbox: Sandbox; site: Site; locale: string},
  store: Store,
  nearby?: {distance: number; unit: DistanceUnit},
): Record<string, unknown> {
  const {image, ...fields} = store.fields
  const document = {
    ...fields,
    ...(image === undefined ? {} : {image: imageUrl(sandbox, site.libraryId, image)}),
    countryCode: store.countryCode ?? undefined,
    ...(nearby ? {distance: roundDistance(nearby.distance), distanceUnit: nearby.unit} : {}),
    id: store.id,
    inventoryId: store.inventoryListId ?? undefined,
    latitude: store.place?.latitude,
    longitude: store.place?.longitude,
    posEnabled: store.posEnabled,
    postalCode: store.postalCode ?? undefined,
    storeEvents: localize(store.events, locale),
    storeHours: localize(store.hours, locale),
    storeLocatorEnabled: store.locatorEnabled,
    ...customProperties(store.custom, attributeDefinitions(sandbox.db, 'Store'), locale, (path) =>
      imageUrl(sandbox, site.libraryId, path),
    ),
  }
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined))
}
