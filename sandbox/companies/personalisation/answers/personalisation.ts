import type {Ok, Problem, Under} from 'commerce-sandbox/plugin'

interface Recommendations {
  recs: {id: string; product_name: string; image_url: string; product_url: string}[]
  recoUUID: string
  recommenderName: string
  displayMessage: string
}

interface Recommenders {
  recommenders: {name: string; description: string; recommenderType: string}[]
}

interface Refusal {
  status: number
  error: string
  message: string
}

interface Rows {
  'POST /activities/:siteId/:activity': Ok<{uuid: string}>
  'GET /personalization/recommenders/:siteId': Ok<Recommenders>
  'POST /personalization/recs/:siteId/:recommender': Ok<Recommendations>
  'POST /personalization/:siteId/zones/:zone/recs': Ok<Recommendations>
}

/** The answers of the personalisation service, on its own host and behind a proxy. */
export type PersonalisationAnswers = Under<'/v3', Rows> &
  Under<'/personalisation/v3', Rows> & {
    errors: {'4xx': Refusal | Problem; '5xx': Refusal | Problem}
  }
