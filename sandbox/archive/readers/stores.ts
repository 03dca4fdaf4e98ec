import {remove, upsert} from '../row-repository'
import {customAttributes, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

const plainFields = {
  name: 'name',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  stateCode: 'state-code',
  email: 'email',
  phone: 'phone',
  fax: 'fax',
  image: 'image',
} as const

/** Reads `stores.xml`: the stores of a site, and their groups with price books. */
export function storesReader({db, report, siteId}: ReadContext): FileReader {
  let position = 0
  return {
    root: 'stores',
    records: {
      store(node) {
        const key = {site_id: siteId, id: node.required('store-id')}
        if (isDeletion(node)) {
          remove(db, 'store', key)
          return
        }
        node.all('pos-store-id')
        upsert(db, 'store', {...key, position, ...storeColumns(node)})
        position += 1
        report.count('stores')
      },
      'store-group'(node) {
        const key = {site_id: siteId, id: node.required('store-group-id')}
        if (isDeletion(node)) {
          remove(db, 'store_group', key)
          return
        }
        node.all('name')
        const ids = (outer: string, inner: string, attribute: string) =>
          node.walk(outer, inner).map((child) => child.required(attribute))
        upsert(db, 'store_group', {
          ...key,
          store_ids: ids('stores', 'store', 'store-id'),
          price_book_ids: ids('price-books', 'price-book', 'price-book-id'),
        })
        report.count('store groups')
      },
    },
  }
}

function storeColumns(node: XmlNode) {
  const fields = Object.entries(plainFields).flatMap(([key, name]) => {
    const text = node.string(name)
    return text === undefined ? [] : [[key, text] as const]
  })
  const oldPosFlag = node.boolean('demandware-pos-enabled-flag')
  return {
    fields: Object.fromEntries(fields),
    country_code: node.string('country-code')?.toUpperCase(),
    postal_code: node.string('postal-code'),
    latitude: node.number('latitude'),
    longitude: node.number('longitude'),
    inventory_list_id: node.string('inventory-list-id'),
    locator_enabled: node.boolean('store-locator-enabled-flag') ?? true,
    pos_enabled: node.boolean('pos-enabled-flag') ?? oldPosFlag ?? false,
    hours: localized(node, 'store-hours'),
    events: localized(node, 'store-events'),
    custom: customAttributes(node),
  }
}

/** Reads `geolocations` files: where the postal codes of a country are. */
export function geolocationReader({db, report}: ReadContext): FileReader {
  let country = ''
  return {
    root: 'geolocations',
    start(root) {
      country = root.required('country-code').toUpperCase()
    },
    records: {
      geolocation(node) {
        node.all('state')
        const latitude = node.number('latitude')
        const longitude = node.number('longitude')
        if (latitude === undefined || longitude === undefined) return
        upsert(db, 'geolocation', {
          country_code: country,
          postal_code: node.required('postal-code'),
          latitude,
          longitude,
          city: localized(node, 'city'),
        })
        report.count('geolocations')
      },
    },
  }
}
