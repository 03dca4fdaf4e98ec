import type {FileReader} from '../xml-stream'
import {catalogReader} from './catalog'
import {couponsReader} from './coupons'
import {customObjectsReader} from './custom-objects'
import {customerListReader, customersReader} from './customers'
import {customerGroupsReader} from './customer-groups'
import {inventoryReader} from './inventory'
import {libraryReader} from './library'
import {metadataReader} from './metadata'
import {pageMetaTagsReader} from './page-meta-tags'
import {paymentReader} from './payment'
import {pricebookReader} from './pricebook'
import {promotionsReader} from './promotions'
import type {ReadContext} from './read-context'
import {shippingReader} from './shipping'
import {oldSearchReader, searchReader} from './search'
import {preferencesReader, siteReader} from './site'
import {slotsReader} from './slots'
import {redirectsReader} from './redirects'
import {sortReader} from './sort'
import {geolocationReader, storesReader} from './stores'
import {sourceCodesReader} from './source-codes'
import {taxReader} from './tax'
import {urlRulesReader} from './url-rules'

/** One kind of file in an archive. */
export interface ArchiveReader {
  /** Place of its files in the archive; the first group, if any, is the id in the path. */
  readonly pattern: RegExp
  /** Reader of one file. */
  create(context: ReadContext, id: string): FileReader
  /** Tables that only the reader writes: an import with `replace` empties them. */
  readonly tables: readonly string[]
}

/** A file that every site may have. */
const ofSite = (name: string) => new RegExp(`^sites/([^/]+)/${name}\\.xml$`)

const catalogTables = [
  'catalog',
  'product',
  'product_variant',
  'variation_attribute',
  'variation_value',
  'product_image',
  'product_option',
  'product_option_value',
  'product_link',
  'variation_group',
  'category_link',
  'product_recommendation',
  'category',
  'category_assignment',
  'refinement_definition',
]
const libraryTables = [
  'library',
  'content_folder',
  'content_asset',
  'content_folder_assignment',
  'page_designer',
]

/** Every kind of file that an import reads, in the order in which they have to run. */
// oxfmt-ignore
export const archiveReaders: readonly ArchiveReader[] = [
  {pattern: /^meta\/([^/]+)\.xml$/, create: metadataReader, tables: ['attribute_definition', 'custom_object_type']},
  {pattern: ofSite('site'), create: siteReader, tables: ['site']},
  {pattern: ofSite('preferences'), create: preferencesReader, tables: []},
  {pattern: /^catalogs\/([^/]+)\/[^/]+\.xml$/, create: catalogReader, tables: catalogTables},
  {pattern: /^pricebooks\/([^/]+)\.xml$/, create: pricebookReader, tables: ['price_book', 'price']},
  {pattern: /^inventory-lists\/([^/]+)\.xml$/, create: inventoryReader, tables: ['inventory_list', 'inventory_record']},
  {pattern: /^libraries\/([^/]+)\/[^/]+\.xml$/, create: libraryReader, tables: libraryTables},
  {pattern: /^sites\/([^/]+)\/library(?:\/library)?\.xml$/, create: libraryReader, tables: []},
  {pattern: /^(?:sites\/[^/]+\/)?page-?meta-?tags?\.xml$/, create: pageMetaTagsReader, tables: ['page_meta_tag', 'page_meta_tag_rule', 'page_meta_tag_assignment']},
  {pattern: ofSite('shipping'), create: shippingReader, tables: ['shipping_method']},
  {pattern: ofSite('payment-methods'), create: paymentReader, tables: ['payment_method', 'payment_card']},
  {pattern: ofSite('tax'), create: taxReader, tables: ['tax_class', 'tax_jurisdiction', 'tax_rate']},
  {pattern: ofSite('stores'), create: storesReader, tables: ['store', 'store_group']},
  {pattern: /^(?:.*\/)?geolocations?(?:\/[^/]+)?\.xml$/, create: geolocationReader, tables: ['geolocation']},
  {pattern: /^(?:sites\/[^/]+\/)?custom-objects\/([^/]+)\.xml$/, create: customObjectsReader, tables: ['custom_object']},
  {pattern: ofSite('custom-objects'), create: customObjectsReader, tables: []},
  {pattern: ofSite('url-rules'), create: urlRulesReader, tables: ['url_rules']},
  {pattern: ofSite('redirect-urls'), create: redirectsReader, tables: ['redirect_url']},
  {pattern: ofSite('sort'), create: sortReader, tables: ['sorting_rule', 'sorting_option', 'sorting_assignment', 'sorting_campaign', 'sorting_dynamic_attribute']},
  {pattern: ofSite('search'), create: oldSearchReader, tables: []},
  {pattern: ofSite('search2'), create: searchReader, tables: ['search_attribute', 'search_dictionary']},
  {pattern: ofSite('slots'), create: slotsReader, tables: ['content_slot', 'slot_campaign']},
  {pattern: ofSite('customer-groups'), create: customerGroupsReader, tables: ['customer_group']},
  {pattern: /^customer-lists\/([^/]+)\.xml$/, create: customerListReader, tables: []},
  {pattern: ofSite('customers'), create: customersReader, tables: []},
  {pattern: ofSite('source-?codes'), create: sourceCodesReader, tables: ['source_code_group']},
  {pattern: ofSite('coupons'), create: couponsReader, tables: ['coupon', 'coupon_code']},
  {pattern: ofSite('promotions'), create: promotionsReader, tables: ['campaign', 'promotion', 'promotion_assignment', 'promotion_settings']},
]
