import {Type} from '@sinclair/typebox'
import {searchContent} from '../../domains/search/content-search'
import {OcapiFault} from '../errors'
import {contentDocument} from './content-routes'
import {ocapiResult} from './ocapi-documents'
import {client, type OcapiRoutes} from './needs'
import {pageLinks} from './page-links'

const Query = Type.Object({
  q: Type.Optional(Type.String({maxLength: 50})),
  refine: Type.Optional(Type.String()),
  refine_1: Type.Optional(Type.String()),
  sort: Type.Optional(Type.String()),
  start: Type.Integer({minimum: 0, default: 0}),
  count: Type.Integer({minimum: 1, maximum: 200, default: 25}),
})

/** `content_search`: assets by words and by one folder, page by page. */
export const contentSearchRoute: OcapiRoutes = (route, sandbox) => {
  route(
    'GET /content_search',
    {needs: client, schema: {querystring: Query}},
    ({context: {site, locale}}, request, reply) => {
      const {q, start, count, sort} = request.query
      const folderId = readFolder(request.query.refine ?? request.query.refine_1)
      const found = searchContent(sandbox, site, {locale, text: q, folderId, ...readSort(sort)})
      const page = found.slice(start, start + count)
      const total = found.length
      const {data, ...result} = ocapiResult('content_search_result', page.map(contentDocument))
      reply.header('cache-control', 'max-age=60,must-revalidate')
      return {
        ...result,
        ...(page.length > 0 ? {hits: data} : {}),
        query: q ?? '',
        ...(folderId === undefined ? {} : {selected_refinements: {fdid: folderId}}),
        ...(sort === undefined ? {} : {selected_sorting_option: sort}),
        start,
        total,
        ...pageLinks({url: request.url, start, count, total}),
      }
    },
  )
}

/** `fdid=faq`: the only refinement, with one value. */
function readFolder(refine: string | undefined): string | undefined {
  if (refine === undefined || refine === '') return undefined
  const [, id] = /^fdid=([^|]+)$/.exec(refine) ?? []
  if (id) return id
  throw new OcapiFault(
    400,
    'MalformedParameterException',
    `The parameter 'refine' has '${refine}', expected fdid and one folder.`,
    {parameter: 'refine', value: refine},
  )
}

/** `name=desc`, or a direction alone for the name. */
function readSort(sort: string | undefined): {sortBy?: string; descending?: boolean} {
  if (!sort) return {}
  const [, attribute, direction] = /^(?:([\w.]+)=)?(asc|desc)$/.exec(sort) ?? []
  if (!direction) return {sortBy: sort}
  return {sortBy: attribute ?? 'name', descending: direction === 'desc'}
}
