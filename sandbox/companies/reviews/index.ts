import {
  checkedByHandler,
  type FastifyRequest,
  type Sandbox,
  definePlugin,
  type Routes,
  simulatedService,
} from 'commerce-sandbox/plugin'
import {ReviewsError} from './review-query'
import type {FailureDocument, ReviewsAnswers} from './answers/reviews'
import {displayReviews, displayStatistics} from './display'
import {Parameters} from './parameters'
import {reviewsSettings} from './settings'
import {submitFeedback, submitReview} from './submission'

const VERSION = '5.4'

/** A client whose key the call reads: a wrong one is an error in a 200. */
const keyHolder = checkedByHandler('client')

const calls: Routes<ReviewsAnswers> = (route, sandbox) => {
  route('GET /reviews.json', {needs: keyHolder}, (_holder, request) =>
    answer(sandbox, request, displayReviews),
  )
  route('GET /statistics.json', {needs: keyHolder}, (_holder, request) =>
    answer(sandbox, request, displayStatistics),
  )
  route('POST /submitfeedback.json', {needs: keyHolder}, (_holder, request) =>
    answer(sandbox, request, submitFeedback),
  )
  route('POST /submitreview.json', {needs: keyHolder}, (_holder, request) =>
    answer(sandbox, request, submitReview),
  )
}

/** The answer of a call, or its errors. */
function answer<Answer>(
  sandbox: Sandbox,
  request: FastifyRequest,
  call: (sandbox: Sandbox, parameters: Parameters) => Answer,
): Answer | FailureDocument {
  const parameters = new Parameters(request)
  try {
    requireKey(sandbox, parameters)
    return call(sandbox, parameters)
  } catch (error) {
    if (!(error instanceof ReviewsError)) throw error
    return {
      HasErrors: true,
      Errors: [{Message: error.message, Code: error.code}],
      Locale: parameters.one('Locale') ?? 'en_US',
      Limit: 0,
      Offset: 0,
      TotalResults: 0,
      Results: [],
      Includes: {},
    }
  }
}

/** The key is the sandbox's own, or the one in a site's preferences. */
function requireKey(sandbox: Sandbox, parameters: Parameters): void {
  const key = parameters.one('PassKey')
  if (!key) {
    throw new ReviewsError('ERROR_PARAM_MISSING_API_KEY', 'The passKey parameter is missing.')
  }
  const known = sandbox.sites.all().map(({preferences}) => preferences['bvApiKey'])
  if (key !== reviewsSettings.of(sandbox).passkey && !known.includes(key)) {
    throw new ReviewsError('ERROR_PARAM_INVALID_API_KEY', 'The passKey provided is invalid.')
  }
  if (parameters.one('ApiVersion') !== VERSION) {
    throw new ReviewsError('ERROR_UNSUPPORTED', `This service speaks version ${VERSION}.`)
  }
}

/** Reviews 5.4: display, statistics, votes, and submission. Errors have status 200. */
export default definePlugin({
  name: 'reviews',
  settings: reviewsSettings,
  migrations: 'migrations',
  services: [
    simulatedService<ReviewsAnswers>({
      name: 'reviews',
      paths:
        /^(\/reviews(\/stg)?)?\/(data\/[\w-]+|reviews|statistics|submitfeedback|submitreview)\.json$/,
      // The production and the staging service, and the bare paths of the service's own host.
      prefixes: ['/reviews', '/reviews/stg', ''].flatMap((host) => [`${host}/data`, host]),
      prepare: (app) => {
        app.removeAllContentTypeParsers()
        app.addContentTypeParser('*', {parseAs: 'string'}, (_request, body, done) =>
          done(null, body),
        )
        app.addHook('onSend', async ({method}, reply) => {
          if (method === 'POST') reply.header('cache-control', 'no-store')
        })
      },
      routes: [calls],
    }),
  ],
})
