import type {Static, TSchema} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import {ShopperDocument} from '../shopper-document'

/**
 * Request bodies of basket calls, in the words of the Shopper APIs. They name the fields that shoppers write. OCAPI
 * bodies are renamed into these before they are checked.
 */

const Text = (maxLength = 256) => Type.Optional(Type.String({maxLength}))

export const addressFields = {
  salutation: Text(),
  title: Text(),
  firstName: Text(),
  secondName: Text(),
  lastName: Text(),
  suffix: Text(),
  companyName: Text(),
  jobTitle: Text(),
  address1: Text(),
  address2: Text(),
  suite: Text(32),
  postBox: Text(),
  postalCode: Text(),
  city: Text(),
  stateCode: Text(),
  countryCode: Type.Optional(Type.String({pattern: '^([A-Za-z]{2})?$'})),
  phone: Text(),
}

export const AddressBody = ShopperDocument('OrderAddress', addressFields)

export const CustomerBody = ShopperDocument('Basket', {email: Type.String({maxLength: 256})})

const optionItems = Type.Optional(
  Type.Array(
    Type.Object({
      optionId: Type.String({maxLength: 256}),
      optionValueId: Type.String({maxLength: 256}),
    }),
  ),
)

const itemFields = {
  shipmentId: Text(),
  inventoryId: Text(),
  optionItems,
  gift: Type.Optional(Type.Boolean()),
  giftMessage: Text(4000),
}

export const ItemBody = ShopperDocument('ProductLineItem', {
  productId: Type.String({minLength: 1, maxLength: 100}),
  quantity: Type.Number({minimum: 0}),
  bonusDiscountLineItemId: Text(),
  ...itemFields,
})
export const ItemsBody = Type.Array(ItemBody, {minItems: 1, maxItems: 100})

const itemChange = {
  productId: Type.Optional(Type.String({minLength: 1, maxLength: 100})),
  quantity: Type.Optional(Type.Number({minimum: 0})),
  ...itemFields,
}

export const ItemChangeBody = ShopperDocument('ProductLineItem', itemChange)
export const ItemChangesBody = Type.Array(
  ShopperDocument('ProductLineItem', {itemId: Type.String({minLength: 1}), ...itemChange}),
  {minItems: 1, maxItems: 100},
)

export const ShippingMethodBody = Type.Object({id: Text()})

const shipmentFields = {
  shipmentId: Text(),
  shippingAddress: Type.Optional(AddressBody),
  shippingMethod: Type.Optional(ShippingMethodBody),
  gift: Type.Optional(Type.Boolean()),
  giftMessage: Text(4000),
}

export const ShipmentBody = ShopperDocument('Shipment', shipmentFields)
/** OCAPI names the id of a new shipment `id`. */
export const NewShipmentBody = ShopperDocument('Shipment', {id: Text(), ...shipmentFields})

/** The deliveries of a basket's goods; the addresses are those of the first to the last one. */
export const DeliveriesBody = Type.Object({
  deliveries: Type.Array(
    Type.Object({
      shippingAddress: AddressBody,
      giftMessage: Text(250),
      items: Type.Array(
        Type.Object({
          itemId: Type.String({maxLength: 256}),
          quantity: Type.Number({minimum: 0, maximum: 999}),
        }),
        {maxItems: 500},
      ),
    }),
    {minItems: 1, maxItems: 5},
  ),
})

export const PaymentBody = ShopperDocument('OrderPaymentInstrument', {
  paymentMethodId: Text(),
  customerPaymentInstrumentId: Text(),
  amount: Type.Optional(Type.Number({minimum: 0})),
  giftCertificateCode: Text(),
  paymentCard: Type.Optional(
    Type.Object({
      cardType: Text(),
      holder: Text(),
      number: Text(25),
      maskedNumber: Text(25),
      expirationMonth: Type.Optional(Type.Integer()),
      expirationYear: Type.Optional(Type.Integer()),
    }),
  ),
})

export const CouponBody = Type.Object({code: Text()})

export const GiftCertificateBody = ShopperDocument('GiftCertificateLineItem', {
  amount: Type.Number(),
  recipientEmail: Type.String({minLength: 1, maxLength: 256}),
  recipientName: Text(),
  senderName: Text(),
  message: Text(4000),
  shipmentId: Text(),
})

const TaxItems = Type.Object({
  taxItems: Type.Array(
    Type.Object({
      id: Type.String(),
      rate: Type.Number({minimum: 0}),
      value: Type.Optional(Type.Number()),
    }),
  ),
})
export const ItemTaxesBody = TaxItems
export const TaxesBody = Type.Object({taxes: Type.Record(Type.String(), TaxItems)})
export const PriceBookIdsBody = Type.Array(Type.String({maxLength: 256}), {maxItems: 10})

const basketFields = {
  sourceCode: Text(),
  currency: Type.Optional(Type.String({pattern: '^([A-Z]{3})?$'})),
  // Clients that copy a basket of a guest send the owner without an address.
  customerInfo: Type.Optional(Type.Object({email: Text()})),
}

export const BasketChangeBody = ShopperDocument('Basket', basketFields)

export const BasketBody = ShopperDocument('Basket', {
  ...basketFields,
  billingAddress: Type.Optional(AddressBody),
  shipments: Type.Optional(Type.Array(ShipmentBody, {maxItems: 50})),
  productItems: Type.Optional(Type.Array(ItemBody, {maxItems: 100})),
  couponItems: Type.Optional(Type.Array(CouponBody)),
  paymentInstruments: Type.Optional(Type.Array(PaymentBody, {maxItems: 10})),
})

export const OrderBody = Type.Object({basketId: Text()})

export type Body<Schema extends TSchema> = Static<Schema>
