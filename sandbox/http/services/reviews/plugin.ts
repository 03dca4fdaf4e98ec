import type {FastifyPluginAsync, FastifyRequest} from 'fastify'
import {ReviewsError} from '../../../domains/reviews/review-query'
import type {Sandbox} from '../../../sandbox'
import type {FailureDocument, ReviewsAnswers} from '../../answers/reviews'
import {checkedByHandler, routesOf} from '../../common/routes'
import {displayReviews, displayStatistics} from './display'
import {Parameters} from './parameters'
import {submitFeedback, submitReview} from './submission'

/** The production and the staging service, and the bare paths of the service's own host. */
const PREFIXES = ['/reviews', '/reviews/stg', ''] as const
const VERSION = '5.4'

/** A client whose key the call reads: a wrong one is an error in a 200. */
const keyHolder = checkedByHandler('client')

/** Reviews 5.4: display, statistics, votes, and submission. Errors have status 200. */
export const reviewsPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  for (const prefix of PREFIXES) {
    await root.register(
      async (app) => {
        app.removeAllContentTypeParsers()
        app.addContentTypeParser('*', {parseAs: 'string'}, (_request, body, done) =>
          done(null, body),
        )
        app.addHook('onSend', async ({method}, reply) => {
          if (method === 'POST') reply.header('cache-control', 'no-store')
        })
        const route = routesOf<ReviewsAnswers>(app, sandbox)
        for (const folder of ['/data', ''] as const) {
          route(`GET ${folder}/reviews.json`, {needs: keyHolder}, (_holder, request) =>
            answer(sandbox, request, displayReviews),
          )
          route(`GET ${folder}/statistics.json`, {needs: keyHolder}, (_holder, request) =>
            answer(sandbox, request, displayStatistics),
          )
          route(`POST ${folder}/submitfeedback.json`, {needs: keyHolder}, (_holder, request) =>
            answer(sandbox, request, submitFeedback),
          )
          route(`POST ${folder}/submitreview.json`, {needs: keyHolder}, (_holder, request) =>
            answer(sandbox, request, submitReview),
          )
        }
      },
      {prefix},
    )
  }
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
function requireKey({config, sites}: Sandbox, parameters: Parameters): void {
  const key = parameters.one('PassKey')
  if (!key) {
    throw new ReviewsError('ERROR_PARAM_MISSING_API_KEY', 'The passKey parameter is missing.')
  }
  const known = sites.all().map(({preferences}) => preferences['bvApiKey'])
  if (key !== config.reviewsPasskey && !known.includes(key)) {
    throw new ReviewsError('ERROR_PARAM_INVALID_API_KEY', 'The passKey provided is invalid.')
  }
  if (parameters.one('ApiVersion') !== VERSION) {
    throw new ReviewsError('ERROR_UNSUPPORTED', `This service speaks version ${VERSION}.`)
  }
}
