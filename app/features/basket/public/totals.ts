import type {FaultFields} from '@common/fault'
import type {MessageId} from '@app/shared/i18n/messages'
import {useBusinessMode} from '@app/features/account/public/business-mode'

/**
 * The sums of a basket or an order as the backend calculated them, in major units; null means "not
 * known yet" (no address, no delivery method). This module calculates no sums.
 */
export interface Totals {
  readonly taxation: 'gross' | 'net'
  readonly subtotal: number | null
  /** Discounts on the whole order; negative amounts. */
  readonly adjustments: readonly {readonly text: string; readonly amount: number}[]
  readonly shipping: number | null
  readonly tax: number | null
  readonly total: number | null
  /** The total; while it is not known, the goods after all discounts. */
  readonly estimated: number | null
  /** The same sums without tax, for business customers (rule PRICE-7); absent where prices are net anyway. */
  readonly net?: Omit<Totals, 'net'>
  /** Gift certificates and what they leave to pay; absent without certificates. */
  readonly payment?: {readonly certificates: readonly AppliedCertificate[]; readonly due: number}
}

/** The fields that the sums are read from: a basket or an order of the Shopper APIs has them. */
export interface Summed {
  readonly taxation?: string
  readonly productSubTotal?: number
  readonly productTotal?: number
  readonly orderPriceAdjustments?: readonly {
    readonly itemText?: string
    readonly price?: number
  }[]
  readonly shippingTotal?: number
  readonly shipments?: readonly {readonly shippingMethod?: object}[]
  readonly taxTotal?: number
  readonly orderTotal?: number
  readonly paymentInstruments?: Payable['paymentInstruments']
  /** Goods without tax, after the discounts of the lines. */
  readonly c_productSubTotalNetPrice?: unknown
  /** Goods without tax after all discounts, known before there is an address. */
  readonly c_productTotalNetPrice?: unknown
  readonly adjustedMerchandizeTotalTax?: number
  readonly adjustedShippingTotalTax?: number
}

/** Difference of two amounts. Hundredths are exact as integers; no currency of the shop has more decimals. */
const less = (amount: number, deducted: number): number =>
  (Math.round(amount * 100) - Math.round(deducted * 100)) / 100

/** The goods without tax after all discounts: by the tax of the address, before that by the rate of the products. */
function netGoodsOf(sums: Summed, productTotal: number): number | undefined {
  const {adjustedMerchandizeTotalTax: tax, c_productTotalNetPrice: expected} = sums
  if (tax !== undefined) return less(productTotal, tax)
  return typeof expected === 'number' ? expected : undefined
}

/**
 * The sums without tax; undefined where the backend does not know the tax of the goods. The total is with tax, as
 * long as it is estimated too: it is the same before and after there is an address.
 */
function netTotals(sums: Summed, gross: Totals): Totals['net'] {
  const {c_productSubTotalNetPrice: subtotal, productTotal} = sums
  if (gross.taxation === 'net' || typeof subtotal !== 'number') return undefined
  const goods = productTotal === undefined ? undefined : netGoodsOf(sums, productTotal)
  if (productTotal === undefined || goods === undefined) return undefined
  const discount = less(goods, subtotal)
  const [first, second] = gross.adjustments
  const {shipping} = gross
  return {
    ...gross,
    taxation: 'net',
    subtotal,
    // The tax of one discount among several is not known: they are one row.
    adjustments: first ? [{text: second ? '' : first.text, amount: discount}] : [],
    shipping: shipping === null ? null : less(shipping, sums.adjustedShippingTotalTax ?? 0),
    tax: gross.tax ?? less(productTotal, goods),
  }
}

/**
 * Converts the sums. A basket without a delivery method has a shipping total of 0, which is treated as
 * not known.
 * @param taxation taxation of the site, for a backend that does not return the basket's taxation
 */
export function totalsOf(sums: Summed, taxation: 'gross' | 'net'): Totals {
  const undecided = sums.shipments?.some(({shippingMethod}) => !shippingMethod) ?? false
  const certificates = certificatesOf(sums)
  const due = dueOf(sums)
  const totals: Totals = {
    taxation: sums.taxation === 'net' || sums.taxation === 'gross' ? sums.taxation : taxation,
    subtotal: sums.productSubTotal ?? sums.productTotal ?? null,
    adjustments: (sums.orderPriceAdjustments ?? []).flatMap(({itemText, price}) =>
      price === undefined ? [] : [{text: itemText ?? '', amount: price}],
    ),
    shipping: undecided ? null : (sums.shippingTotal ?? null),
    tax: sums.taxTotal ?? null,
    total: sums.orderTotal ?? null,
    estimated: sums.orderTotal ?? sums.productTotal ?? sums.productSubTotal ?? null,
    ...(certificates.length > 0 && due !== null && {payment: {certificates, due}}),
  }
  const net = netTotals(sums, totals)
  return net ? {...totals, net} : totals
}

/**
 * Shows delivery as free before a method is chosen, if the default method is free. Other amounts remain
 * unknown: the total does not contain them.
 * @param expected cost of the default method in major units; absent while it is not known
 */
export const withExpectedDelivery = (totals: Totals, expected: number | null | undefined): Totals =>
  totals.shipping === null && expected === 0
    ? {...totals, shipping: 0, ...(totals.net && {net: {...totals.net, shipping: 0}})}
    : totals

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

/** The sums as this shopper sees them: without tax for business customers (rule PRICE-7). */
export function useShownTotals(totals: Totals): Totals {
  const business = useBusinessMode()
  return (business && totals.net) || totals
}
