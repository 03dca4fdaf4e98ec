import type {Content, JsonValue, Ok, Under} from 'commerce-sandbox/plugin'

/** Result of a variant; revenue in major units. */
interface ExperimentResult {
  siteId: string
  experiment: string
  variant: string
  visitors: number
  buyers: number
  orders: number
  revenue: {currency: string; amount: number}[]
}

/** A message to customer service with its number. */
interface Ticket {
  ticketNumber: string
  messageId: string
  siteId: string
  kind: 'contact' | 'press-contact'
  email: string | null
  body: JsonValue
  files: {name: string; type: string}[]
  createdAt: string
}

/** The answers of our routes below `/admin`. */
export interface AdminAnswers {
  'GET /experiments': Ok<{data: ExperimentResult[]}>
  'POST /push-job': Ok<{success: true}>
  'GET /reports': Ok<Content<'text/html'>>
  'GET /tickets': Ok<{data: Ticket[]}>
  'GET /tickets/:messageId/files/:position': Ok<
    Content<'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'>
  >
  'GET /withdrawals': Ok<Content<'text/html'>>
}

/** The same with their whole paths. */
export type OwnAnswers = Under<'/admin', AdminAnswers>
