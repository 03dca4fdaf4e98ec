import {addresses, BASKETS, CUSTOMERS, ORDERS, readyBasket, type TestCustomer} from './shopper'

/** Documents that shoppers write, each with the fields that they write in the names of the Shopper APIs. */

type Document = Readonly<Record<string, unknown>>

/** Attributes of an order that the shop decides; those of a basket become the order's. */
const ORDER_FACTS = [
  'c_creditedAmount',
  'c_deliveredAt',
  'c_newBasketId',
  'c_orderCancelToken',
  'c_paidAt',
  'c_paymentSessionData',
  'c_paymentSessionId',
  'c_paymentUrl',
  'c_productSubTotalNetPrice',
  'c_productTotalNetPrice',
  'c_pspReference',
  'c_refundReference',
  'c_refundedAmount',
  'c_returnUrl',
  'c_returnedAt',
  'c_shippedAt',
  'c_trackingNumber',
]

/** A document under test: where it is written and read, and what shoppers write of it. */
export interface WrittenDocument {
  readonly name: string
  /** Fields that shoppers write, in the names of the Shopper APIs. */
  readonly fields: readonly string[]
  /** Custom attributes that the shop decides. */
  readonly shop?: readonly string[]
  /** Names of the document in the answers' schemas. */
  readonly documents: Partial<Record<'scapi' | 'ocapi', string>>
  readonly method?: 'PATCH' | 'PUT'
  /** Required members of every body. */
  readonly always?: Document
  /** Creates the object; returns its path in both protocols and the document that shows it. */
  readonly open: (
    customer: TestCustomer,
  ) => Promise<{scapi?: string; ocapi?: string; read: () => Promise<unknown>}>
}

const address = {...addresses.DEU}
const ADDRESS_FIELDS = [
  ...['address1', 'address2', 'city', 'companyName', 'countryCode', 'firstName', 'jobTitle'],
  ...['lastName', 'phone', 'postBox', 'postalCode', 'salutation', 'secondName', 'stateCode'],
  ...['suffix', 'suite', 'title'],
]

async function openBasket(anna: TestCustomer) {
  const basket = await readyBasket(anna, {
    paymentInstruments: [{paymentMethodId: 'INVOICE'}],
    billingAddress: address,
  })
  const gift = {amount: 20, recipientEmail: 'gift@example.test'}
  const path = `${BASKETS}/${basket.basketId}`
  const {body} = await anna.call<{giftCertificateItems: Document[]}>(
    'POST',
    `${path}/gift-certificate-items`,
    gift,
  )
  const read = async () => (await anna.call<Document>('GET', path)).body
  return {path, basket, gift: body.giftCertificateItems[0] ?? {}, read}
}

/** A part of a basket. */
const inBasket =
  (scapiPath: (ids: Document) => string, ocapiPath: (ids: Document) => string) =>
  async (anna: TestCustomer) => {
    const {path, basket, gift, read} = await openBasket(anna)
    const ids = {...basket.productItems[0], ...basket.paymentInstruments[0], ...gift}
    return {
      scapi: `${path}${scapiPath(ids)}`,
      ocapi: `baskets/${basket.basketId}${ocapiPath(ids)}`,
      read,
    }
  }

const own = (anna: TestCustomer) => `${CUSTOMERS}/${anna.customerId}`
const inAccount = (anna: TestCustomer, scapiPath: string, ocapiPath: string) => ({
  scapi: `${own(anna)}${scapiPath}`,
  ocapi: `customers/${anna.customerId}${ocapiPath}`,
  read: async () => (await anna.call<Document>('GET', `${own(anna)}${scapiPath}`)).body,
})

async function placeOrder(anna: TestCustomer) {
  const {basketId} = await readyBasket(anna)
  const {orderNo, paymentInstruments} = (
    await anna.call<{orderNo: string; paymentInstruments: Document[]}>('POST', ORDERS, {basketId})
  ).body
  const read = async () => (await anna.call<Document>('GET', `${ORDERS}/${orderNo}`)).body
  return {orderNo, instrument: String(paymentInstruments[0]?.['paymentInstrumentId']), read}
}

