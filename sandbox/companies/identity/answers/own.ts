import type {Content, Ok, Problem} from 'commerce-sandbox/plugin'

type Html = Content<'text/html'>

/** The answers of the sign-in pages of identity providers. */
export interface IdentityAnswers {
  'GET /idp/:provider/authorize': Ok<Html>
  'POST /idp/:provider/authorize': {303: Content<'none'>; 400: Html | Problem}
}
