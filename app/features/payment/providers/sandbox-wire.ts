import {
  PaymentError,
  type Challenge,
  type PaymentDetails,
  type PaymentErrorCode,
  type PaymentResult,
  type RefusalReason,
} from '../public/provider'

/** State of a session as the sandbox's provider sends it. */
export interface WireState {
  readonly status:
    | 'open'
    | 'challenge'
    | 'redirect'
    | 'pending'
    | 'refused'
    | 'authorised'
    | 'cancelled'
    | 'expired'
    | 'refunded'
  readonly method?: string
  readonly instrument?: string
  /** Reason of a refusal. */
  readonly reason?: string
  readonly reference?: string
  /** Page for the status `redirect`. */
  readonly url?: string
}

const REASONS: Readonly<Record<string, RefusalReason>> = {
  card_declined: 'declined',
  insufficient_funds: 'insufficientFunds',
  authentication_failed: 'authenticationFailed',
}

const ERROR_CODES: Readonly<Record<string, PaymentErrorCode>> = {
  timeout: 'timeout',
  'invalid-fields': 'invalid-fields',
  session_closed: 'session-expired',
  session_not_found: 'session-expired',
  // The reference to the card was used, or is older than an hour: the shopper enters the card again.
  payment_data_gone: 'session-expired',
}

/** Converts an error of the provider's script, whose `code` is its own or that of an answer. */
export function paymentErrorOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error
  const {code} = error as {code?: unknown}
  return new PaymentError(ERROR_CODES[String(code)] ?? 'unavailable')
}

/**
 * Converts a state of the provider.
 * @param challenge confirmation that belongs to the status `challenge`
 * @throws PaymentError `session-expired`; `unavailable` for a state that is not part of the protocol
 */
export function resultOf(
  state: WireState,
  details: PaymentDetails,
  challenge: Challenge,
): PaymentResult {
  const {status, reference, url, reason = ''} = state
  switch (status) {
    case 'authorised':
      return {status, reference: reference ?? '', details}
    case 'redirect':
      if (!url) throw new PaymentError('unavailable')
      return {status, url, details}
    case 'challenge':
      return {status, challenge, details}
    case 'refused':
      return {status, reason: REASONS[reason] ?? 'declined', details}
    case 'open':
    case 'pending':
      return {status: 'pending', details}
    case 'cancelled':
    case 'refunded':
      return {status: 'cancelled', details}
    case 'expired':
      throw new PaymentError('session-expired')
    default:
      throw new PaymentError('unavailable')
  }
}
