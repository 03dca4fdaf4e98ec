import {createHash} from 'node:crypto'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Database} from '../../db/database'
import type {CustomerAddress} from '../../domains/customers/address'
import type {Customer} from '../../domains/customers/customer'
import type {SavedInstrument} from '../../domains/customers/payment-instrument-repository'
import type {JsonValue} from '../../domains/json'
import type {ProductList, ProductListItem} from '../../domains/lists/product-list'
import {findItems} from '../../domains/lists/product-list-repository'
import {listState} from '../../domains/lists/product-list-service'
import {
  addressDocument,
  customerDocument,
  instrumentDocument,
} from '../../wire/customers/customer-documents'
import type {ProductView} from '../../wire/customers/list-documents'
import {itemDocument, listDocument} from '../../wire/customers/list-documents'
import {OCAPI_VERSION, ocapiDocument, type OcapiDocument} from './document'
import {pageLinks} from './page-links'
import {productMembers} from './product-document'

type Document = Record<string, JsonValue>

/** Opaque text (an ETag) by which OCAPI distinguishes the states of a customer. */
export function customerState({id, revision}: Pick<Customer, 'id' | 'revision'>): string {
  return createHash('sha256').update(`${id}:${revision}`).digest('hex')
}

/** The OCAPI customer document; `expand` names the included collections. */
export function ocapiCustomer(
  db: Database,
  customer: Customer,
  expand: ReadonlySet<string> = new Set(),
): OcapiDocument<'customer'> {
  const {
    emailVerified: _verified,
    hasPassword: _hasPassword,
    paymentInstruments,
    ...document
  } = customerDocument(db, customer, expand)
  return ocapiDocument('customer', {
    ...document,
    _resource_state: customerState(customer),
    ...(paymentInstruments
      ? {
          paymentInstruments: paymentInstruments.map((instrument) => ({
            ...instrument,
            _type: 'customer_payment_instrument',
          })),
        }
      : {}),
  })
}

/** The document of a guest: little more than the id. */
export function ocapiGuest(customerId: string, locale: string): OcapiDocument<'customer'> {
  return ocapiDocument('customer', {
    authType: 'guest',
    customerId,
    preferredLocale: locale.replace('-', '_'),
  })
}

export function ocapiAddress(address: CustomerAddress): OcapiDocument<'customer_address'> {
  return ocapiDocument('customer_address', addressDocument(address))
}

export function ocapiInstrument(
  instrument: SavedInstrument,
): OcapiDocument<'customer_payment_instrument'> {
  return ocapiDocument('customer_payment_instrument', instrumentDocument(instrument))
}

/** The path of a list below the host. */
function listPath({siteId, customerId, id}: ProductList): string {
  return `/s/${siteId}/dw/shop/v21_3/customers/${customerId}/product_lists/${id}`
}

/** A list; with its items when `expand` names them, and their products when it names those too. */
export function ocapiList(
  db: Database,
  list: ProductList,
  view: ProductView,
): OcapiDocument<'customer_product_list'> {
  const {customerProductListItems: _items, ...document} = listDocument(db, list)
  const items = view.expand.has('items') ? findItems(db, list.id) : []
  return ocapiDocument('customer_product_list', {
    ...document,
    _resource_state: listState(list),
    itemsLink: {link: `${listPath(list)}/items`},
    ...(items.length > 0
      ? {customerProductListItems: items.map((item) => describeItem(list, item, view))}
      : {}),
  })
}

export function ocapiListItem(
  list: ProductList,
  item: ProductListItem,
  view: ProductView,
): OcapiDocument<'customer_product_list_item'> {
  return ocapiDocument('customer_product_list_item', describeItem(list, item, view))
}

function describeItem(list: ProductList, item: ProductListItem, view: ProductView): object {
  const link = (productId: string) =>
    `/s/${list.siteId}/dw/shop/v21_3/products/${encodeURIComponent(productId)}`
  const {product, ...document} = itemDocument(item, view.expand.has('product') ? view : null)
  const {productId} = item
  return {
    ...document,
    ...(product ? {product: productMembers(product as ShopperProductsTypes.Product, link)} : {}),
    ...(productId === undefined ? {} : {productDetailsLink: {link: link(productId), productId}}),
  }
}

/** A page of members of a result document; `data` is absent when there are none. */
export function ocapiPage<const Type extends string>(
  type: Type,
  members: readonly Document[],
  {start, count, url}: {start: number; count: number; url: string},
): OcapiDocument<Type> {
  const data = members.slice(start, start + count).map(({_v: _version, ...member}) => member)
  return {
    _v: OCAPI_VERSION,
    _type: type,
    count: data.length,
    ...(data.length > 0 ? {data} : {}),
    start,
    total: members.length,
    ...pageLinks({url, start, count, total: members.length}),
  }
}
