import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import type {Content, Custom, Done, JsonValue, Ok} from 'commerce-sandbox/plugin'

type Pdf = Ok<Content<'application/pdf'>>

interface NavigationItem {
  id: string
  label: string
  link?: string
  type: 'NavigationLink' | 'NavigationItem' | 'HeaderNavigationElement' | 'ContentSlot'
  variant: string
  special: boolean
  hide: string[]
  badge?: string
  image?: string
  image_alt?: string
  items?: NavigationItem[]
}

/** A link in the header. */
interface HeaderLink {
  id: string
  label: string
  link: string
  type: 'HeaderNavigationElement'
}

/** When an object last changed; an ISO time. */
interface ObjectChange {
  id: string
  lastModified: string
}

interface UrlMapping {
  resourceType: 'CATEGORY' | 'PRODUCT'
  resourceId: string
  url: string
}

/** An address that redirects, with the members of Shopper SEO. */
interface UrlRedirect {
  url: string
  statusCode: number
  copySourceParams: boolean
  resourceType?: 'CATEGORY' | 'PRODUCT' | 'CONTENT_ASSET'
  resourceSubType?: 'STANDARD_CONTENT_ASSET' | 'PAGE_DESIGNER_CONTENT_ASSET'
  resourceId?: string
  destinationUrl?: string
  additionalUrlParams?: string
  productCategoryId?: string
  onlineFrom?: string
  onlineTo?: string
}

/** Lines of a basket that cannot be ordered. */
interface BasketCheck {
  valid: boolean
  lines: {
    itemId: string
    productId: string
    problem: 'notSold' | 'noPrice' | 'notAvailable' | 'notDeliverable'
  }[]
}

/** Items of a basket, as the basket API takes them. */
interface LinkedBasket {
  items: {
    productId: string
    quantity: number
    optionItems: {optionId: string; optionValueId: string}[]
    parts: {masterId: string; productId: string}[]
    custom: Record<string, JsonValue>
  }[]
}

/** A wish list as its link shows it; the owner gets no `state`. */
interface SharedWishList {
  title: string
  own: boolean
  items: {
    itemId: string
    productId: string
    quantity: number
    state?: 'free' | 'reserved' | 'yours'
  }[]
}

interface WishLinks {
  'POST /shopper-wish-link/v1/customers/:customerId/links': {201: {token: string; total: number}}
  'GET /shopper-wish-link/v1/customers/:customerId/links': Ok<{total: number}>
  'DELETE /shopper-wish-link/v1/customers/:customerId/links': {204: Content<'none'>}
  'POST /shopper-wish-link/v1/links/open': Ok<SharedWishList>
  'POST /shopper-wish-link/v1/links/reserve': Ok<SharedWishList>
  'POST /shopper-wish-link/v1/links/release': Ok<SharedWishList>
}

interface BasketLinks {
  'POST /shopper-basket-link/v1/baskets/:basketId/link': {201: {token: string; expiresAt: string}}
  'GET /shopper-basket-link/v1/baskets/:basketId/link': Ok<{expiresAt: string | null}>
  'DELETE /shopper-basket-link/v1/baskets/:basketId/link': {204: Content<'none'>}
  'POST /shopper-basket-link/v1/links/open': Ok<LinkedBasket>
}

interface Reads extends BasketLinks, WishLinks {
  'GET /shopper-basket-check/v1/baskets/:basketId/check': Ok<BasketCheck>
  'PUT /shopper-delivery-plan/v1/baskets/:basketId/deliveries': Ok<{shipments: string[]}>
  'GET /shopper-navigation/v1/navigation': Ok<{items: NavigationItem[]}>
  'GET /shopper-navigation/v1/navigation-header': Ok<{links: HeaderLink[]}>
  'GET /shopper-seo/v1/changes': Ok<{limit: number; offset: number; data: ObjectChange[]}>
  'GET /shopper-seo/v1/url-mapping': Ok<UrlMapping | UrlRedirect | {mappings: UrlMapping[]}>
}

/** Prices of a product in major units; net without the tax of the site. */
interface Price {
  productId: string
  currency: string
  listPrice: number
  price: number
  netPrice: number
  promotionalPrice: number | null
  orderable: boolean
}

interface FullPrices {
  selected: Price[]
  unselected: Price[]
  total: {currency: string; listPrice: number; price: number; netPrice: number}
}

interface Icon {
  id: string
  type: 'card' | 'hosted' | 'method'
  name: string
  image: string | null
}

interface ShippingMessage {
  shippingMethodId: string
  /** Value of the goods in major units. */
  threshold: number
  currency: string
  message: string
}

