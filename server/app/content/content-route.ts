import type {Request, RequestHandler, Response} from 'express'
import {isApiFault} from '../../../common/fault'
import {KeptAnswers} from '../kept-answers'
import {readerOf, type ContentShop} from './content-reader'

/** Maximum age in seconds, in browsers and in the memory of one process. */
const MAX_AGE = 60
/** Styles have their version in the address. */
const STYLES_MAX_AGE = 86_400
const MISSING_MS = 5_000
const FAILED_MS = 1_000
const KEPT = 500
const KEPT_BYTES = 8_000_000
const MAX_RUNNING = 32

interface Answer {
  readonly status: number
  readonly body: string
}

async function makeAnswer(shop: ContentShop, kind: string, id: string): Promise<Answer> {
  try {
    const found = await readerOf(kind)?.(shop, id)
    return {status: 200, body: typeof found === 'string' ? found : JSON.stringify(found)}
  } catch (error) {
    const missing = isApiFault(error) && error.status === 404
    if (!missing) console.warn(`Content ${kind}/${id} could not be read: ${String(error)}`)
    const title = error instanceof Error ? error.message : 'The content could not be read'
    return {status: missing ? 404 : 502, body: JSON.stringify({title})}
  }
}

const lifetimeOf = ({status}: Answer): number => {
  if (status === 200) return MAX_AGE * 1000
  return status === 404 ? MISSING_MS : FAILED_MS
}

function send(res: Response, kind: string, {status, body}: Answer): void {
  const maxAge = kind === 'styles' ? STYLES_MAX_AGE : MAX_AGE
  res
    .set('Cache-Control', status === 200 ? `public, max-age=${maxAge}` : 'no-store')
    .status(status)
    .type(kind === 'styles' && status === 200 ? 'text/css' : 'application/json')
    .send(body)
}

/**
 * `GET /services/content/{pages|products|service|slots|styles}/{id}?site=DEU&locale=de-DE`: sanitised content of the site's library and
 * descriptions of products for pages that a browser opens within the app, and the styles of its editors (`…/styles/{id}.css`).
 * @param shopOf site and locale of a request; null when they are unknown
 */
export function contentRoute(
  shopOf: (req: Request, res: Response) => ContentShop | null,
): RequestHandler {
  const answers = new KeptAnswers<Answer>({
    lifetimeOf,
    isHit: ({status}) => status === 200,
    maxHits: KEPT,
    maxBytes: KEPT_BYTES,
    bytesOf: ({body}) => body.length,
    maxRunning: MAX_RUNNING,
  })
  return (req, res) => {
    const {kind = '', name = ''} = req.params
    const id = kind === 'styles' ? name.replace(/\.css$/, '') : name
    const shop = shopOf(req, res)
    const known = readerOf(kind) !== undefined && id.length > 0 && id.length <= 256
    if (!shop || !known) {
      return send(res, kind, {
        status: 404,
        body: JSON.stringify({title: 'There is no such content'}),
      })
    }
    const key = [shop.site.id, shop.locale.id, kind, id].join('/')
    const answer = answers.obtain(key, () => makeAnswer(shop, kind, id))
    if (answer) return void answer.then((made) => send(res, kind, made))
    send(res, kind, {status: 503, body: JSON.stringify({title: 'Too many requests at a time'})})
  }
}
