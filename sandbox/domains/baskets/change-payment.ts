import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import {isExpired, isMaskedNumber, isNumberOf, lastDigits, maskNumber} from '../payment/card'
import type {CertificateProblem} from '../gift-certificates/certificate-problem'
import type {PaymentCardSpec, PaymentMethod} from '../payment/payment-method'
import {CREDIT_CARD} from '../payment/payment-method'
import type {PaymentCard, PaymentInstrument} from './basket'
import type {CustomValues} from '../custom-values'
import {withSavedInstrument} from './saved-instrument'
import {changeCustom} from '../custom-values'

/** Card data that a client sends. Only OCAPI sends the full `number`; in the Shopper APIs it is masked. */
export interface CardInput {
  cardType?: string
  holder?: string
  number?: string
  maskedNumber?: string
  expirationMonth?: number
  expirationYear?: number
}

export interface PaymentInput {
  paymentMethodId?: string
  /** Amount in minor units. */
  amount?: number
  paymentCard?: CardInput
  giftCertificateCode?: string
  /** Id of a payment instrument that the customer has saved; its method and card are copied. */
  customerPaymentInstrumentId?: string
  custom?: CustomValues
}

/** A payment instrument that the customer saved; `custom` completes the attributes of the request. */
export interface SavedPayment {
  readonly paymentMethodId: string
  readonly paymentCard?: CardInput
  readonly custom?: CustomValues
}

/** Current payment options of a basket. `now` is in milliseconds since 1970. */
export interface PaymentOptions {
  methods: readonly PaymentMethod[]
  cards: readonly PaymentCardSpec[]
  /** Returns a saved payment instrument of the basket's customer; undefined for an unknown id. */
  savedInstrument?(customerPaymentInstrumentId: string): SavedPayment | undefined
  /** Returns the balance of a gift certificate in minor units, or why it cannot pay. */
  balanceOf?(giftCertificateCode: string): number | CertificateProblem
  /** Amount in minor units that no instrument covers yet; null as long as it is unknown. */
  open?: number | null
  now: number
}

/** Object that payment instruments pay for: a basket, or an order that is not paid yet. */
interface Payable {
  readonly paymentInstruments: readonly PaymentInstrument[]
}

export function addPaymentInstrument<Of extends Payable>(
  basket: Of,
  input: PaymentInput,
  options: PaymentOptions,
): Of {
  const {giftCertificateCode: code} = input
  const isKnown = basket.paymentInstruments.some((one) => one.giftCertificateCode === code)
  if (code !== undefined && isKnown) throw invalidCertificate('already_in_basket')
  const instrument = applyInput(
    {paymentInstrumentId: randomId(), paymentMethodId: '', custom: {}},
    withSavedInstrument(input, options),
    options,
  )
  return {...basket, paymentInstruments: [...basket.paymentInstruments, instrument]}
}

export function changePaymentInstrument<Of extends Payable>(
  basket: Of,
  instrumentId: string,
  input: PaymentInput,
  options: PaymentOptions,
): Of {
  const instrument = requireInstrument(basket, instrumentId)
  const changed = applyInput(instrument, withSavedInstrument(input, options), options)
  return {
    ...basket,
    paymentInstruments: basket.paymentInstruments.map((other) =>
      other === instrument ? changed : other,
    ),
  }
}

export function removePaymentInstrument<Of extends Payable>(basket: Of, instrumentId: string): Of {
  const instrument = requireInstrument(basket, instrumentId)
  return {
    ...basket,
    paymentInstruments: basket.paymentInstruments.filter((other) => other !== instrument),
  }
}

function requireInstrument(basket: Payable, instrumentId: string): PaymentInstrument {
  const instrument = basket.paymentInstruments.find(
    ({paymentInstrumentId}) => paymentInstrumentId === instrumentId,
  )
  if (!instrument) {
    throw new CommerceFault(
      'PaymentInstrumentNotFound',
      `No payment instrument with ID '${instrumentId}' found.`,
      {paymentInstrumentId: instrumentId},
    )
  }
  return instrument
}