interface Prices {
  'POST /shopper-productset/v1/full-prices': Ok<{c_result: FullPrices}>
  'POST /shopper-productset/v1/price': Ok<{c_result: Price | Price[]}>
  'GET /shopper-payment/v1/payment-icons': Ok<{channelType: string; icons: Icon[]}>
  'GET /shopper-promotions/v1/get-shipping-promotion-messages': Ok<{messages: ShippingMessage[]}>
}

interface Asset extends Custom {
  id: string
  name: string | null
}

interface AssetPage extends Asset {
  type: string
  pageTitle: string | null
  pageDescription: string | null
}

interface FolderPage extends Asset {
  type: 'folder'
  items: Asset[]
}

type DesignedPage = ShopperExperienceTypes.Page & {type: 'page'}

interface Received {
  success: true
  id: string
  /** `T-100001`. */
  ticketNumber: string
}

interface Trace {
  traceId: string
  entries: {data: JsonValue; receivedAt: string}[]
}

interface Service {
  'GET /shopper-customer-service/v1/pages/:pageType/:pageId': Ok<
    AssetPage | FolderPage | DesignedPage
  >
  'POST /shopper-customer-service/v1/contact': Ok<Received>
  'POST /shopper-customer-service/v1/press-contact': Ok<Received>
  'GET /shopper-checkout/v1/trace': Ok<Trace>
  'POST /shopper-checkout/v1/trace': Ok<{success: true; traceId: string}>
}

interface Experiments {
  'POST /shopper-experiments/v1/exposures': Done
  'POST /shopper-experiments/v1/conversions': Done
}

interface Warranty {
  id: string
  email: string
  productId: string
  serialNumber: string
  /** Days, `2026-01-31`. */
  purchasedOn: string
  endsOn: string
}

interface Warranties {
  warranties: (Warranty & {productName: string})[]
  total: number
}

/** What a registered serial number shows to everyone. */
interface RegisteredProduct {
  productId: string
  productName: string
  serialNumber: string
  endsOn: string
}

interface SafetyNotices {
  productId: string
  productName: string
  recalls: {
    id: string
    productId: string
    /** First and last batch, `yymm`. */
    batches: [string, string]
    date: string
    title: string
    text: string
    action: string
  }[]
  certificates: {productId: string; rules: string[]; manufactured: string; tested: string}[]
}

/** Documents of the APIs, as JSON. */
type Documents = Record<string, JsonValue>[]

/** Messages that a browser receives; `id` is '' without a subscription. */
interface PushChoice {
  id: string
  kinds: PushKind[]
  details: boolean
}

type PushKind = 'stock' | 'price' | 'order'

interface PushDevice {
  deviceId: string
  kinds: PushKind[]
  details: boolean
  createdAt: string
}

interface Push {
  'POST /shopper-push/v1/subscriptions': Ok<PushChoice>
  'POST /shopper-push/v1/subscriptions/read': Ok<PushChoice>
  'POST /shopper-push/v1/subscriptions/renew': Done
  'POST /shopper-push/v1/subscriptions/end': Done
  'GET /shopper-push/v1/customers/:customerId/devices': Ok<{data: PushDevice[]}>
  'DELETE /shopper-push/v1/customers/:customerId/devices': {204: Content<'none'>}
  'DELETE /shopper-push/v1/customers/:customerId/devices/:deviceId': {204: Content<'none'>}
}

interface AccountData {
  exportedAt: string
  customer: Record<string, JsonValue>
  orders: Documents
  productLists: Documents
  baskets: Documents
  warranties: Documents
  withdrawals: Documents
  consents: Documents
  pushSubscriptions: Documents
}

/** The address of a customer, and the one that waits for its confirmation until a time in ISO 8601. */
interface EmailChange {
  email: string
  pending: {email: string; expiresAt: string} | null
  /** Without a password, a code that is mailed to the present address allows a change. */
  hasPassword: boolean
}

