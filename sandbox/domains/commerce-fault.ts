import type {JsonValue} from './json'

/**
 * Expected refusals of basket and order calls, under the names that B2C Commerce gives them
 * (OCAPI appends `Exception`, the Shopper APIs write them in kebab case).
 */
export type CommerceFaultType =
  | 'AddressIdAlreadyInUse'
  | 'AddressNotFound'
  | 'AuthenticationFailed'
  | 'BasketMergeNoCurrentBasket'
  | 'BasketNotFound'
  | 'BasketNotPromotable'
  | 'BasketTransferBasketAlreadyExists'
  | 'BonusProductQuantity'
  | 'CouponItemNotFound'
  | 'CustomerBasketsQuotaExceeded'
  | 'CustomerNotFound'
  | 'CustomerTemporaryBasketsQuotaExceeded'
  | 'DuplicateShipmentId'
  | 'ExternalProfileNotFound'
  | 'GiftCertificateItemNotFound'
  | 'GiftCertificateNotFound'
  | 'InsufficientIdentifyingInformation'
  | 'InvalidAccessCodeRequest'
  | 'InvalidBasketId'
  | 'InvalidBonusProduct'
  | 'InvalidCouponCode'
  | 'InvalidCustomer'
  | 'InvalidCustomerExternalProfile'
  | 'InvalidEmail'
  | 'InvalidGiftCertificateAmount'
  | 'InvalidGiftCertificateCode'
  | 'InvalidPassword'
  | 'InvalidPaymentCard'
  | 'InvalidPaymentMethodId'
  | 'InvalidProductId'
  | 'InvalidProductItemId'
  | 'InvalidProductItemQuantity'
  | 'InvalidProductOptionItem'
  | 'InvalidProductOptionValueItem'
  | 'InvalidProductType'
  | 'InvalidReasonCode'
  | 'InvalidResetToken'
  | 'InvalidShipmentId'
  | 'InvalidShippingMethodId'
  | 'InvalidSourceCode'
  | 'InvalidTaxMode'
  | 'LoginAlreadyInUse'
  | 'MissingCouponCode'
  | 'MissingPreviousCustomer'
  | 'MissingShippingMethodId'
  | 'NoSourceBasket'
  | 'OmsNotActive'
  | 'OperationForbidden'
  | 'OrderCancelFailed'
  | 'OrderNotFound'
  | 'OrderReturnFailed'
  | 'OrderStatusTransition'
  | 'PaymentDeclined'
  | 'PaymentInstrumentNotFound'
  | 'PriceBookNotFound'
  | 'ProductItemNotAvailable'
  | 'ProductItemNotFound'
  | 'ProductListItemNotFound'
  | 'ProductListNotFound'
  | 'ProductListProductIdMissing'
  | 'ProductListProductNotFound'
  | 'ResourceStateConflict'
  | 'ReturnPeriodOver'
  | 'ReturnQuantityExceeded'
  | 'ShipmentNotFound'
  | 'SourceCodeNotFound'
  | 'TooManyAttempts'
  | 'UnknownProductItemIds'
  | 'UnsupportedCurrency'
  | 'UnsupportedFields'
  | 'Validation'

/** Error for a request that the shop refuses; `args` are the values that the message contains. */
export class CommerceFault extends Error {
  constructor(
    readonly type: CommerceFaultType,
    message: string,
    readonly args: Readonly<Record<string, JsonValue>> = {},
  ) {
    super(message)
  }
}
