import type {CommerceFaultType} from '../domains/commerce-fault'
import {CommerceFault} from '../domains/commerce-fault'
import {ApiProblem, OcapiFault} from './errors'

/** Statuses of the faults that are not a 400. */
const statuses: Partial<Record<CommerceFaultType, number>> = {
  BasketMergeNoCurrentBasket: 409,
  BasketNotPromotable: 409,
  BasketTransferBasketAlreadyExists: 409,
  GiftCertificateItemNotFound: 404,
  GiftCertificateNotFound: 404,
  MissingPreviousCustomer: 403,
  NoSourceBasket: 409,
  PriceBookNotFound: 404,
  SourceCodeNotFound: 404,
  AddressNotFound: 404,
  AuthenticationFailed: 401,
  BasketNotFound: 404,
  CouponItemNotFound: 404,
  CustomerNotFound: 404,
  ExternalProfileNotFound: 404,
  InvalidTaxMode: 409,
  OmsNotActive: 409,
  OperationForbidden: 403,
  OrderCancelFailed: 409,
  OrderNotFound: 404,
  OrderReturnFailed: 409,
  OrderStatusTransition: 409,
  PaymentInstrumentNotFound: 404,
  ProductItemNotFound: 404,
  ProductListItemNotFound: 404,
  ProductListNotFound: 404,
  RefundExceedsPayment: 409,
  ResourceStateConflict: 409,
  ReturnPeriodOver: 409,
  ShipmentNotFound: 404,
  TooManyAttempts: 429,
}

/** Statuses that differ in OCAPI from those of the Shopper APIs. */
const ocapiStatuses: Partial<Record<CommerceFaultType, number>> = {
  InvalidProductItemId: 404,
  OrderStatusTransition: 400,
}

/** Names that the Shopper APIs do not derive from the exception. */
const scapiNames: Partial<Record<CommerceFaultType, string>> = {
  CustomerNotFound: 'NotFound',
  ExternalProfileNotFound: 'NotFound',
  GiftCertificateNotFound: 'GiftCertificateNotFoundException',
  MissingPreviousCustomer: 'Forbidden',
  OperationForbidden: 'Forbidden',
}

/** Problem types that do not follow from the title: all of them are titled Conflict. */
const conflicts: Partial<Record<CommerceFaultType, string>> = {
  BasketMergeNoCurrentBasket: 'basket-merge-no-current-basket-exception',
  BasketNotPromotable: 'basket-not-promotable-exception',
  BasketTransferBasketAlreadyExists: 'basket-transfer-basket-already-exists-exception',
  NoSourceBasket: 'no-source-basket-exception',
}

/** OCAPI names other than the type with `Exception`. */
const ocapiNames: Partial<Record<CommerceFaultType, string>> = {
  InvalidProductItemId: 'ProductItemNotFoundException',
  OperationForbidden: 'InvalidOperationException',
}

const words = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2')

/** A refusal in the form of a Shopper API: `product-item-not-available`, arguments beside the detail. */
export function toProblem(fault: CommerceFault): ApiProblem {
  const conflict = conflicts[fault.type]
  const title = conflict ? 'Conflict' : words(scapiNames[fault.type] ?? fault.type)
  const kind = conflict ?? title.toLowerCase().replaceAll(' ', '-')
  return new ApiProblem(statuses[fault.type] ?? 400, kind, title, fault.message, fault.args)
}

/** A refusal in the form of OCAPI: `ProductItemNotAvailableException`. */
export function toOcapiFault(fault: CommerceFault): OcapiFault {
  const type = ocapiNames[fault.type] ?? `${fault.type}Exception`
  const status = ocapiStatuses[fault.type] ?? statuses[fault.type] ?? 400
  return new OcapiFault(status, type, fault.message, fault.args)
}

/** Turns domain refusals into problems and leaves every other error unchanged. */
export function problemOf(error: Error): Error {
  return error instanceof CommerceFault ? toProblem(error) : error
}
