import type {Content, Ok, Under} from 'commerce-sandbox/plugin'

/** A received message; its body is encrypted for the browser (RFC 8291), as base64url. */
interface Message {
  id: string
  token: string
  body: string
  ttl: number
  urgency: string
  topic: string | null
  sender: string
  receivedAt: string
}

/** The answers of the service's pages below `/admin`. */
export interface PushAdminAnswers {
  'GET /push': Ok<Content<'text/html'>>
  'GET /push/messages': Ok<{data: Message[]}>
  'POST /push/answers': Ok<{success: true}>
}

/** The same with their whole paths. */
export type PushPageAnswers = Under<'/admin', PushAdminAnswers>
