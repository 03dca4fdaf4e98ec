import {Type} from '@sinclair/typebox'
import {mapUrl} from '../../../domains/seo/url-mapping'
import {needing} from '../../common/routes'
import {session, type ApiRoutes} from '../../common/shopper-api'
import {ApiProblem} from '../../errors'
import {readScope, siteQuery} from '../../common/request'
import {type RequestScope} from '../../../wire/request-scope'

const params = Type.Object({organizationId: Type.String()})
const query = Type.Object({
  ...siteQuery,
  urlSegment: Type.String({minLength: 1, maxLength: 2047}),
})

/** Site and locale; this API has its own error for an unknown locale of the site. */
const knownScope = needing(session, (_session, request, sandbox): RequestScope => {
  const query = request.query as Parameters<typeof readScope>[1]
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
})

/** `GET /url-mapping` of Shopper SEO. */
export const urlMappingRoute: ApiRoutes<'/shopper-seo/v1'> = (route, sandbox) => {
  route(
    'GET /url-mapping',
    {needs: knownScope, schema: {params, querystring: query}},
    ({site, locale}, request) => {
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
    },
  )
}
