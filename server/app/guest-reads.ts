import type {RequestHandler} from 'express'
import {GUEST_READS_PATH, isPublicRead} from '../../common/guest-reads'
import type {Environment} from '../../config/environment'
import {sites} from '../../config/sites/registry'
import {callBackend} from './call-backend'
import {isForeign} from './foreign-request'
import {sharedGuestToken} from './guest-token'
import type {RouteModule} from './route'

/** Maximum age in seconds: prices and stock of a read are as old as those of a page that was just rendered. */
const MAX_AGE = 60

const siteIds: ReadonlySet<string> = new Set(sites.map(({id}) => id))

/**
 * Reads of the catalogue for visitors without a session, as the guest that renders pages: no session begins because a
 * component shows a product. 403 for pages of others, 404 for anything that is not public. The answer is the same for
 * all, so caches may share it.
 */
function guestReads(env: Environment): RequestHandler {
  return async (req, res) => {
    if (isForeign(req)) return void res.status(403).end()
    const path = req.originalUrl.slice(GUEST_READS_PATH.length)
    const siteId = new URLSearchParams(path.split('?')[1]).get('siteId') ?? ''
    if (!siteIds.has(siteId) || !isPublicRead(path)) return void res.status(404).end()
    res.set('Cache-Control', 'no-store')
    try {
      const answer = await callBackend(env.COMMERCE_API_ORIGIN, path, {
        headers: {Accept: 'application/json', 'x-dw-client-id': env.COMMERCE_CLIENT_ID},
        token: (refresh) => sharedGuestToken(env, siteId, refresh),
        timeoutMs: env.BACKEND_TIMEOUT_MS,
      })
      const body = Buffer.from(await answer.arrayBuffer())
      const maintained = answer.headers.get('sfdc_maintenance')
      if (maintained) res.set('sfdc_maintenance', maintained)
      else if (answer.ok) res.set('Cache-Control', `public, max-age=${MAX_AGE}`)
      res
        .status(answer.status === 401 ? 502 : answer.status)
        .type(answer.headers.get('content-type') ?? 'json')
        .send(body)
    } catch {
      res.status(502).json({title: 'The backend did not answer', detail: ''})
    }
  }
}

export const guestReadRoutes: RouteModule = ({env}) => [
  {
    method: 'get',
    path: `${GUEST_READS_PATH}/*`,
    rate: {perSecond: 10, burst: 300},
    handler: guestReads(env),
  },
]
