import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {AddressChange} from '../../domains/customers/address-book'
import type {CustomerProfile} from '../../domains/customers/customer'
import {PROFILE_FIELDS} from '../../domains/customers/customer'
import type {InstrumentInput} from '../../domains/customers/payment-instruments'
import {addressFields} from '../checkout/checkout-bodies'
import {addressInput, customOf} from '../checkout/checkout-inputs'
import {ShopperDocument} from '../shopper-document'

/**
 * Request bodies of customer calls, in the words of the Shopper APIs. They name the fields that shoppers write. OCAPI
 * bodies are renamed into these before they are checked.
 */

const Text = (maxLength = 256) => Type.Optional(Type.String({maxLength}))

/** A day, or empty to take it away; a time after the day is left out. */
const BIRTHDAY = '^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]).*)?$'

const customerFields = {
  login: Text(),
  email: Text(),
  currentPassword: Text(4096),
  birthday: Type.Optional(Type.String({pattern: BIRTHDAY})),
  companyName: Text(),
  fax: Text(32),
  firstName: Text(),
  gender: Type.Optional(Type.Integer({minimum: 0, maximum: 2})),
  jobTitle: Text(),
  lastName: Text(),
  phoneBusiness: Text(32),
  phoneHome: Text(32),
  phoneMobile: Text(32),
  preferredLocale: Text(20),
  salutation: Text(),
  secondName: Text(),
  suffix: Text(),
  title: Text(),
}

export const CustomerBody = ShopperDocument('Profile', customerFields)
export type CustomerBody = Static<typeof CustomerBody>

export const RegistrationBody = Type.Object({
  customer: ShopperDocument('Profile', {
    ...customerFields,
    login: Type.String({minLength: 1, maxLength: 256}),
    email: Type.String({minLength: 1, maxLength: 256}),
    lastName: Type.String({maxLength: 256}),
  }),
  password: Type.String({maxLength: 4096}),
})

/** The profile in a body: what is not there stays as it is, an empty text takes away what was. */
export function profileOf(body: CustomerBody): Partial<CustomerProfile> {
  const fields = PROFILE_FIELDS.flatMap((field): [string, string | undefined][] => {
    const value = body[field]
    if (value === undefined) return []
    if (value === '') return [[field, undefined]]
    return [[field, field === 'birthday' ? value.slice(0, 10) : value]]
  })
  return {
    ...(Object.fromEntries(fields) as Partial<CustomerProfile>),
    ...(body.gender === undefined ? {} : {gender: body.gender}),
    custom: customOf(body),
  }
}

const addressExtras = {preferred: Type.Optional(Type.Boolean())}
const AddressId = Type.String({minLength: 1, maxLength: 256})

export const AddressChangeBody = ShopperDocument('CustomerAddress', {
  ...addressFields,
  ...addressExtras,
  addressId: Type.Optional(AddressId),
})
export const NewAddressBody = ShopperDocument('CustomerAddress', {
  ...addressFields,
  ...addressExtras,
  addressId: AddressId,
  lastName: Type.String({maxLength: 256}),
  countryCode: Type.String({pattern: '^[A-Za-z]{2}$'}),
})

/** What a body says of an address. */
export function addressChangeOf(body: Static<typeof AddressChangeBody>): AddressChange {
  const {addressId, preferred} = body
  return {
    ...addressInput(body),
    ...(addressId === undefined ? {} : {addressId}),
    ...(preferred === undefined ? {} : {preferred}),
  }
}

const Card = Type.Object({
  cardType: Text(),
  creditCardToken: Text(4000),
  expirationMonth: Type.Optional(Type.Integer()),
  expirationYear: Type.Optional(Type.Integer()),
  holder: Text(),
  issueNumber: Text(),
  number: Text(4000),
  maskedNumber: Text(4000),
  validFromMonth: Type.Optional(Type.Integer()),
  validFromYear: Type.Optional(Type.Integer()),
})

export const InstrumentBody = ShopperDocument('CustomerPaymentInstrument', {
  bankRoutingNumber: Text(),
  giftCertificateCode: Text(),
  paymentCard: Type.Optional(Card),
  paymentMethodId: Text(),
  default: Type.Optional(Type.Boolean()),
})

/** What a body says of a payment instrument. */
export function instrumentOf(body: Static<typeof InstrumentBody>): InstrumentInput {
  const {bankRoutingNumber, giftCertificateCode, paymentCard: card, paymentMethodId} = body
  const known = Object.keys(Card.properties) as (keyof typeof Card.properties)[]
  return {
    bankRoutingNumber,
    giftCertificateCode,
    paymentMethodId,
    default: body.default,
    paymentCard:
      card &&
      Object.fromEntries(
        known.flatMap((name) => (card[name] === undefined ? [] : [[name, card[name]]])),
      ),
    custom: customOf(body),
  }
}

export const PasswordBody = Type.Object({
  currentPassword: Type.String({maxLength: 4096}),
  password: Type.String({maxLength: 4096}),
})
