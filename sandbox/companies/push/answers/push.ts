import type {Content, Problem} from 'commerce-sandbox/plugin'

/** A refusal, with the status of the answer as `code`. */
interface Refusal {
  code: number
  error: string
  message: string
}

/** The answers of a push service (RFC 8030). */
export interface PushServiceAnswers {
  'POST /push-service/send/:token': {201: Content<'none'>}
  errors: {'4xx': Refusal | Problem; '5xx': Refusal | Problem}
}
