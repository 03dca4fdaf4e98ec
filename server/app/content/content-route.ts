import {CONTENT_PATH} from '../../../common/content-body'
import {isApiFault} from '../../../common/fault'
import {createShop} from '../create-shop'
import {jsonAnswer, cachedRoute, type Answer} from '../answer-cache'
import type {RouteModule} from '../route'
import {exactlyFromQuery} from '../site-resolver'
import {readerOf, type ContentShop} from './content-reader'
import {contentShopOf} from './server-content'

/** Maximum age in seconds, in browsers and in the memory of one process. */
const MAX_AGE = 60
/** Styles have their version in the address. */
const STYLES_MAX_AGE = 86_400
const MISSING_MS = 5_000
const FAILED_MS = 1_000

async function makeAnswer(shop: ContentShop, kind: string, id: string): Promise<Answer> {
  try {
    const found = await readerOf(kind)?.(shop, id)
    return kind === 'styles'
      ? {status: 200, maxAge: STYLES_MAX_AGE, type: 'text/css', body: String(found)}
      : jsonAnswer(200, found, {maxAge: MAX_AGE})
  } catch (error) {
    const missing = isApiFault(error) && error.status === 404
    if (!missing) console.warn(`Content ${kind}/${id} could not be read: ${String(error)}`)
    const title = error instanceof Error ? error.message : 'The content could not be read'
    return jsonAnswer(missing ? 404 : 502, {title})
  }
}

function lifetimeOf(status: number): number {
  if (status === 200) return MAX_AGE * 1000
  return status === 404 ? MISSING_MS : FAILED_MS
}

/**
 * `GET /services/content/{pages|products|service|slots|styles}/{id}?site=DEU&locale=de-DE`: sanitised content of the site's library and
 * descriptions of products for pages that a browser opens within the app, and the styles of its editors (`…/styles/{id}.css`).
 */
export const contentRoutes: RouteModule = ({env, shop: {origin}}) => [
  {
    method: 'get',
    path: `${CONTENT_PATH}/:kind/:name`,
    rate: {perSecond: 10, burst: 300},
    handler: cachedRoute(
      {
        lifetimeOf,
        maxHits: 500,
        maxBytes: 8_000_000,
        maxRunning: 32,
        busy: jsonAnswer(503, {title: 'Too many requests at a time'}),
      },
      ({params: {kind = '', name = ''}, query}) => {
        const id = kind === 'styles' ? name.replace(/\.css$/, '') : name
        const where = exactlyFromQuery(query)
        const known = readerOf(kind) !== undefined && id.length > 0 && id.length <= 256
        if (!where || !known) return jsonAnswer(404, {title: 'There is no such content'})
        const shop = contentShopOf(env, createShop(env, where, {origin}))
        const key = [where.site.id, where.locale.id, kind, id].join('/')
        return {key, make: () => makeAnswer(shop, kind, id)}
      },
    ),
  },
]
