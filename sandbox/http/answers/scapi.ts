import type {
  ShopperAvailabilityTypes,
  ShopperBasketsTypes,
  ShopperBasketsV2Types,
  ShopperConfigurationsTypes,
  ShopperConsentsTypes,
  ShopperContextsTypes,
  ShopperCustomersTypes,
  ShopperExperienceTypes,
  ShopperGiftCertificatesTypes,
  ShopperOrdersTypes,
  ShopperPaymentsTypes,
  ShopperProductsTypes,
  ShopperPromotionsTypes,
  ShopperSearchTypes,
  ShopperSEOTypes,
  ShopperStoresTypes,
} from 'commerce-sdk-isomorphic'
import type {JsonValue} from '../../domains/json'
import type {Done, Ok, OkOrNothing, Under, With} from './answer-types'
import type {Problem} from './problem'

/** The SDK's type leaves the fields of bound objects open: they are those of the content asset. */
interface BoundObject {
  [attribute: string]: JsonValue
}
interface BoundObjects {
  [id: string]: BoundObject
}
interface Bindings {
  [type: string]: BoundObjects
}
type ResolvedQualifiers = With<
  ShopperExperienceTypes.QualifierResolveResponse,
  {dataBindings?: Bindings}
>

interface BasketRows<Basket, PaymentMethodResult, ShippingMethodResult, Taxes> {
  'POST /baskets': Ok<Basket>
  'GET /baskets/:basketId': Ok<Basket>
  'PATCH /baskets/:basketId': Ok<Basket>
  'DELETE /baskets/:basketId': Done
  'PUT /baskets/:basketId/customer': Ok<Basket>
  'POST /baskets/:basketId/items': Ok<Basket>
  'PATCH /baskets/:basketId/items': Ok<Basket>
  'PATCH /baskets/:basketId/items/:itemId': Ok<Basket>
  'DELETE /baskets/:basketId/items/:itemId': Ok<Basket>
  'POST /baskets/:basketId/coupons': Ok<Basket>
  'DELETE /baskets/:basketId/coupons/:couponItemId': Ok<Basket>
  'POST /baskets/:basketId/gift-certificate-items': Ok<Basket>
  'PATCH /baskets/:basketId/gift-certificate-items/:giftCertificateItemId': Ok<Basket>
  'DELETE /baskets/:basketId/gift-certificate-items/:giftCertificateItemId': Ok<Basket>
  'PUT /baskets/:basketId/billing-address': Ok<Basket>
  'POST /baskets/:basketId/shipments': Ok<Basket>
  'PATCH /baskets/:basketId/shipments/:shipmentId': Ok<Basket>
  'DELETE /baskets/:basketId/shipments/:shipmentId': Ok<Basket>
  'PUT /baskets/:basketId/shipments/:shipmentId/shipping-address': Ok<Basket>
  'PUT /baskets/:basketId/shipments/:shipmentId/shipping-method': Ok<Basket>
  'GET /baskets/:basketId/shipments/:shipmentId/shipping-methods': Ok<ShippingMethodResult>
  'GET /baskets/:basketId/payment-methods': Ok<PaymentMethodResult>
  'POST /baskets/:basketId/payment-instruments': Ok<Basket>
  'PATCH /baskets/:basketId/payment-instruments/:paymentInstrumentId': Ok<Basket>
  'DELETE /baskets/:basketId/payment-instruments/:paymentInstrumentId': Ok<Basket>
  'GET /baskets/:basketId/price-books': Ok<string[]>
  'PUT /baskets/:basketId/price-books': Done
  'GET /baskets/:basketId/taxes': Ok<Taxes>
  'PUT /baskets/:basketId/taxes': Done
  'PUT /baskets/:basketId/items/:itemId/taxes': Done
  'POST /baskets/actions/transfer': OkOrNothing<Basket>
  'POST /baskets/actions/merge': Ok<Basket>
  'POST /baskets/:basketId/actions/promote': Ok<Basket>
  'PUT /baskets/:basketId/agent': Ok<Basket>
  'PUT /baskets/:basketId/storefront': Ok<Basket>
  'POST /baskets/:basketId/price-adjustments': Ok<Basket>
  'PATCH /baskets/:basketId/price-adjustments/:priceAdjustmentId': Ok<Basket>
  'DELETE /baskets/:basketId/price-adjustments/:priceAdjustmentId': Ok<Basket>
}

type Baskets = Under<
  '/shopper-baskets/v1',
  BasketRows<
    ShopperBasketsTypes.Basket,
    ShopperBasketsTypes.PaymentMethodResult,
    ShopperBasketsTypes.ShippingMethodResult,
    ShopperBasketsTypes.Taxes
  >
