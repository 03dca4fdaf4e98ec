import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import type {Database} from '../../db/database'
import type {JsonValue} from '../../domains/json'
import type {ListDetails, ProductList, ProductListItem} from '../../domains/lists/product-list'
import {findItems} from '../../domains/lists/product-list-repository'
import type {ShopperFacts} from '../../domains/promotions/situation'
import type {ShopData} from '../../domains/shop-data'
import {findSiteProduct, toProduct} from '../products/product'
import type {RequestScope} from '../request-scope'
import {RenderContext} from '../render-context'
import {timeOf} from '../money-on-wire'

/** Options for the products of list items; null leaves them out. */
export interface ProductView {
  readonly shop: ShopData
  readonly scope: RequestScope
  readonly expand: ReadonlySet<string>
  /** Shopper whose prices apply; an anonymous one when absent. */
  readonly shopper?: ShopperFacts
}

/** The product document of an item, or nothing when the product is not on sale any more. */
function productOf(view: ProductView | null, productId: string | undefined): object {
  if (!view || productId === undefined) return {}
  const {shop, scope, expand, shopper} = view
  const context = new RenderContext(shop, scope, shopper)
  const {index} = context
  const found = findSiteProduct(context, index, productId)
  if (!found) return {}
  const options = {
    expand,
    allImages: false,
    imageTypes: null,
    perPricebook: false,
    inventoryIds: [],
  }
  return {product: toProduct(context, index, found, options)}
}

/** An item as its owner sees it. */
export function itemDocument(
  item: ProductListItem,
  view: ProductView | null = null,
): ShopperCustomersTypes.CustomerProductListItem {
  const {custom, listId: _list, createdAt: _created, ...fields} = item
  return {
    ...fields,
    ...productOf(view, item.productId),
    ...custom,
  } as ShopperCustomersTypes.CustomerProductListItem
}

/** A list with its items as its owner sees it. */
export function listDocument(
  db: Database,
  list: ProductList,
  view: ProductView | null = null,
): ShopperCustomersTypes.CustomerProductList {
  const items = findItems(db, list.id).map((item) => itemDocument(item, view))
  return {
    ...frameOf(list),
    ...(items.length > 0 ? {customerProductListItems: items} : {}),
  } as ShopperCustomersTypes.CustomerProductList
}

function frameOf(list: ProductList): object {
  const {id, type, name, description, details, custom} = list
  return {
    id,
    type,
    public: list.public,
    ...(name === undefined ? {} : {name}),
    ...(description === undefined ? {} : {description}),
    ...details,
    creationDate: timeOf(list.createdAt),
    lastModified: timeOf(list.modifiedAt),
    ...custom,
  }
}

/** Returns the public form of an item. */
export function publicItemDocument(
  item: ProductListItem,
  view: ProductView,
): ShopperCustomersTypes.PublicProductListItem {
  const {id, priority, type, custom} = item
  const product = view.expand.has('product') ? productOf(view, item.productId) : {}
  return {id, priority, type, ...product, ...custom}
}

/** Returns the public items of a list. */
export function publicItems(db: Database, list: ProductList): ProductListItem[] {
  return findItems(db, list.id).filter((item) => item.public)
}

/** Registrants without the address that only the owner may see. */
function withoutEmails(details: ListDetails): ListDetails {
  const {registrant, coRegistrant, ...rest} = details
  const strip = ({email: _email, ...person}: Readonly<Record<string, JsonValue>>) => person
  return {
    ...rest,
    ...(registrant ? {registrant: strip(registrant)} : {}),
    ...(coRegistrant ? {coRegistrant: strip(coRegistrant)} : {}),
  }
}

/** Returns the public form of a list, without its shipping address and private items. */
export function publicListDocument(
  db: Database,
  list: ProductList,
  view: ProductView,
): ShopperCustomersTypes.PublicProductList {
  const {
    productListShippingAddress: _address,
    currentShippingAddressInfo: _current,
    postEventShippingAddressInfo: _post,
    shippingAddressInfo: _shipping,
    ...details
  } = list.details
  return {
    ...frameOf({...list, details: withoutEmails(details)}),
    productListItems: publicItems(db, list).map((item) => publicItemDocument(item, view)),
  } as ShopperCustomersTypes.PublicProductList
}
