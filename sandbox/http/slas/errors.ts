import {STATUS_CODES} from 'node:http'
import type {CommerceFault} from '../../domains/commerce-fault'

/** An OAuth error. Clients read `status_code` and `message`, the standard names the other two. */
export class SlasError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500,
    /** Error code of RFC 6749. */
    readonly code:
      | 'invalid_request'
      | 'access_denied'
      | 'not_found'
      | 'too_many_requests'
      | 'invalid_client'
      | 'invalid_grant'
      | 'insufficient_scope'
      | 'precondition_failure'
      | 'unsupported_grant_type'
      | 'unsupported_response_type'
      | 'server_error',
    message: string,
  ) {
    super(message)
  }

  toBody() {
    const reason = (STATUS_CODES[this.status] ?? '').toUpperCase().replaceAll(' ', '_')
    return {
      error: this.code,
      error_description: this.message,
      status_code: `${this.status} ${reason}`,
      message: this.message,
    }
  }
}

/** A refusal of the shop in the form of SLAS. Clients match the text about too many requests. */
export function slasErrorOf({type, message}: CommerceFault): SlasError {
  return type === 'TooManyAttempts'
    ? new SlasError(
        429,
        'too_many_requests',
        'Too many login requests were made. Please try again later.',
      )
    : invalidRequest(message)
}

export function invalidRequest(message: string): SlasError {
  return new SlasError(400, 'invalid_request', message)
}

export function invalidClient(): SlasError {
  return new SlasError(401, 'invalid_client', 'Basic Authorization failed.')
}