> &
  Under<
    '/shopper-baskets/v2',
    BasketRows<
      ShopperBasketsV2Types.Basket,
      ShopperBasketsV2Types.PaymentMethodResult,
      ShopperBasketsV2Types.ShippingMethodResult,
      ShopperBasketsV2Types.Taxes
    >
  >

/** Published examples have the base price of a hit; a search without results has no hits. */
type ProductSearchResult = With<
  ShopperSearchTypes.ProductSearchResult,
  {
    hits?: With<
      ShopperSearchTypes.ProductSearchHit,
      {pricePerUnit?: number; pricePerUnitMax?: number}
    >[]
  }
>

interface Catalog {
  'GET /shopper-search/v1/product-search': Ok<ProductSearchResult>
  'GET /shopper-search/v1/search-suggestions': Ok<ShopperSearchTypes.SuggestionResult>
  'GET /shopper-products/v1/products': Ok<ShopperProductsTypes.ProductResult>
  'GET /shopper-products/v1/products/:id': Ok<ShopperProductsTypes.Product>
  'GET /shopper-products/v1/products/:productId/images': Ok<ShopperProductsTypes.ProductImages>
  'GET /shopper-products/v1/products/:productId/prices': Ok<ShopperProductsTypes.PricesResult>
  'GET /shopper-products/v1/products/:productId/promotions': Ok<ShopperProductsTypes.PromotionsResult>
  'GET /shopper-products/v1/categories': Ok<ShopperProductsTypes.CategoryResult>
  'GET /shopper-products/v1/categories/:id': Ok<ShopperProductsTypes.Category>
  'GET /shopper-availability/v1/availability': Ok<ShopperAvailabilityTypes.AvailabilityResult>
  'GET /shopper-stores/v1/stores': Ok<ShopperStoresTypes.StoreResult>
  'GET /shopper-stores/v1/store-search': Ok<ShopperStoresTypes.Stores>
  'GET /shopper-seo/v1/url-mapping': Ok<ShopperSEOTypes.UrlMapping>
  'GET /shopper-promotions/v1/promotions': Ok<ShopperPromotionsTypes.PromotionResult>
  'GET /shopper-promotions/v1/promotions/campaigns/:campaignId': Ok<ShopperPromotionsTypes.PromotionResult>
  'POST /shopper-gift-certificates/v1/gift-certificate': Ok<ShopperGiftCertificatesTypes.GiftCertificate>
}

type Order = ShopperOrdersTypes.Order
type Orders = Under<
  '/shopper-orders/v1',
  {
    'POST /orders': Ok<Order>
    'GET /orders/:orderNo': Ok<Order>
    'POST /orders/:orderNo/actions/fail': Done
    'GET /orders/:orderNo/taxes': Ok<ShopperOrdersTypes.Taxes>
    'POST /orders/:orderNo/payment-instruments': Ok<Order>
    'PATCH /orders/:orderNo/payment-instruments/:paymentInstrumentId': Ok<Order>
    'DELETE /orders/:orderNo/payment-instruments/:paymentInstrumentId': Ok<Order>
    'GET /orders/:orderNo/payment-methods': Ok<ShopperOrdersTypes.PaymentMethodResult>
    'POST /orders/:orderNo/lookup': Ok<Order>
    'POST /orders/:orderNo/actions/request-access-code': Done
    'GET /orders/oms-meta-data': Ok<ShopperOrdersTypes.OmsMetaData>
    'POST /orders/:orderNo/actions/oms-cancel-order': Ok<Order>
    'POST /orders/:orderNo/actions/oms-return-order': Ok<Order>
  }
>

