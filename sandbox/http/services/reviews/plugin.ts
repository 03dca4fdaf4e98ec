import type {FastifyInstance, FastifyPluginAsync, FastifyRequest} from 'fastify'
import {ReviewsError} from '../../../domains/reviews/review-query'
import type {Sandbox} from '../../../sandbox'
import {displayReviews, displayStatistics} from './display'
import {Parameters} from './parameters'
import {submitFeedback, submitReview} from './submission'

/** The production and the staging service, and the bare paths of the service's own host. */
const PREFIXES = ['/reviews', '/reviews/stg', '']
const VERSION = '5.4'

type Call = (sandbox: Sandbox, parameters: Parameters) => object

/** Reviews 5.4: display, statistics, votes, and submission. Errors have status 200. */
export const reviewsPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  for (const prefix of PREFIXES) {
    await root.register(
      async (app) => {
        app.removeAllContentTypeParsers()
        app.addContentTypeParser('*', {parseAs: 'string'}, (_request, body, done) =>
          done(null, body),
        )
        for (const folder of ['/data', '']) {
          register(app, sandbox, 'GET', `${folder}/reviews.json`, displayReviews)
          register(app, sandbox, 'GET', `${folder}/statistics.json`, displayStatistics)
          register(app, sandbox, 'POST', `${folder}/submitfeedback.json`, submitFeedback)
          register(app, sandbox, 'POST', `${folder}/submitreview.json`, submitReview)
        }
      },
      {prefix},
    )
  }
}

function register(
  app: FastifyInstance,
  sandbox: Sandbox,
  method: 'GET' | 'POST',
  url: string,
  call: Call,
): void {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      if (method === 'POST') reply.header('cache-control', 'no-store')
      return answer(sandbox, request, call)
    },
  })
}

function answer(sandbox: Sandbox, request: FastifyRequest, call: Call): object {
  const parameters = new Parameters(request)
  try {
    requireKey(sandbox, parameters)
    return {HasErrors: false, Errors: [], ...call(sandbox, parameters)}
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
