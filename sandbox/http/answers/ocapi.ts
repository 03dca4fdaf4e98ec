import type {Done, Ok} from './answer-types'
import type {
  ApproachingDiscountResult,
  Basket,
  BasketsResult,
  CancelledOrder,
  Order,
  PaymentMethodResult,
  Promotion,
  ShippingMethodResult,
} from './ocapi/checkout'
import type {ContentAsset, ContentFolder, Site, Store, StoredObject} from './ocapi/content'
import type {
  Customer,
  CustomerAddress,
  CustomerInstrument,
  ProductList,
  ProductListItem,
  RegisteredCustomer,
  ShopperContext,
} from './ocapi/customers'
import type {
  FaultDocument,
  IdResult,
  OkDocument,
  OneOrMany,
  Page,
  Versioned,
} from './ocapi/document'
import type {Category, Product} from './ocapi/products'
import type {ContentSearchResult, ProductSearchResult, SuggestionResult} from './ocapi/search'

type OkBasket = OkDocument<Basket>
type OkOrder = OkDocument<Order>

interface Baskets {
  'POST /baskets': OkBasket
  'GET /baskets/:basketId': OkBasket
  'PATCH /baskets/:basketId': OkBasket
  'DELETE /baskets/:basketId': Done
  'POST /baskets/actions/merge': OkBasket
  'PUT /baskets/:basketId/customer': OkBasket
  'PUT /baskets/:basketId/billing_address': OkBasket
  'POST /baskets/:basketId/items': OkBasket
  'PATCH /baskets/:basketId/items/:itemId': OkBasket
  'DELETE /baskets/:basketId/items/:itemId': OkBasket
  'POST /baskets/:basketId/coupons': OkBasket
  'DELETE /baskets/:basketId/coupons/:couponItemId': OkBasket
  'POST /baskets/:basketId/gift_certificate_items': OkBasket
  'PATCH /baskets/:basketId/gift_certificate_items/:giftCertificateItemId': OkBasket
  'DELETE /baskets/:basketId/gift_certificate_items/:giftCertificateItemId': OkBasket
  'GET /baskets/:basketId/approaching_discounts': OkDocument<ApproachingDiscountResult>
  'POST /baskets/:basketId/shipments': OkBasket
  'PATCH /baskets/:basketId/shipments/:shipmentId': OkBasket
  'DELETE /baskets/:basketId/shipments/:shipmentId': OkBasket
  'PUT /baskets/:basketId/shipments/:shipmentId/shipping_address': OkBasket
  'PUT /baskets/:basketId/shipments/:shipmentId/shipping_method': OkBasket
  'GET /baskets/:basketId/shipments/:shipmentId/shipping_methods': OkDocument<ShippingMethodResult>
  'GET /baskets/:basketId/payment_methods': OkDocument<PaymentMethodResult>
  'POST /baskets/:basketId/payment_instruments': OkBasket
  'PATCH /baskets/:basketId/payment_instruments/:paymentInstrumentId': OkBasket
  'DELETE /baskets/:basketId/payment_instruments/:paymentInstrumentId': OkBasket
  'GET /customers/:customerId/baskets': Ok<BasketsResult>
}

interface Orders {
  'POST /orders': OkOrder
  'GET /orders/:orderNo': OkOrder
  'PATCH /orders/:orderNo': Ok<Versioned<Order> | CancelledOrder>
  'GET /orders/:orderNo/payment_methods': OkDocument<PaymentMethodResult>
  'POST /orders/:orderNo/payment_instruments': OkOrder
  'PATCH /orders/:orderNo/payment_instruments/:paymentInstrumentId': OkOrder
  'DELETE /orders/:orderNo/payment_instruments/:paymentInstrumentId': OkOrder
  'GET /customers/:customerId/orders': Ok<Page<'customer_order_result', Order>>
}

