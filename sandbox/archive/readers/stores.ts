import {nextPosition, remove} from '../row-repository'
import {customAttributes, ifNamed, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

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
export function storesReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
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
        writeRecord(context, node, 'store', key, storeColumns(node), {
          position: nextPosition(db, 'store', {site_id: siteId}),
          locator_enabled: true,
          pos_enabled: false,
        })
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
          ifNamed(node, outer, (list) => list.all(inner).map((child) => child.required(attribute)))
        writeRecord(
          context,
          node,
          'store_group',
          key,
          {
            store_ids: ids('stores', 'store', 'store-id'),
            price_book_ids: ids('price-books', 'price-book', 'price-book-id'),
          },
          {store_ids: [], price_book_ids: []},
        )
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
    locator_enabled: node.boolean('store-locator-enabled-flag'),
    pos_enabled: node.boolean('pos-enabled-flag') ?? oldPosFlag,
    hours: localized(node, 'store-hours'),
    events: localized(node, 'store-events'),
    custom: customAttributes(node),
  }
}

/** Reads `geolocations` files: where the postal codes of a country are. */
export function geolocationReader(context: ReadContext): FileReader {
  const {report} = context
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
        const key = {country_code: country, postal_code: node.required('postal-code')}
        if (latitude === undefined || longitude === undefined) {
          throw node.error(`postal code ${key.postal_code} has no <latitude> and <longitude>`)
        }
        writeRecord(context, node, 'geolocation', key, {
          latitude,
          longitude,
          city: localized(node, 'city'),
        })
        report.count('geolocations')
      },
    },
  }
}
