import {Type, type FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {mapUrl} from '../../../domains/seo/url-mapping'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import {requireShopper} from '../../slas/verify'
import {readScope, siteQuery} from '../../common/request'
import {type RequestScope} from '../../../wire/request-scope'

const params = Type.Object({organizationId: Type.String()})
const query = Type.Object({
  ...siteQuery,
  urlSegment: Type.String({minLength: 1, maxLength: 2047}),
})

/** `GET /url-mapping` of Shopper SEO. */
export const urlMappingRoute: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get('/url-mapping', {schema: {params, querystring: query}}, async (request) => {
    await requireShopper(sandbox, request)
    const {site, locale} = readKnownScope(sandbox, request.query)
    const {urlSegment} = request.query
    const mapping = mapUrl(sandbox, site, urlSegment, locale)
    if (!mapping) {
      throw new ApiProblem(
        404,
        'seo-url-mapping-not-found',
        'Seo Url Mapping Not Found',
        urlSegment,
        {urlSegment, locale},
      )
    }
    return mapping
  })
}

/** Site and locale; this API has its own error for an unknown locale of the site. */
function readKnownScope(sandbox: Sandbox, query: Parameters<typeof readScope>[1]): RequestScope {
  try {
    return readScope(sandbox, query)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.kind !== 'unsupported-locale') throw error
    const {locale = ''} = query
    throw new ApiProblem(
      400,
      'unknown-locale',
      'Unknown Locale',
      `The locale '${locale}' is unknown.`,
      {locale},
    )
  }
}