type Customer = ShopperCustomersTypes.Customer
type Address = ShopperCustomersTypes.CustomerAddress
type Instrument = ShopperCustomersTypes.CustomerPaymentInstrument
type List = ShopperCustomersTypes.CustomerProductList
type ListItem = ShopperCustomersTypes.CustomerProductListItem
type Customers = Under<
  '/shopper-customers/v1',
  {
    'POST /customers': Ok<Customer>
    'GET /customers/:customerId': Ok<Customer>
    'PATCH /customers/:customerId': Ok<Customer>
    'GET /customers/:customerId/baskets': Ok<ShopperCustomersTypes.BasketsResult>
    'GET /customers/:customerId/orders': Ok<ShopperCustomersTypes.CustomerOrderResult>
    'PUT /customers/:customerId/password': Done
    'POST /customers/password/actions/create-reset-token': Ok<
      With<ShopperCustomersTypes.ResetPasswordToken, {resetToken?: string}>
    >
    'POST /customers/password/actions/reset': Done
    'GET /customers/external-profile': Ok<ShopperCustomersTypes.CustomerExternalProfile>
    'POST /customers/external-profile': Ok<ShopperCustomersTypes.CustomerExternalProfile>
    'POST /customers/:customerId/addresses': Ok<Address>
    'GET /customers/:customerId/addresses/:addressName': Ok<Address>
    'PATCH /customers/:customerId/addresses/:addressName': Ok<Address>
    'DELETE /customers/:customerId/addresses/:addressName': Done
    'POST /customers/:customerId/payment-instruments': Ok<Instrument>
    'GET /customers/:customerId/payment-instruments/:paymentInstrumentId': Ok<Instrument>
    'PATCH /customers/:customerId/payment-instruments/:paymentInstrumentId': Ok<Instrument>
    'DELETE /customers/:customerId/payment-instruments/:paymentInstrumentId': Done
    'DELETE /customers/:customerId/payment-method-references/:paymentMethodReferenceId': Done
    'POST /customers/:customerId/payment-method-references/actions/setup': Ok<ShopperCustomersTypes.PaymentMethodReferenceSetupResponse>
    'GET /customers/:customerId/product-lists': Ok<ShopperCustomersTypes.CustomerProductListResult>
    'POST /customers/:customerId/product-lists': Ok<List>
    'GET /customers/:customerId/product-lists/:listId': Ok<List>
    'PATCH /customers/:customerId/product-lists/:listId': Ok<List>
    'DELETE /customers/:customerId/product-lists/:listId': Done
    'POST /customers/:customerId/product-lists/:listId/items': Ok<ListItem>
    'GET /customers/:customerId/product-lists/:listId/items/:itemId': Ok<ListItem>
    'PATCH /customers/:customerId/product-lists/:listId/items/:itemId': Ok<ListItem>
    'DELETE /customers/:customerId/product-lists/:listId/items/:itemId': Done
    'GET /product-lists': Ok<ShopperCustomersTypes.PublicProductListResult>
    'GET /product-lists/:listId': Ok<ShopperCustomersTypes.PublicProductList>
    'GET /product-lists/:listId/items': Ok<ShopperCustomersTypes.PublicProductListItemResult>
    'GET /product-lists/:listId/items/:itemId': Ok<ShopperCustomersTypes.PublicProductListItem>
  }
>

/** The SDK leaves the value of a configuration open. */
type SiteConfiguration = With<
  ShopperConfigurationsTypes.SiteConfiguration,
  {configurations: With<ShopperConfigurationsTypes.ModelConfiguration, {value: JsonValue}>[]}
>

type Context = ShopperContextsTypes.ShopperContext
interface Shoppers {
  'GET /shopper-consents/v1/subscriptions': Ok<ShopperConsentsTypes.ConsentSubscriptionResponse>
  'POST /shopper-consents/v1/subscriptions': Ok<ShopperConsentsTypes.ConsentSubscriptionUpdateResponse>
  'POST /shopper-consents/v1/subscriptions/actions/bulk': Ok<ShopperConsentsTypes.ConsentSubscriptionBulkResponse>
  'GET /shopper-context/v1/shopper-context/:usid': Ok<Context>
  'PUT /shopper-context/v1/shopper-context/:usid': Done
  'PATCH /shopper-context/v1/shopper-context/:usid': Ok<Context>
  'DELETE /shopper-context/v1/shopper-context/:usid': Done
  'GET /shopper-configurations/v1/configurations': Ok<SiteConfiguration>
  'GET /shopper-payments/v1/payment-configuration': Ok<ShopperPaymentsTypes.PaymentConfiguration>
}

type Content = ShopperExperienceTypes.Content
type Experience = Under<
  '/shopper-experience/v1',
  {
    'GET /pages': Ok<ShopperExperienceTypes.PageResult>
    'GET /pages/:id': Ok<ShopperExperienceTypes.Page>
    'GET /components/:id': Ok<ShopperExperienceTypes.Component>
    'GET /contents/:id': Ok<Content>
    'GET /contents': Ok<ShopperExperienceTypes.ContentResult>
    'GET /folders/:id': Ok<ShopperExperienceTypes.ContentFolder>
    'GET /folders': Ok<ShopperExperienceTypes.ContentFolderResult>
    'GET /content-search': Ok<ShopperExperienceTypes.ContentSearchResult>
    'POST /qualifiers/resolve': Ok<ResolvedQualifiers>
  }
>

/** The answers of the Shopper APIs. */
export type ScapiAnswers = Baskets &
  Catalog &
  Orders &
  Customers &
  Shoppers &
  Experience & {errors: {'4xx': Problem; '5xx': Problem}}
