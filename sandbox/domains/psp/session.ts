/**
 * A payment at the sandbox's payment provider. The provider is a system of its own beside the
 * shop: it knows a merchant (the site), a merchant reference (the order number) and an amount.
 */

/**
 * | status       | meaning                                                          |
 * |--------------|------------------------------------------------------------------|
 * | `open`       | nobody has paid yet                                              |
 * | `challenge`  | the shopper has to confirm                                       |
 * | `refused`    | the last try was refused; another one may follow                 |
 * | `authorised` | paid                                                             |
 * | `cancelled`  | given up by the shopper or the merchant                          |
 * | `expired`    | nobody paid in time                                              |
 * | `refunded`   | paid, and all of it given back                                   |
 */
export type SessionStatus =
  'open' | 'challenge' | 'refused' | 'authorised' | 'cancelled' | 'expired' | 'refunded'

export interface PaymentSession {
  readonly id: string
  readonly merchant: string
  readonly merchantReference: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly countryCode?: string
  readonly locale: string
  /** Where the browser goes afterwards; without one the page says how it went. */
  readonly returnUrl?: string
  /** Where notifications go; without one to the shop of this sandbox. */
  readonly notificationUrl?: string
  /** What a client may show to read the session's state. */
  readonly sessionData: string
  readonly status: SessionStatus
  readonly method?: string
  /** Brand and last digits: `Visa 1111`. */
  readonly instrument?: string
  readonly refusal?: string
  readonly pspReference?: string
  /** Minor units given back so far. */
  readonly refunded: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly expiresAt: number
}

/** True as long as the shopper can still pay. */
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