interface Account {
  'GET /shopper-customer/v1/account-data': Ok<AccountData>
  'POST /shopper-customer/v1/close-account': Done
  'POST /shopper-customer/v1/close-account/code': Ok<{minutes: number}>
  'GET /shopper-customer/v1/email-change': Ok<EmailChange>
  'POST /shopper-customer/v1/email-change': Ok<{hours: number}>
  'POST /shopper-customer/v1/email-change/code': Ok<{minutes: number}>
  'DELETE /shopper-customer/v1/email-change': Done
  'POST /shopper-customer/v1/email-change/confirm': Ok<{email: string}>
  'POST /shopper-customer/v1/activate': Ok<{activated: boolean}>
  'POST /shopper-customer/v1/reset-password': Ok<{sent: true} | {changed: true}>
  'GET /shopper-customer/v1/warranties': Ok<Warranties>
  'GET /shopper-warranties/v1/warranties': Ok<Warranties>
  'GET /shopper-warranties/v1/warranty': Ok<RegisteredProduct>
  'GET /shopper-warranties/v1/recalls': Ok<SafetyNotices>
  'POST /shopper-warranties/v1/register': {201: Warranty}
}

type Stage = 'created' | 'paid' | 'shipped' | 'delivered' | 'returned' | 'cancelled' | 'failed'

type Reason =
  | 'changed_mind'
  | 'does_not_fit'
  | 'not_as_described'
  | 'damaged'
  | 'wrong_item'
  | 'too_late'

/** Amounts are in major units, times in ISO 8601. */
interface OrderReturn {
  returnId: string
  state: 'announced' | 'received'
  createdAt: string
  receivedAt?: string
  refund: number
  deliveryRefund: number
  lines: {itemId: string; quantity: number; reason: Reason; refund: number}[]
}

interface OrderLine {
  itemId: string
  productId: string
  productName: string
  quantity: number
  price: number
  /** Refunds of one, two, ... units. */
  refunds: number[]
}

interface OrderCare {
  orderNo: string
  stage: Stage
  paymentState: 'paid' | 'toBePaid' | 'pending'
  currency: string
  total: number
  createdAt: string
  cancelUntil: string
  paidAt?: string
  shippedAt?: string
  deliveredAt?: string
  returnedAt?: string
  trackingNumber?: string
  parcels: {
    shipmentId: string
    trackingNumber: string
    shippedAt: string
    deliveredAt?: string
    itemIds: string[]
  }[]
  methodId: string | null
  lines: OrderLine[]
  deliveryRefund: number
  acceptsReturns: boolean
  withdrawable: boolean
  returnUntil?: string
  returnReasons: Reason[]
  returns: OrderReturn[]
}

/** An order in a list. */
interface OrderSummary {
  orderNo: string
  stage: Stage
  createdAt: string
  currency: string
  total: number
  lines: {productId: string; productName: string; quantity: number}[]
  returns: {returnId: string; state: 'announced' | 'received'}[]
}

interface OrderSearch {
  limit: number
  offset: number
  total: number
  data: OrderSummary[]
}

interface Orders {
  'POST /shopper-order-care/v1/orders/search': Ok<OrderSearch>
  'POST /shopper-order-care/v1/orders/:orderNo/lookup': Ok<OrderCare & {accessKey: string}>
  'POST /shopper-order-care/v1/orders/:orderNo/care': Ok<OrderCare>
  'POST /shopper-order-care/v1/orders/:orderNo/returns': {201: OrderCare & {returnId: string}}
  'POST /shopper-order-care/v1/orders/:orderNo/returns/:returnId/label': Pdf
  'GET /shopper-order-care/v1/orders/:orderNo/invoice': Pdf
  'GET /shopper-order-care/v1/orders/:orderNo/credit-notes/:creditId': Pdf
}

/** What an order offers for a withdrawal; without `until` the period has not begun. */
interface WithdrawalPreview {
  orderNo: string
  stage: Stage
  until?: string
  withdrawable: boolean
  acceptsReturns: boolean
  /** Withdrawals of the order so far. */
  statements: number
  lines: {
    itemId: string
    productId: string
    productName: string
    quantity: number
    open: number
    excluded?: 'engraved' | 'madeToMeasure'
    sealed: boolean
  }[]
  accessKey?: string
}

/** `order` is missing for an order whose owner is not proven. */
interface WithdrawalAcknowledgement {
  withdrawalId: string
  receivedAt: string
  order?: {
    outcome: 'cancelled' | 'return' | 'late' | 'nothing'
    currency: string
    lines: {productName: string; quantity: number}[]
    returnId?: string
    refund?: number
    delivered: boolean
    followUpUntil?: string
    endedAt?: string
  }
}

interface Withdrawals {
  'POST /shopper-withdrawals/v1/orders/:orderNo/lookup': Ok<WithdrawalPreview>
  'POST /shopper-withdrawals/v1/withdrawals': {201: WithdrawalAcknowledgement}
}

/** The answers of the project's custom endpoints. */
export type CustomAnswers = Reads &
  Prices &
  Service &
  Account &
  Push &
  Experiments &
  Orders &
  Withdrawals
