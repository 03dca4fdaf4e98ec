/**
 * The interface between the shop and a payment provider (rules PAY-1 to PAY-4). The shop places an order, opens a
 * session for it and receives the outcome; the provider's frames and pages alone see the data of a card.
 * `docs/guides/payment-providers.md` explains how to add a provider.
 */

/** Payment method of the provider, in the language of the locale (`c_hostedMethods` of OCAPI `payment_methods`). */
export interface ProviderMethod {
  /** Method id of the provider, such as `card` or `wallet`. */
  readonly id: string
  readonly name: string
  /** One sentence about what happens next. */
  readonly hint: string
  /**
   * `fields`: the provider's frame collects data in the payment step. `redirect`: the shopper confirms on a page of the
   * provider. `none`: nothing to enter and nothing to confirm.
   */
  readonly flow: 'fields' | 'redirect' | 'none'
}

/** Data of a chosen method that the shop may store; it never contains card data. */
export interface PaymentDetails {
  readonly method: string
  /** Single-use reference of the collected data at the provider; absent for methods without fields. */
  readonly data?: string
  /** Text for the shopper and the back office, such as `Visa 1111`. */
  readonly instrument?: string
}

/** Payment session of a placed order, from its attributes `c_paymentSessionId` and `c_paymentSessionData`. */
export interface PaymentSession {
  readonly id: string
  /** Secret of this session: it authorises the browser to pay and to read the state. Never part of a URL. */
  readonly sessionData: string
}

/** Reasons of a refusal, as data: the texts are `payment.refused.<reason>`. */
export const REFUSAL_REASONS = [
  'declined',
  'insufficientFunds',
  'authenticationFailed',
  'methodNotAvailable',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** The outcome of a payment as the provider reports it to the browser; only the backend's order is binding. */
export type PaymentResult =
  | {readonly status: 'authorised'; readonly reference: string; readonly details: PaymentDetails}
  /** The provider decides later and notifies the shop: the order waits, and the shopper is told. */
  | {readonly status: 'pending'; readonly details: PaymentDetails}
  /** The browser has to open this page of the provider; it returns to the address of `c_returnUrl`. */
  | {readonly status: 'redirect'; readonly url: string; readonly details: PaymentDetails}
  /** The card holder has to confirm in a frame of the provider inside the checkout. */
  | {readonly status: 'challenge'; readonly challenge: Challenge; readonly details: PaymentDetails}
  /** Another attempt with the same session is possible until it expires. */
  | {readonly status: 'refused'; readonly reason: RefusalReason; readonly details: PaymentDetails}
  | {readonly status: 'cancelled'; readonly details: PaymentDetails}

/** A confirmation by the card holder (3-D Secure) that has not begun. */
export interface Challenge {
  /**
   * Shows the bank's frame and waits for the answer. Aborting the signal removes the frame; the payment then stays
   * open until it expires or its order fails.
   * @throws PaymentError
   */
  show(container: HTMLElement, signal: AbortSignal): Promise<PaymentResult>
}

/**
 * | code              | meaning                                                                       |
 * | ----------------- | ----------------------------------------------------------------------------- |
 * | `unavailable`     | the provider cannot be reached or fails; the payment may or may not be made   |
 * | `timeout`         | the provider did not answer in time; the payment may or may not be made       |
 * | `session-expired` | the session has ended without payment                                         |
 * | `invalid-fields`  | the fields show what has to be corrected                                      |
 */
export type PaymentErrorCode = 'unavailable' | 'timeout' | 'session-expired' | 'invalid-fields'

export class PaymentError extends Error {
  constructor(
    readonly code: PaymentErrorCode,
    message: string = code,
  ) {
    super(message)
    this.name = 'PaymentError'
  }
}

/** State of mounted fields, for labels and the button beside them. */
export interface FieldsState {
  /** True as soon as every field is complete and correct. */
  readonly isComplete: boolean
  /** Card brand by the first digits, in the provider's spelling. */
  readonly brand?: string
}

/** Fields of a method in frames of the provider. */
export interface MountedFields {
  /**
   * Hands the input to the provider and returns its reference. The input stays in the fields.
   * @throws PaymentError `invalid-fields` after the frame has marked the wrong fields
   */
  collect(): Promise<PaymentDetails>
  /** Moves the focus to the first wrong field, or the first field. */
  focus(): void
  unmount(): void
}

export interface FieldsOptions {
  readonly onChange?: (state: FieldsState) => void
  /** The shopper pressed the Enter key in a field. */
  readonly onSubmit?: () => void
}

/** A wallet's sheet: it supplies contact, address and payment in one step. Amounts are in major units. */
export interface WalletOffer {
  readonly currency: string
  readonly total: number
  /** Sums above the total, with texts in the language of the locale. */
  readonly lines: readonly {readonly label: string; readonly amount: number}[]
  readonly deliveryMethods: readonly {
    readonly id: string
    readonly label: string
    readonly amount: number
  }[]
  readonly deliveryMethodId?: string
}

/** Address of a wallet, in the fields of an order address. */
export interface WalletAddress {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2?: string
  readonly city: string
  readonly postalCode: string
  readonly stateCode?: string
  readonly countryCode: string
  readonly phone?: string
}

/**
 * What a wallet says about an address before the shopper approves: it holds back name, street and telephone, and in some
 * countries the end of the postal code (`SW1A`).
 */
export type WalletPlace = Pick<WalletAddress, 'city' | 'postalCode' | 'stateCode' | 'countryCode'>

export interface WalletApproval {
  readonly email: string
  readonly address: WalletAddress
  readonly details: PaymentDetails
}

export interface WalletEvents {
  /**
   * Called before the shopper confirms. The sheet shows the new offer, or the text with which the shop refuses the
   * change.
   */
  onAddress(place: WalletPlace): Promise<WalletOffer | {readonly problem: string}>
  onDeliveryMethod(id: string): Promise<WalletOffer | {readonly problem: string}>
  /** Called with the whole address when the shopper approves; the sheet stays open with a problem. */
  onApprove(address: WalletAddress): Promise<{readonly problem: string | null}>
}

/** A connection to the provider: its script is loaded. One per visit of the payment step. */
export interface PaymentConnection {
  /** Shows the fields of a method with the flow `fields`. @throws PaymentError */
  mountFields(
    method: string,
    container: HTMLElement,
    options?: FieldsOptions,
  ): Promise<MountedFields>
  /**
   * Pays the session of a placed order. A repeated call for a session that is paid returns `authorised` and charges
   * nothing. @throws PaymentError
   */
  submit(session: PaymentSession, details: PaymentDetails): Promise<PaymentResult>
  /**
   * Reads the outcome of a session: after a redirect, a reload or an error of `submit`. Returns `cancelled` when the
   * shopper did not confirm on the provider's page. @throws PaymentError
   */
  resume(session: PaymentSession): Promise<PaymentResult>
  /** Opens the wallet's sheet; null when the shopper closes it. @throws PaymentError */
  openWallet(
    container: HTMLElement,
    offer: WalletOffer,
    events: WalletEvents,
    signal: AbortSignal,
  ): Promise<WalletApproval | null>
  /** Removes every frame and listener. */
  dispose(): void
}

export interface PaymentProvider {
  readonly id: string
  /** Loads the provider's script, in the payment step only. @throws PaymentError `unavailable`, `timeout` */
  connect(options: {
    readonly locale: string
    readonly signal: AbortSignal
  }): Promise<PaymentConnection>
}
