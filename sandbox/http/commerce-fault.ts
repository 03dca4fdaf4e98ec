import type {CommerceFaultType} from '../domains/commerce-fault'
import {CommerceFault} from '../domains/commerce-fault'
import {ApiProblem, OcapiFault} from './errors'

/** Statuses other than 400. */
const statuses: Partial<Record<CommerceFaultType, number>> = {
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
  ResourceStateConflict: 409,
  ShipmentNotFound: 404,
}

/** Statuses that OCAPI gives otherwise than the Shopper APIs. */
const ocapiStatuses: Partial<Record<CommerceFaultType, number>> = {OrderStatusTransition: 400}

/** Names that the Shopper APIs do not derive from the exception. */
const scapiNames: Partial<Record<CommerceFaultType, string>> = {
  CustomerNotFound: 'NotFound',
  ExternalProfileNotFound: 'NotFound',
  OperationForbidden: 'Forbidden',
}

/** OCAPI names that are not simply the type with `Exception`. */
const ocapiNames: Partial<Record<CommerceFaultType, string>> = {
  OperationForbidden: 'InvalidOperationException',
}

const words = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2')

/** A refusal as a Shopper API says it: `product-item-not-available`, arguments beside the detail. */
export function toProblem(fault: CommerceFault): ApiProblem {
  const title = words(scapiNames[fault.type] ?? fault.type)
  const kind = title.toLowerCase().replaceAll(' ', '-')
  return new ApiProblem(statuses[fault.type] ?? 400, kind, title, fault.message, fault.args)
}

/** A refusal as OCAPI says it: `ProductItemNotAvailableException`. */
export function toOcapiFault(fault: CommerceFault): OcapiFault {
  const type = ocapiNames[fault.type] ?? `${fault.type}Exception`
  const status = ocapiStatuses[fault.type] ?? statuses[fault.type] ?? 400
  return new OcapiFault(status, type, fault.message, fault.args)
}

/** Turns domain refusals into problems and leaves every other error as it is. */
export function problemOf(error: Error): Error {
  return error instanceof CommerceFault ? toProblem(error) : error
}
