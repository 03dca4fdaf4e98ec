import type {FaultFields} from '@common/fault'
import type {MessageId} from '@app/shared/i18n/messages'

/** Payment method id of B2C Commerce for gift certificates. */
export const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

/** A gift certificate that pays a part of a basket or an order. */
export interface AppliedCertificate {
  readonly id: string
  /** Last characters of its code. */
  readonly digits: string
  /** Amount in major units. */
  readonly amount: number
}

/** The fields used of a basket's or an order's payment. */
export interface Payable {
  readonly orderTotal?: number
  readonly paymentInstruments?: readonly {
    readonly paymentInstrumentId?: string
    readonly paymentMethodId?: string
    readonly maskedGiftCertificateCode?: string
    readonly amount?: number
  }[]
}

/** The gift certificates of a payment. */
export const certificatesOf = ({paymentInstruments = []}: Payable): AppliedCertificate[] =>
  paymentInstruments
    .filter(({paymentMethodId}) => paymentMethodId === GIFT_CERTIFICATE)
    .map(({paymentInstrumentId = '', maskedGiftCertificateCode: code = '', amount = 0}) => ({
      id: paymentInstrumentId,
      digits: code.slice(-4),
      amount,
    }))

/** Removes the error of binary fractions: no currency has more than three decimal places. */
const exact = (amount: number): number => Math.round(amount * 1000) / 1000

/** What gift certificates leave to pay, in major units; negative when they pay too much, null without a total. */
export const dueOf = (payable: Payable): number | null =>
  payable.orderTotal === undefined
    ? null
    : exact(certificatesOf(payable).reduce((rest, {amount}) => rest - amount, payable.orderTotal))

/** True when the payments fit the total: another method pays what gift certificates leave, if anything. */
export function isPaymentComplete(payable: Payable): boolean {
  const {paymentInstruments = []} = payable
  const others = paymentInstruments.length - certificatesOf(payable).length
  if (others === paymentInstruments.length) return others > 0
  const due = dueOf(payable)
  return due === null || due < 0 ? false : due === 0 ? others === 0 : others > 0
}

/** Messages by the `statusCode` of a refusal (rule PAY-8). */
const BY_STATUS: Readonly<Record<string, MessageId>> = {
  unknown: 'payment.gift.unknown',
  disabled: 'payment.gift.disabled',
  expired: 'payment.gift.expired',
  used_up: 'payment.gift.usedUp',
  other_currency: 'payment.gift.otherCurrency',
  already_in_basket: 'payment.gift.alreadyApplied',
}

/** Message for a refused code; undefined for faults that are not about a certificate. */
export function certificateRefusal({
  type,
  arguments: args,
}: Pick<FaultFields, 'type' | 'arguments'>): MessageId | undefined {
  if (type !== 'invalid-gift-certificate-code') return undefined
  return BY_STATUS[String(args.statusCode)] ?? 'payment.gift.unknown'
}
