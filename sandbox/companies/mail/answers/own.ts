import type {Content, Ok} from 'commerce-sandbox/plugin'

/** The answers of the page that confirms a newsletter sign-up. */
export interface NewsletterAnswers {
  'GET /newsletter/confirm/:token': Ok<Content<'text/html'>> & {404: Content<'text/html'>}
}
