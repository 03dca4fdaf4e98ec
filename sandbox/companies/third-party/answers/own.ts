import type {Content, Ok} from 'commerce-sandbox/plugin'

/** The answers of the scripts and pages of other companies. */
export interface ThirdPartyAnswers {
  'GET /third-party/:name': Ok<Content<'text/javascript' | 'text/css' | 'text/html'>>
}