function applyInput(
  instrument: PaymentInstrument,
  input: PaymentInput,
  options: PaymentOptions,
): PaymentInstrument {
  const paymentMethodId = input.paymentMethodId ?? instrument.paymentMethodId
  if (!options.methods.some(({id}) => id === paymentMethodId)) {
    throw new CommerceFault(
      'InvalidPaymentMethodId',
      `The payment method with ID '${paymentMethodId}' is unknown or not applicable.`,
      {paymentMethodId},
    )
  }
  const isCard = paymentMethodId === CREDIT_CARD
  if (isCard && !input.paymentCard && !instrument.paymentCard) {
    throw invalidCard('paymentCard', `The payment method '${CREDIT_CARD}' needs a payment card.`)
  }
  if (paymentMethodId === GIFT_CERTIFICATE) {
    return payByGiftCertificate({...instrument, paymentMethodId}, input, options)
  }
  return {
    ...instrument,
    paymentMethodId,
    amount: input.amount ?? instrument.amount,
    paymentCard: isCard
      ? readCard({...instrument.paymentCard}, input.paymentCard ?? {}, options)
      : undefined,
    custom: changeCustom(instrument.custom, input.custom),
  }
}

/** Payment method for gift certificates. */
const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

/** Limits the amount of a gift certificate to the requested amount, its balance and the open amount. */
function payByGiftCertificate(
  instrument: PaymentInstrument,
  input: PaymentInput,
  {balanceOf, open}: PaymentOptions,
): PaymentInstrument {
  const code = input.giftCertificateCode ?? instrument.giftCertificateCode
  const balance = code === undefined ? 'unknown' : (balanceOf?.(code) ?? 'unknown')
  if (code === undefined || typeof balance === 'string') throw invalidCertificate(balance)
  const asked = input.amount ?? instrument.amount ?? open ?? balance
  return {
    ...instrument,
    giftCertificateCode: code,
    amount: Math.min(asked, balance),
    custom: changeCustom(instrument.custom, input.custom),
  }
}

const invalidCertificate = (statusCode: number | string): CommerceFault =>
  new CommerceFault(
    'InvalidGiftCertificateCode',
    'The gift certificate code is missing, unknown, expired or used up.',
    {statusCode},
  )

function invalidCard(property: string, message: string): CommerceFault {
  return new CommerceFault('InvalidPaymentCard', message, {property})
}

function readCard(
  known: Partial<PaymentCard>,
  input: CardInput,
  {cards, now}: PaymentOptions,
): PaymentCard {
  const cardType = input.cardType ?? known.cardType
  const spec = cards.find((card) => card.cardType === cardType)
  if (!spec) throw invalidCard('cardType', `The card type '${cardType ?? ''}' is not accepted.`)
  const expirationMonth = input.expirationMonth ?? known.expirationMonth
  const expirationYear = input.expirationYear ?? known.expirationYear
  if (expirationMonth !== undefined && (expirationMonth < 1 || expirationMonth > 12)) {
    throw invalidCard('expirationMonth', 'The expiration month must be between 1 and 12.')
  }
  if (expirationMonth !== undefined && expirationYear !== undefined) {
    if (isExpired(expirationMonth, expirationYear, now)) {
      throw invalidCard('expirationYear', 'The card has expired.')
    }
  }
  const holder = input.holder ?? known.holder
  return {
    ...known,
    cardType: spec.cardType,
    holder,
    expirationMonth,
    expirationYear,
    ...maskedNumber(spec, input),
  }
}

function maskedNumber(
  spec: PaymentCardSpec,
  input: CardInput,
): Pick<PaymentCard, 'maskedNumber' | 'numberLastDigits'> {
  if (input.number !== undefined) {
    const digits = input.number.replace(/[ -]/g, '')
    if (!isNumberOf(spec, digits)) {
      throw invalidCard('number', `The number is no valid number of a ${spec.cardType} card.`)
    }
    const masked = maskNumber(digits)
    return {maskedNumber: masked, numberLastDigits: lastDigits(masked)}
  }
  if (input.maskedNumber === undefined) return {}
  if (!isMaskedNumber(input.maskedNumber)) {
    throw invalidCard('maskedNumber', 'The card number is not masked.')
  }
  return {maskedNumber: input.maskedNumber, numberLastDigits: lastDigits(input.maskedNumber)}
}
