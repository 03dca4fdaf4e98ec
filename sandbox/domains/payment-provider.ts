import type {Database} from '../db/database'

/**
 * What orders ask of the payment provider, a separate system. It stores a merchant (the site), a merchant reference (the
 * order number) and an amount, and reports what happens to a payment in notifications. Amounts are in minor units.
 */

/** A payment of `amount` minor units by a shopper in a country; null when the country or the amount is unknown. */
export interface PaymentSituation {
  readonly countryCode: string | null
  readonly currency: string
  readonly amount: number | null
}

/** A payment method of the provider with its texts in one language. */
export interface OfferedMethod {
  readonly type: string
  readonly name: string
  readonly hint: string
  /** True when the shopper confirms outside the payment page: at the bank, in the app, at the till. */
  readonly confirms: boolean
  readonly flow: 'fields' | 'redirect' | 'none'
}

/** A payment to be made. */
export interface NewSession {
  merchant: string
  merchantReference: string
  /** The merchant's name for the shopper. */
  shopper?: string
  amount: number
  currency: string
  countryCode?: string
  locale: string
  returnUrl?: string
  notificationUrl?: string
}

/** A payment at the provider as its merchant knows it. */
export interface ProviderSession {
  readonly id: string
  /** Secret with which a client may read the session's state. */
  readonly sessionData: string
  readonly amount: number
  readonly refunded: number
  /** `payable`: the shopper can still pay; `taken`: paid, or the provider decides about it; `closed`: it has ended. */
  readonly state: 'payable' | 'taken' | 'closed'
  /** Reference of the payment, once it is paid. */
  readonly pspReference?: string
}

/** Message of the provider to the merchant about an event. */
export interface PaymentNotification {
  readonly id: string
  readonly type: 'AUTHORISATION' | 'CANCELLATION' | 'EXPIRY' | 'REFUND'
  readonly success: boolean
  readonly reason?: string
  readonly createdAt: string
  readonly merchant: string
  readonly merchantReference: string
  readonly pspReference: string
  readonly originalReference?: string
  readonly method?: string
  readonly instrument?: string
  readonly amount: {readonly value: number; readonly currency: string}
}

/** A plug-in's payment provider. Its functions may run inside a transaction of the database that they are given. */
export interface PaymentProvider {
  /** Methods that apply to a payment, the most common first. */
  methods(situation: PaymentSituation, locale: string): readonly OfferedMethod[]
  openSession(db: Database, input: NewSession): ProviderSession
  /** Page on which a shopper pays a session. */
  pageOf(sessionId: string): string
  /** The sessions of an order in order of creation. */
  sessionsOf(db: Database, merchant: string, merchantReference: string): readonly ProviderSession[]
  /** A session that has ended is not changed. */
  cancelSession(db: Database, sessionId: string): void
  /** Notification about how a session ended; undefined before its end. */
  outcomeOf(db: Database, sessionId: string): PaymentNotification | undefined
  /**
   * Refunds an amount, or the whole remaining amount when none is given. Returns the reference of the refund.
   * @throws Error for an unknown payment, and for an amount above what is left of it
   */
  refund(db: Database, pspReference: string, amount?: number): string
  /** Keeps the card of a payment for its shopper; undefined when there is no card or no shopper. */
  storeCard(
    db: Database,
    pspReference: string,
  ): {readonly token: string; readonly instrument: string} | undefined
  deleteStoredCard(db: Database, token: string): void
  /** Cards for tests, each with what happens to a payment. */
  readonly testCards: readonly {readonly number: string; readonly outcome: string}[]
}
