import type {Problem} from 'commerce-sandbox/plugin'

interface Token {
  access_token: string
  token_type: 'Bearer'
  /** Seconds. */
  expires_in: number
  scope: string
  soap_instance_url: string
  rest_instance_url: string
}

interface Accepted {
  requestId: string
  errorcode: 0
  responses: {messageKey: string}[]
}

interface Refusal {
  documentation: string
  errorcode: number
  message: string
}

/** The answers of transactional mail. */
export interface MailAnswers {
  'POST /v2/token': {200: Token; 401: {error: 'invalid_client'; error_description: string}}
  'POST /messaging/v1/email/messages/:messageKey': {202: Accepted}
  errors: {'4xx': Refusal | Problem; '5xx': Problem}
}
