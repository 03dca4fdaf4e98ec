import type {Behaviour} from './test-cards'

/**
 * A payment at the sandbox's payment provider. The provider is a separate system: it stores a
 * merchant (the site), a merchant reference (the order number) and an amount.
 */

/**
 * | status       | meaning                                                          |
 * |--------------|------------------------------------------------------------------|
 * | `open`       | not paid yet                                                     |
 * | `challenge`  | the shopper has to confirm                                       |
 * | `refused`    | the last try was refused; another one may follow                 |
 * | `pending`    | the provider decides later                                       |
 * | `authorised` | paid                                                             |
 * | `cancelled`  | given up by the shopper or the merchant                          |
 * | `expired`    | not paid in time                                                 |
 * | `refunded`   | paid, and all of it given back                                   |
 */
export type SessionStatus =
  | 'open'
  | 'challenge'
  | 'refused'
  | 'pending'
  | 'authorised'
  | 'cancelled'
  | 'expired'
  | 'refunded'

export interface PaymentSession {
  readonly id: string
  readonly merchant: string
  readonly merchantReference: string
  /** The merchant's name for the shopper; only this shopper's stored cards pay. */
  readonly shopper?: string
  /** Amount in minor units. */
  readonly amount: number
  readonly currency: string
  readonly countryCode?: string
  readonly locale: string
  /** Return address of the browser after payment; without one the payment page shows the result. */
  readonly returnUrl?: string
  /** Address for notifications; by default they are sent to the shop of this sandbox. */
  readonly notificationUrl?: string
  /** Secret with which a client may read the session's state. */
  readonly sessionData: string
  readonly status: SessionStatus
  readonly method?: string
  /** Card brand and last digits: `Visa 1111`. */
  readonly instrument?: string
  readonly refusal?: string
  /** Outcome that the test card of the last attempt asks for. */
  readonly behaviour: Behaviour
  /** Time at which the provider decides about a pending payment, in milliseconds since 1970. */
  readonly decideAt?: number
  readonly pspReference?: string
  /** Refunded amount in minor units. */
  readonly refunded: number
  /** Creation time in milliseconds since 1970. */
  readonly createdAt: number
  readonly expiresAt: number
}

/** Returns true as long as the shopper can still pay. */
export function isPayable({status}: Pick<PaymentSession, 'status'>): boolean {
  return status === 'open' || status === 'challenge' || status === 'refused'
}

/** A request that the provider refuses. */
export class PspError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
