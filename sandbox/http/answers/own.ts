import type {JsonValue} from '../../domains/json'
import type {Content, Custom, Done, Ok, Under} from './answer-types'
import type {Problem} from './problem'

/** Pages and APIs of the sandbox itself, and what stands in for other companies. */

type Html = Content<'text/html'>

interface Counts {
  products: number
  categories: number
  priceBooks: number
  prices: number
  inventoryRecords: number
  contentAssets: number
  customers: number
  baskets: number
  orders: number
  mails: number
}

interface SiteStatus {
  id: string
  name: string
  locales: string[]
  defaultLocale: string
  currency: string
  taxation: 'gross' | 'net'
  contentOnly: boolean
  catalogId: string
  priceBookIds: string[]
  inventoryListId: string
  products: number
  problems: string[]
}

interface GiftCertificate {
  siteId: string
  code: string
  amount: number
  balance: number
  currency: string
  expiresAt: string | null
}

interface Status {
  organizationId: string
  clientId: string
  publicUrl: string
  /** Seconds. */
  uptime: number
  counts: Counts
  requests: number
  faults: number
  sites: SiteStatus[]
}

interface ImportNote {
  kind:
    | 'imported'
    | 'removed'
    | 'sellable'
    | 'warning'
    | 'double'
    | 'missing-image'
    | 'unknown-element'
    | 'unknown-file'
    | 'skipped-file'
  file: string
  line: number | null
  text: string
  count: number
}

interface LoggedRequest {
  number: number
  /** Milliseconds since 1970. */
  at: number
  system: string
  method: string
  url: string
  status: number
  /** Milliseconds. */
  duration: number
  faults: string[]
  /** Trace of the caller, 32 hexadecimal digits. */
  traceId?: string
}

interface OrderRow {
  orderNo: string
  siteId: string
  status: string
  paymentStatus: string
  items: number
  /** Major units. */
  total: number | null
  currency: string
  createdAt: string
}

interface BasketRow {
  basketId: string
  siteId: string
  currency: string
  items: number
  changedAt: string
}

interface CustomerRow {
  customerId: string
  customerNo: string
  listId: string
  login: string
  enabled: boolean
  sessions: number
}

interface SessionRow {
  customerId: string
  login: string
  siteId: string
  clientType: 'public' | 'private'
  expiresAt: string
}

type Stage = 'created' | 'paid' | 'shipped' | 'delivered' | 'returned' | 'cancelled' | 'failed'

interface OrderState {
  orderNo: string
  stage: Stage
  moves: Stage[]
  /** Single shipments of an order that has several. */
  shipments: {shipmentId: string; moves: ('shipped' | 'delivered')[]}[]
  /** Refunds are in major units. */
  returns: {id: string; state: 'announced' | 'received'; refund: number}[]
}

interface Message {
  id: string
  siteId: string
  kind: string
  subject: string | null
  body: JsonValue
  createdAt: string
}

interface Fault {
  id: string
  kind: 'latency' | 'status' | 'drop' | 'reset' | 'malformed' | 'maintenance'
  system?: string
  path?: string
  method?: string
  /** Milliseconds. */
  delay?: number
  status?: number
  maintenance?: 'system' | 'site'
  times?: number
  share?: number
  remaining?: number
  hits: number
}

/** A program gets the body; a form of the dashboard gets the address of the dashboard. */
type FormAnswer<Code extends number, Body> = {[Status in Code]: Body} & {303: Content<'none'>}

type Removed = FormAnswer<204, Content<'none'>>

interface Admin {
  'GET /status': Ok<Status>
  'GET /import': Ok<{data: ImportNote[]}>
  'POST /reset': Ok<{archives: string[]}>
  'GET /requests': Ok<{total: number; data: LoggedRequest[]}>
  'DELETE /requests': Done
  'GET /requests.html': Ok<Html>
  'GET /orders': Ok<{data: OrderRow[]}>
  'GET /orders/:orderNo': Ok<OrderState>
  'POST /orders/:orderNo/moves': FormAnswer<200, OrderState>
  'POST /orders/:orderNo/returns/:returnId/receive': FormAnswer<200, OrderState>
  'GET /baskets': Ok<{data: BasketRow[]}>
  'GET /gift-certificates': Ok<{data: GiftCertificate[]}>
  'POST /gift-certificates': FormAnswer<201, GiftCertificate>
  'GET /customers': Ok<{data: CustomerRow[]}>
  'PATCH /customers/:customerId': Ok<{customerId: string} & Custom>
  'POST /customers/:customerId/sign-out': FormAnswer<200, {customerId: string; sessions: 0}>
  'GET /sessions': Ok<{data: SessionRow[]}>
  'GET /messages': Ok<{data: Message[]}>
  'GET /faults': Ok<{data: Fault[]}>
  'POST /faults': FormAnswer<201, Fault>
  'POST /faults/reset': Removed
  'POST /faults/:id/remove': Removed
  'DELETE /faults': Removed
  'DELETE /faults/:id': Removed
  'GET /assets/dashboard.css': Ok<Content<'text/css'>>
  'GET /assets/dashboard.js': Ok<Content<'text/javascript'>>
}

interface MailValues {
  [name: string]: JsonValue
}

interface Mail {
  id: string
  siteId: string
  locale: string
  template: string
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  code?: string
  link?: string
  /** Values that the text was made from. */
  data: MailValues
  createdAt: string
}

interface MailPage {
  200: Html
  404: Html
}

interface Outbox {
  'GET /outbox': Ok<Html>
  'GET /outbox.json': Ok<{total: number; data: Mail[]}>
  'GET /outbox/:id': MailPage
  'GET /outbox/:id/mail.html': MailPage
  'GET /outbox/logos/:siteId': {200: Content<'image/png'>; 404: Html}
  'DELETE /outbox': Done
  'DELETE /outbox/:id': {204: Content<'none'>; 404: Content<'none'>}
}

interface Others {
  'GET /': Ok<Html>
  'GET /healthz': Ok<{status: 'ok'}>
}

/** The answers of the sandbox's own pages and APIs. */
export type OwnAnswers = Under<'/admin', Admin> &
  Outbox &
  Others & {errors: {'4xx': Problem; '5xx': Problem}}
