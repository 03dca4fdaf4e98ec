import {Type} from '@sinclair/typebox'

/** Path parameters of basket and order calls, named alike in both protocols. */
export const BasketParams = Type.Object({basketId: Type.String()})
export const ItemParams = Type.Object({basketId: Type.String(), itemId: Type.String()})
export const ShipmentParams = Type.Object({basketId: Type.String(), shipmentId: Type.String()})
export const InstrumentParams = Type.Object({
  basketId: Type.String(),
  paymentInstrumentId: Type.String(),
})
export const CouponParams = Type.Object({basketId: Type.String(), couponItemId: Type.String()})
export const OrderParams = Type.Object({orderNo: Type.String()})
export const OrderInstrumentParams = Type.Object({
  orderNo: Type.String(),
  paymentInstrumentId: Type.String(),
})
export const GiftCertificateParams = Type.Object({
  basketId: Type.String(),
  giftCertificateItemId: Type.String(),
})