type Addresses = Page<'customer_address_result', CustomerAddress>
type Instruments = Page<'customer_payment_instrument_result', CustomerInstrument>
type Lists = Page<'customer_product_list_result', ProductList>
type ListItems = Page<'customer_product_list_item_result', ProductListItem>

interface Customers {
  'POST /customers': OkDocument<RegisteredCustomer>
  'GET /customers/:customerId': OkDocument<RegisteredCustomer>
  'PATCH /customers/:customerId': OkDocument<RegisteredCustomer>
  'PUT /customers/:customerId/password': Done
  'POST /customers/password_reset': Done
  'POST /customers/auth': OkDocument<Customer>
  'DELETE /customers/auth': Done
  'POST /sessions': Done
  'GET /customers/:customerId/addresses': Ok<Addresses>
  'POST /customers/:customerId/addresses': OkDocument<CustomerAddress>
  'GET /customers/:customerId/addresses/:addressName': OkDocument<CustomerAddress>
  'PATCH /customers/:customerId/addresses/:addressName': OkDocument<CustomerAddress>
  'DELETE /customers/:customerId/addresses/:addressName': Done
  'GET /customers/:customerId/payment_instruments': Ok<Instruments>
  'POST /customers/:customerId/payment_instruments': OkDocument<CustomerInstrument>
  'GET /customers/:customerId/payment_instruments/:paymentInstrumentId': OkDocument<CustomerInstrument>
  'DELETE /customers/:customerId/payment_instruments/:paymentInstrumentId': Done
  'GET /customers/:customerId/product_lists': Ok<Lists>
  'POST /customers/:customerId/product_lists': OkDocument<ProductList>
  'GET /customers/:customerId/product_lists/:listId': OkDocument<ProductList>
  'PATCH /customers/:customerId/product_lists/:listId': OkDocument<ProductList>
  'DELETE /customers/:customerId/product_lists/:listId': Done
  'GET /customers/:customerId/product_lists/:listId/items': Ok<ListItems>
  'POST /customers/:customerId/product_lists/:listId/items': OkDocument<ProductListItem>
  'GET /customers/:customerId/product_lists/:listId/items/:itemId': OkDocument<ProductListItem>
  'PATCH /customers/:customerId/product_lists/:listId/items/:itemId': OkDocument<ProductListItem>
  'DELETE /customers/:customerId/product_lists/:listId/items/:itemId': Done
  'GET /shopper_context/:usid': OkDocument<ShopperContext>
  'PUT /shopper_context/:usid': OkDocument<ShopperContext>
  'POST /shopper_context/:usid': OkDocument<ShopperContext>
  'PATCH /shopper_context/:usid': OkDocument<ShopperContext>
  'DELETE /shopper_context/:usid': Done
}

type Stores = Page<'store_result', Store>

interface Catalog {
  'GET /products/:id': OneOrMany<'product_result', Product>
  'GET /products/:id/:expansion': OkDocument<Product>
  'GET /categories/:id': OneOrMany<'category_result', Category>
  'GET /product_search': OkDocument<ProductSearchResult>
  'GET /search_suggestion': OkDocument<SuggestionResult>
  'GET /promotions': Ok<IdResult<'promotion_result', Promotion>>
  'GET /promotions/:id': OneOrMany<'promotion_result', Promotion>
  'GET /stores': Ok<Stores>
  'GET /stores/:id': OneOrMany<'store_result', Store>
}

interface Library {
  'GET /content/:id': OneOrMany<'content_result', ContentAsset>
  'GET /folders/:id': OneOrMany<'content_folder_result', ContentFolder>
  'GET /content_search': Ok<ContentSearchResult>
  'GET /custom_objects/:objectType/:key': Ok<StoredObject>
  'GET /site': OkDocument<Site>
}

/** The answers of OCAPI Shop. */
export type OcapiAnswers = Baskets &
  Orders &
  Customers &
  Catalog &
  Library & {errors: {'4xx': FaultDocument; '5xx': FaultDocument}}