export const writtenDocuments: readonly WrittenDocument[] = [
  {
    name: 'basket',
    documents: {scapi: 'Basket-2', ocapi: 'Basket'},
    fields: ['currency', 'customerInfo', 'sourceCode'],
    shop: ORDER_FACTS,
    open: inBasket(
      () => '',
      () => '',
    ),
  },
  {
    name: 'product item',
    documents: {scapi: 'ProductItem-2', ocapi: 'ProductItem'},
    fields: [
      ...['gift', 'giftMessage', 'inventoryId', 'optionItems', 'productId', 'quantity'],
      'shipmentId',
    ],
    open: inBasket(
      ({itemId}) => `/items/${String(itemId)}`,
      ({itemId}) => `/items/${String(itemId)}`,
    ),
  },
  {
    name: 'shipment',
    documents: {scapi: 'Shipment-2', ocapi: 'Shipment'},
    fields: ['gift', 'giftMessage', 'shippingAddress', 'shippingMethod'],
    open: inBasket(
      () => '/shipments/me',
      () => '/shipments/me',
    ),
  },
  {
    name: 'shipping address',
    documents: {scapi: 'OrderAddress-2', ocapi: 'OrderAddress'},
    fields: ADDRESS_FIELDS,
    method: 'PUT',
    always: address,
    open: inBasket(
      () => '/shipments/me/shipping-address',
      () => '/shipments/me/shipping_address',
    ),
  },
  {
    name: 'payment instrument',
    documents: {scapi: 'OrderPaymentInstrument-2', ocapi: 'PaymentInstrument'},
    fields: ['amount', 'giftCertificateCode', 'paymentCard', 'paymentMethodId'],
    shop: ['c_providerToken'],
    open: inBasket(
      ({paymentInstrumentId}) => `/payment-instruments/${String(paymentInstrumentId)}`,
      ({paymentInstrumentId}) => `/payment_instruments/${String(paymentInstrumentId)}`,
    ),
  },
  {
    name: 'gift certificate of a basket',
    documents: {scapi: 'GiftCertificateItem-2', ocapi: 'GiftCertificateItem'},
    fields: ['amount', 'message', 'recipientEmail', 'recipientName', 'senderName', 'shipmentId'],
    always: {amount: 20, recipientEmail: 'gift@example.test'},
    open: inBasket(
      ({giftCertificateItemId}) => `/gift-certificate-items/${String(giftCertificateItemId)}`,
      ({giftCertificateItemId}) => `/gift_certificate_items/${String(giftCertificateItemId)}`,
    ),
  },
  {
    name: 'customer',
    documents: {scapi: 'Customer', ocapi: 'Versioned-RegisteredCustomer'},
    fields: [
      ...['birthday', 'companyName', 'currentPassword', 'email', 'fax', 'firstName', 'gender'],
      ...['jobTitle', 'lastName', 'login', 'phoneBusiness', 'phoneHome', 'phoneMobile'],
      ...['preferredLocale', 'salutation', 'secondName', 'suffix', 'title'],
    ],
    shop: ['c_accountType', 'c_activated', 'c_isD2BCustomer'],
    open: async (anna) => inAccount(anna, '', ''),
  },
  {
    name: 'address of a customer',
    documents: {scapi: 'CustomerAddress', ocapi: 'CustomerAddress'},
    fields: [...ADDRESS_FIELDS, 'addressId', 'preferred'],
    open: async (anna) => {
      await anna.call('POST', `${own(anna)}/addresses`, {...address, addressId: 'home'})
      return inAccount(anna, '/addresses/home', '/addresses/home')
    },
  },
  {
    name: 'payment instrument of a customer',
    documents: {scapi: 'CustomerPaymentInstrument'},
    fields: ['default', 'paymentCard'],
    shop: ['c_providerToken'],
    open: async (anna) => {
      const {body} = await anna.call<{paymentInstrumentId: string}>(
        'POST',
        `${own(anna)}/payment-instruments`,
        {
          paymentMethodId: 'CREDIT_CARD',
          paymentCard: {
            cardType: 'Visa',
            holder: 'Anna',
            number: '4111111111111111',
            expirationMonth: 12,
            expirationYear: 2099,
          },
        },
      )
      const path = `/payment-instruments/${body.paymentInstrumentId}`
      return inAccount(anna, path, path)
    },
  },
  {
    name: 'list',
    documents: {scapi: 'CustomerProductList', ocapi: 'ProductList'},
    fields: [
      ...['coRegistrant', 'currentShippingAddressInfo', 'description', 'event', 'name'],
      ...['postEventShippingAddressInfo', 'productListShippingAddress', 'public', 'registrant'],
      ...['shippingAddressInfo', 'type'],
    ],
    open: async (anna) => {
      const {body} = await anna.call<{id: string}>('POST', `${own(anna)}/product-lists`, {
        type: 'wish_list',
      })
      return inAccount(anna, `/product-lists/${body.id}`, `/product_lists/${body.id}`)
    },
  },
  {
    name: 'list item',
    documents: {scapi: 'CustomerProductListItem', ocapi: 'ProductListItem'},
    fields: ['priority', 'productId', 'public', 'purchasedQuantity', 'quantity', 'type'],
    open: async (anna) => {
      const lists = `${own(anna)}/product-lists`
      const {body: list} = await anna.call<{id: string}>('POST', lists, {type: 'wish_list'})
      const item = {productId: 'blanket', quantity: 1, type: 'product'}
      const {body} = await anna.call<{id: string}>('POST', `${lists}/${list.id}/items`, item)
      const end = `${list.id}/items/${body.id}`
      return inAccount(anna, `/product-lists/${end}`, `/product_lists/${end}`)
    },
  },
  {
    name: 'order',
    documents: {ocapi: 'Order'},
    fields: ['customerInfo', 'reason'],
    shop: [...ORDER_FACTS, 'c_note'],
    open: async (anna) => {
      const {orderNo, read} = await placeOrder(anna)
      return {ocapi: `orders/${orderNo}`, read}
    },
  },
  {
    name: 'payment instrument of an order',
    documents: {scapi: 'OrderPaymentInstrument', ocapi: 'PaymentInstrument'},
    fields: ['amount', 'giftCertificateCode', 'paymentCard', 'paymentMethodId'],
    shop: ['c_providerToken'],
    always: {paymentMethodId: 'INVOICE'},
    open: async (anna) => {
      const {orderNo, instrument, read} = await placeOrder(anna)
      return {
        scapi: `${ORDERS}/${orderNo}/payment-instruments/${instrument}`,
        ocapi: `orders/${orderNo}/payment_instruments/${instrument}`,
        read,
      }
    },
  },
]
