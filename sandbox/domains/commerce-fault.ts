import type {JsonValue} from './json'

/**
 * Expected refusals of basket and order calls, under the names that B2C Commerce gives them
 * (OCAPI appends `Exception`, the Shopper APIs write them in kebab case).
 */
export type CommerceFaultType =
  | 'AddressIdAlreadyInUse'
  | 'AddressNotFound'
  | 'AuthenticationFailed'
  | 'BasketNotFound'
  | 'CouponItemNotFound'
  | 'CustomerBasketsQuotaExceeded'
  | 'CustomerNotFound'
  | 'DuplicateShipmentId'
  | 'ExternalProfileNotFound'
  | 'InsufficientIdentifyingInformation'
  | 'InvalidAccessCodeRequest'
  | 'InvalidBasketId'
  | 'InvalidCouponCode'
  | 'InvalidCustomer'
  | 'InvalidCustomerExternalProfile'
  | 'InvalidEmail'
  | 'InvalidPassword'
  | 'InvalidPaymentCard'
  | 'InvalidPaymentMethodId'
  | 'InvalidProductId'
  | 'InvalidProductItemId'
  | 'InvalidProductItemQuantity'
  | 'InvalidProductType'
  | 'InvalidReasonCode'
  | 'InvalidResetToken'
  | 'InvalidShipmentId'
  | 'InvalidShippingMethodId'
  | 'InvalidTaxMode'
  | 'LoginAlreadyInUse'
  | 'MissingCouponCode'
  | 'MissingShippingMethodId'
  | 'OmsNotActive'
  | 'OperationForbidden'
  | 'OrderCancelFailed'
  | 'OrderNotFound'
  | 'OrderReturnFailed'
  | 'OrderStatusTransition'
  | 'PaymentDeclined'
  | 'PaymentInstrumentNotFound'
  | 'ProductItemNotAvailable'
  | 'ProductItemNotFound'
  | 'ProductListItemNotFound'
  | 'ProductListNotFound'
  | 'ProductListProductIdMissing'
  | 'ProductListProductNotFound'
  | 'ResourceStateConflict'
  | 'ReturnQuantityExceeded'
  | 'ShipmentNotFound'
  | 'UnknownProductItemIds'
  | 'UnsupportedCurrency'
  | 'UnsupportedFields'
  | 'Validation'

/** A call that the shop refuses; `args` are the values that the message speaks of. */
export class CommerceFault extends Error {
  constructor(
    readonly type: CommerceFaultType,
    message: string,
    readonly args: Readonly<Record<string, JsonValue>> = {},
  ) {
    super(message)
  }
}
