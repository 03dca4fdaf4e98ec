import {textsBelow, type Text} from '../languages/languages'
import {storeInventoryId, type HoursKey, type StoreSource} from '../stores'
import {el, leaf, localized, serialize, type Element} from './xml'

const openingHours = textsBelow('labels', 'openingHours') as Readonly<Record<HoursKey, Text>>

/** The same hours for programs, in the words of schema.org. */
const hoursData: Readonly<Record<HoursKey, string>> = {
  city: 'Mo-Fr 10:00-19:00, Sa 10:00-17:00',
  nosunday: 'Mo-Sa 10:00-18:30',
  everyday: 'Mo-Sa 10:00-19:00, Su 11:00-17:00',
  mall: 'Mo-Su 11:00-20:00',
}

/** `stores.xml` of a site: every site finds every store, wherever its shopper asks. */
export function storesXml(stores: readonly StoreSource[]): string {
  return serialize(
    el(
      'stores',
      {xmlns: 'http://www.demandware.com/xml/impex/store/2007-04-30'},
      stores.map(storeElement),
    ),
  )
}

function storeElement(store: StoreSource): Element {
  const inventoryId = storeInventoryId(store)
  return el(
    'store',
    {'store-id': store.id},
    leaf('name', store.name),
    leaf('address1', store.address),
    leaf('city', store.city),
    leaf('postal-code', store.postalCode),
    store.state ? leaf('state-code', store.state) : undefined,
    leaf('country-code', store.country),
    leaf('email', `${store.id.replace('barnholt-', '')}@barnholt.example`),
    leaf('phone', store.phone),
    localized('store-hours', openingHours[store.hours]),
    leaf('latitude', store.latitude),
    leaf('longitude', store.longitude),
    inventoryId ? leaf('inventory-list-id', inventoryId) : undefined,
    leaf('store-locator-enabled-flag', true),
    leaf('pos-enabled-flag', false),
    el(
      'custom-attributes',
      {},
      leaf('custom-attribute', hoursData[store.hours], {'attribute-id': 'openingHours'}),
      el(
        'custom-attribute',
        {'attribute-id': 'services'},
        store.services.map((service) => leaf('value', service)),
      ),
      leaf('custom-attribute', store.timeZone, {'attribute-id': 'timeZone'}),
    ),
  )
}
