import type {ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import {attributeDefinitions} from '../../domains/attributes/attribute-definition-repository'
import {customProperties} from '../../domains/attributes/custom-properties'
import {markupLinks} from '../../domains/content/markup'
import type {Site} from '../../domains/sites/site-registry'
import type {DistanceUnit} from '../../domains/stores/distance'
import type {Store} from '../../domains/stores/store-repository'
import type {ShopData} from '../../domains/shop-data'

/** Distances on the wire have two digits. */
const roundDistance = (distance: number) => Math.round(distance * 100) / 100

/** A store in the words of the Shopper APIs; `nearby` says how far it is. */
export function storeDocument(
  {db, links: base, site, locale}: ShopData & {site: Site; locale: string},
  store: Store,
  nearby?: {distance: number; unit: DistanceUnit},
): ShopperStoresTypes.Store {
  const {image, ...fields} = store.fields
  const links = markupLinks({db, links: base}, {site, locale})
  const document = {
    ...fields,
    ...(image === undefined ? {} : {image: links.image(image)}),
    countryCode: store.countryCode ?? undefined,
    ...(nearby ? {distance: roundDistance(nearby.distance), distanceUnit: nearby.unit} : {}),
    id: store.id,
    inventoryId: store.inventoryListId ?? undefined,
    latitude: store.place?.latitude,
    longitude: store.place?.longitude,
    posEnabled: store.posEnabled,
    postalCode: store.postalCode ?? undefined,
    storeEvents: links.localized(store.events),
    storeHours: links.localized(store.hours),
    storeLocatorEnabled: store.locatorEnabled,
    ...customProperties(store.custom, attributeDefinitions(db, 'Store'), locale, links),
  }
  const known = Object.entries(document).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as unknown as typeof document
}
