import type {Content, Ok, Problem, Under} from 'commerce-sandbox/plugin'

type Status =
  | 'open'
  | 'challenge'
  | 'refused'
  | 'pending'
  | 'authorised'
  | 'cancelled'
  | 'expired'
  | 'refunded'

/** Amounts are in minor units. */
interface Amount {
  value: number
  currency: string
}

interface Session {
  id: string
  sessionData: string
  url: string
  merchant: string
  merchantReference: string
  amount: Amount
  status: Status
  method?: string
  instrument?: string
  refusal?: string
  pspReference?: string
  refunded: number
  expiresAt: string
}

interface Method {
  type: string
  name: string
  hint: string
  confirms: boolean
  flow: 'fields' | 'redirect' | 'none'
}

interface Notification {
  id: string
  type: 'AUTHORISATION' | 'CANCELLATION' | 'EXPIRY' | 'REFUND'
  success: boolean
  reason?: string
  createdAt: string
  merchant: string
  merchantReference: string
  pspReference: string
  originalReference?: string
  method?: string
  instrument?: string
  amount: Amount
}

interface Delivery {
  body: Notification
  attempts: number
  delivered: boolean
  lastError: string | null
}

interface Servers {
  'GET /methods': Ok<{methods: Method[]}>
  'POST /sessions': {201: Session}
  'GET /sessions/:id': Ok<Session>
  'GET /sessions/:id/notifications': Ok<{notifications: Delivery[]}>
  'POST /sessions/:id/cancel': Ok<Session>
  'POST /payments/:id/refunds': {201: {pspReference: string; originalReference: string}}
}

/** State of a session as a shop's page sees it. */
interface State {
  status: Status | 'redirect'
  method?: string
  instrument?: string
  reason?: string
  reference?: string
  url?: string
}

interface StoredData {
  data: string
  instrument: string
}

type Html = Content<'text/html'>
type Frame = Ok<Html>
type Script = Ok<Content<'text/javascript'>>

interface Browsers {
  'POST /cards': {201: StoredData; 422: {problems: ('number' | 'expiry' | 'securityCode')[]}}
  'POST /wallets': {201: StoredData}
  'POST /challenges/:id': Ok<{status: Status}>
  'GET /sessions/:id': Ok<State>
  'POST /sessions/:id/pay': Ok<State>
  'GET /frames/card': Frame
  'GET /frames/challenge': Frame
  'GET /frames/wallet': Frame
  'GET /assets/client.js': Script
  'GET /assets/frame.js': Script
  'GET /assets/card-frame.js': Script
  'GET /assets/challenge-frame.js': Script
  'GET /assets/wallet-frame.js': Script
  'GET /assets/written-money.js': Script
  'GET /assets/frame.css': Ok<Content<'text/css'>>
}

/** A page, or the address of the next one. */
interface Step {
  200: Html
  303: Content<'none'>
}

interface Pages {
  'GET /:id': Step
  'POST /:id': Step & {422: Html}
  'GET /:id/challenge': Step
  'POST /:id/challenge': Step
  'POST /:id/cancel': Step
}

interface Refusal {
  error: string
  message: string
}

/** The answers of the payment provider. */
export type PaymentAnswers = Under<'/psp/v1', Servers> &
  Under<'/psp/client', Browsers> &
  Under<'/psp/pay', Pages> & {errors: {'4xx': Refusal | Problem; '5xx': Refusal | Problem}}
