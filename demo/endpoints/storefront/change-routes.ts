import {CHANGE_KINDS, readChanges} from 'commerce-sandbox/domains/seo'
import {shopper, Type} from 'commerce-sandbox/plugin'
import type {CustomRoutes} from '../custom-routes'

/** Maximum number of objects in one answer. */
const MOST = 1000

const ChangesQuery = Type.Object({
  c_kind: Type.Union(CHANGE_KINDS.map((kind) => Type.Literal(kind))),
  limit: Type.Integer({minimum: 1, maximum: MOST, default: MOST}),
  offset: Type.Integer({minimum: 0, default: 0}),
})

/** When objects of a site last changed, for sitemaps. */
export const changeRoutes: CustomRoutes = (route) => {
  route(
    'GET /shopper-seo/v1/changes',
    {needs: shopper, schema: {querystring: ChangesQuery}},
    ({context: {db, site}}, request) => {
      const {c_kind: kind, limit, offset} = request.query
      const changes = readChanges(db, site, {kind, limit, offset})
      return {
        limit,
        offset,
        data: changes.map(({id, changedAt}) => ({
          id,
          lastModified: new Date(changedAt).toISOString(),
        })),
      }
    },
  )
}
