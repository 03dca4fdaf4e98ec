import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import type {Database} from '../../db/database'
import type {CustomerAddress} from '../../domains/customers/address'
import {listAddresses} from '../../domains/customers/address-repository'
import type {Customer} from '../../domains/customers/customer'
import type {SavedInstrument} from '../../domains/customers/payment-instrument-repository'
import {listInstruments} from '../../domains/customers/payment-instrument-repository'
import {isExpired} from '../../domains/payment/card'
import {timeOf} from '../money-on-wire'

/** The customer document of the Shopper APIs; `expand` names the collections that go with it. */
export function customerDocument(
  db: Database,
  customer: Customer,
  expand: ReadonlySet<string>,
): ShopperCustomersTypes.Customer {
  const {custom, emailVerified = false, ...profile} = customer.profile
  const {lastLoginAt, previousLoginAt} = customer
  return {
    authType: 'registered',
    customerId: customer.id,
    customerNo: customer.customerNo,
    login: customer.login,
    email: customer.email,
    emailVerified,
    enabled: customer.enabled,
    hasPassword: customer.passwordHash !== null,
    ...profile,
    creationDate: timeOf(customer.createdAt),
    lastModified: timeOf(customer.modifiedAt),
    ...(lastLoginAt === undefined
      ? {}
      : {lastLoginTime: timeOf(lastLoginAt), lastVisitTime: timeOf(lastLoginAt)}),
    ...(previousLoginAt === undefined
      ? {}
      : {
          previousLoginTime: timeOf(previousLoginAt),
          previousVisitTime: timeOf(previousLoginAt),
        }),
    ...(expand.has('addresses')
      ? {addresses: listAddresses(db, customer.id).map(addressDocument)}
      : {}),
    ...(expand.has('paymentinstruments')
      ? {paymentInstruments: listInstruments(db, customer.id).map(instrumentDocument)}
      : {}),
    ...custom,
  } as ShopperCustomersTypes.Customer
}

export function addressDocument(address: CustomerAddress): ShopperCustomersTypes.CustomerAddress {
  const {custom, createdAt, modifiedAt, ...fields} = address
  const {firstName, secondName, lastName} = fields
  const fullName = [firstName, secondName, lastName].filter(Boolean).join(' ')
  return {
    ...fields,
    ...(fullName === '' ? {} : {fullName}),
    creationDate: timeOf(createdAt),
    lastModified: timeOf(modifiedAt),
    ...custom,
  } as ShopperCustomersTypes.CustomerAddress
}

export function instrumentDocument(
  instrument: SavedInstrument,
): ShopperCustomersTypes.CustomerPaymentInstrument {
  const {custom, createdAt, modifiedAt, paymentCard, ...fields} = instrument
  const {expirationMonth: month, expirationYear: year} = paymentCard ?? {}
  return {
    ...fields,
    ...(paymentCard
      ? {
          paymentCard: {
            ...paymentCard,
            creditCardExpired:
              month !== undefined && year !== undefined && isExpired(month, year, Date.now()),
          },
        }
      : {}),
    creationDate: timeOf(createdAt),
    lastModified: timeOf(modifiedAt),
    ...custom,
  } as ShopperCustomersTypes.CustomerPaymentInstrument
}
