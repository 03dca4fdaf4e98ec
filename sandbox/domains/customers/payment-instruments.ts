import type {Database} from '../../db/database'
import type {SavedCard, SavedInstrument} from './payment-instrument-repository'
import {listInstruments, storeInstrument} from './payment-instrument-repository'
import {forgetInstrument, type CardKeeper} from './provider-card'
import type {CustomValues} from '../custom-values'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import {isNumberOf, lastDigits, maskNumber} from '../payment/card'
import {CREDIT_CARD} from '../payment/payment-method'
import {readPaymentCards, readPaymentMethods} from '../payment/payment-repository'
import {changeCustom} from '../custom-values'

export interface InstrumentInput {
  readonly paymentMethodId?: string
  readonly default?: boolean
  /** Card data; `number` is masked before it is stored. */
  readonly paymentCard?: Omit<SavedCard, 'numberLastDigits'> & {readonly number?: string}
  readonly bankRoutingNumber?: string
  readonly giftCertificateCode?: string
  readonly custom?: CustomValues
}

/**
 * Owner of instruments: a customer on a site, whose payment settings decide which instruments may
 * be saved.
 */
export interface InstrumentOwner {
  readonly db: Database
  readonly siteId: string
  readonly customerId: string
}

/** Returns a payment instrument of a customer. Throws PaymentInstrumentNotFound. */
export function requireInstrument(db: Database, customerId: string, id: string): SavedInstrument {
  const instrument = listInstruments(db, customerId).find((one) => one.paymentInstrumentId === id)
  if (instrument) return instrument
  throw new CommerceFault(
    'PaymentInstrumentNotFound',
    `No payment instrument with ID '${id}' for customer '${customerId}' could be found.`,
    {customerId, paymentInstrumentId: id},
  )
}

/** Saves a payment instrument. Throws InvalidPaymentMethodId and InvalidPaymentCard. */
export function addInstrument(owner: InstrumentOwner, input: InstrumentInput): SavedInstrument {
  const {db, siteId, customerId} = owner
  const paymentMethodId = input.paymentMethodId ?? ''
  if (!readPaymentMethods(db, siteId).some(({id}) => id === paymentMethodId)) {
    throw new CommerceFault(
      'InvalidPaymentMethodId',
      `The payment method with ID '${paymentMethodId}' is unknown or not enabled.`,
      {paymentMethodId},
    )
  }
  const {giftCertificateCode, bankRoutingNumber, custom = {}} = input
  const now = Date.now()
  const instrument: SavedInstrument = {
    paymentInstrumentId: randomId(),
    paymentMethodId,
    default: input.default ?? false,
    ...(input.paymentCard || paymentMethodId === CREDIT_CARD
      ? {paymentCard: savedCard(owner, input.paymentCard ?? {})}
      : {}),
    ...(bankRoutingNumber === undefined ? {} : {bankRoutingNumber}),
    ...(giftCertificateCode === undefined
      ? {}
      : {maskedGiftCertificateCode: maskText(giftCertificateCode)}),
    custom,
    createdAt: now,
    modifiedAt: now,
  }
  db.transaction(() => storeInstrument(db, customerId, instrument)).immediate()
  return instrument
}

/**
 * Changes the expiry date and the default flag. Throws PaymentInstrumentNotFound and
 * InvalidPaymentCard.
 */
export function changeInstrument(
  {db, customerId}: InstrumentOwner,
  id: string,
  change: Pick<InstrumentInput, 'default' | 'paymentCard' | 'custom'>,
): SavedInstrument {
  return db
    .transaction(() => {
      const before = requireInstrument(db, customerId, id)
      const {expirationMonth, expirationYear} = change.paymentCard ?? {}
      requireMonth(expirationMonth)
      const card = before.paymentCard && {
        ...before.paymentCard,
        ...(expirationMonth === undefined ? {} : {expirationMonth}),
        ...(expirationYear === undefined ? {} : {expirationYear}),
      }
      const after: SavedInstrument = {
        ...before,
        ...(card ? {paymentCard: card} : {}),
        default: change.default ?? before.default,
        custom: changeCustom(before.custom, change.custom),
        modifiedAt: Date.now(),
      }
      storeInstrument(db, customerId, after)
      return after
    })
    .immediate()
}

/** Deletes a payment instrument. Throws PaymentInstrumentNotFound. */
export function removeInstrument(keeper: CardKeeper, customerId: string, id: string): void {
  forgetInstrument(keeper, requireInstrument(keeper.db, customerId, id))
}

function invalidCard(property: string, message: string): CommerceFault {
  return new CommerceFault('InvalidPaymentCard', message, {property})
}

function requireMonth(month: number | undefined): void {
  if (month === undefined || (month >= 1 && month <= 12)) return
  throw invalidCard('expirationMonth', 'The expiration month must be between 1 and 12.')
}

function savedCard(
  {db, siteId}: InstrumentOwner,
  input: NonNullable<InstrumentInput['paymentCard']>,
): SavedCard {
  const {number, maskedNumber, ...card} = input
  const spec = readPaymentCards(db, siteId).find(({cardType}) => cardType === card.cardType)
  if (!spec) {
    throw invalidCard('cardType', `The card type '${card.cardType ?? ''}' is not accepted.`)
  }
  requireMonth(card.expirationMonth)
  if (number === undefined) {
    if (maskedNumber === undefined) return card
    return {...card, maskedNumber, numberLastDigits: lastDigits(maskedNumber)}
  }
  const digits = number.replace(/[ -]/g, '')
  // PWA Kit storefronts send card numbers that are already masked.
  if (/^[*]+\d{0,4}$/.test(digits)) {
    return {...card, maskedNumber: digits, numberLastDigits: lastDigits(digits)}
  }
  if (!isNumberOf(spec, digits)) {
    throw invalidCard('number', `The number is no valid number of a ${spec.cardType} card.`)
  }
  const masked = maskNumber(digits)
  return {...card, maskedNumber: masked, numberLastDigits: lastDigits(masked)}
}

function maskText(code: string): string {
  return '*'.repeat(Math.max(0, code.length - 4)) + code.slice(-4)
}
