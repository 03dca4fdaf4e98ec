import type {Text} from '../model'
import {storeInventoryId, type HoursKey, type StoreSource} from '../stores'
import {el, leaf, localized, serialize, type Element} from './xml'

const openingHours: Readonly<Record<HoursKey, Text>> = {
  city: {
    en: '<p>Monday to Friday 10:00-19:00<br/>Saturday 10:00-17:00<br/>Sunday closed</p>',
    de: '<p>Montag bis Freitag 10:00-19:00 Uhr<br/>Samstag 10:00-17:00 Uhr<br/>Sonntag geschlossen</p>',
    ja: '<p>月曜～金曜 10:00～19:00<br/>土曜 10:00～17:00<br/>日曜定休</p>',
    fr: '<p>Du lundi au vendredi 10 h-19 h<br/>Samedi 10 h-17 h<br/>Fermé le dimanche</p>',
  },
  nosunday: {
    en: '<p>Monday to Saturday 10:00-18:30<br/>Sunday closed</p>',
    de: '<p>Montag bis Samstag 10:00-18:30 Uhr<br/>Sonntag geschlossen</p>',
    ja: '<p>月曜～土曜 10:00～18:30<br/>日曜定休</p>',
    fr: '<p>Du lundi au samedi 10 h-18 h 30<br/>Fermé le dimanche</p>',
  },
  everyday: {
    en: '<p>Monday to Saturday 10:00-19:00<br/>Sunday 11:00-17:00</p>',
    de: '<p>Montag bis Samstag 10:00-19:00 Uhr<br/>Sonntag 11:00-17:00 Uhr</p>',
    ja: '<p>月曜～土曜 10:00～19:00<br/>日曜 11:00～17:00</p>',
    fr: '<p>Du lundi au samedi 10 h-19 h<br/>Dimanche 11 h-17 h</p>',
  },
  mall: {
    en: '<p>Daily 11:00-20:00</p>',
    de: '<p>Täglich 11:00-20:00 Uhr</p>',
    ja: '<p>毎日 11:00～20:00</p>',
    fr: '<p>Tous les jours 11 h-20 h</p>',
  },
}

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
