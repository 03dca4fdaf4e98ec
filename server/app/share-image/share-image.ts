import type {Request, RequestHandler, Response} from 'express'
import {isApiFault} from '../../../common/fault'
import {callOrigin} from '../../../common/outgoing'
import type {Shop} from '../../../app/shared/lib/shop-context'
import type {ConfiguredOrigin} from '../../../config/variables'
import {KeptAnswers} from '../kept-answers'
import {messagesOf} from '../messages'
import {drawShareImage, imageLibrary} from './draw'
import {proxyPath} from '../../../common/proxy-path'

/** Path of the route; `kind` is the type of the shared page, `id` its id (`home` for the home page). */
export const SHARE_IMAGE_PATH = '/share-image/:site/:locale/:kind(product|category|home)/:id.jpg'

/** Maximum age in seconds. */
const MAX_AGE = 86_400
/** Maximum number of cached pictures in one process, and their maximum size in bytes. */
const KEPT = 500
const KEPT_BYTES = 16 * 2 ** 20
/** Milliseconds for which an unknown id is not looked up again, and a failed drawing is not retried. */
const UNKNOWN_MS = 300_000
const FAILED_MS = 10_000
/** Maximum number of pictures that a process draws at the same time. */
const MAX_DRAWINGS = 8
/** Seconds after which a request refused at the maximum may be repeated. */
const RETRY_AFTER = 5
/** Width in CSS pixels requested from the picture server: the picture is cut from it. */
const SOURCE_WIDTH = 960
/** Time limit in milliseconds for the source picture. */
const PICTURE_TIMEOUT_MS = 6000

/** Maximum length of an id that a backend accepts. */
const LONGEST_ID = 256

/** Content of a share image: a name and the path of a picture on the static host. */
export interface ShareSubject {
  title: string
  picture: string | undefined
}

/**
 * Reads the content of a share image.
 * @param kind `product`, `category` or `home`
 * @param id id of that kind
 * @throws ApiFault with status 404 for an unknown id
 */
export type ReadShareSubject = (shop: Shop, kind: string, id: string) => Promise<ShareSubject>

async function readPicture(
  origin: ConfiguredOrigin,
  path: string | undefined,
): Promise<Buffer | null> {
  if (!path) return null
  try {
    const pathname = new URL(path, origin).pathname
    const response = await callOrigin(origin, `${pathname}?sw=${SOURCE_WIDTH}&q=90`, {
      timeoutMs: PICTURE_TIMEOUT_MS,
    })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

type Answer =
  | {status: 200; image: Buffer}
  /** The image library is not installed: redirects to the source picture. */
  | {status: 302; picture: string}
  | {status: 404 | 502}

export interface ShareImageOptions {
  /** Site and locale of a request; null when they are unknown. */
  shopOf: (req: Request, res: Response) => Shop | null
  /** Origin of the pictures, such as `https://…`. */
  staticOrigin: ConfiguredOrigin
  readSubject: ReadShareSubject
}

async function makeAnswer(
  {readSubject, staticOrigin: origin}: ShareImageOptions,
  shop: Shop,
  kind: string,
  id: string,
): Promise<Answer> {
  try {
    const {title, picture} = await readSubject(shop, kind, id)
    const sharp = imageLibrary()
    if (!sharp) {
      return picture ? {status: 302, picture: new URL(picture, origin).pathname} : {status: 404}
    }
    const brand = messagesOf(shop.locale.id)['common.brand']
    const image = await drawShareImage(sharp, {
      title,
      brand: typeof brand === 'string' ? brand : '',
      picture: await readPicture(origin, picture),
    })
    return {status: 200, image}
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return {status: 404}
    console.warn(`No share image of ${kind} ${id}: ${String(error)}`)
    return {status: 502}
  }
}

const lifetimeOf = ({status}: Answer): number => {
  if (status === 404) return UNKNOWN_MS
  return status === 502 ? FAILED_MS : MAX_AGE * 1000
}

function send(res: Response, answer: Answer): void {
  if (answer.status === 200) {
    res.set('Cache-Control', `public, max-age=${MAX_AGE}`).type('image/jpeg').send(answer.image)
  } else if (answer.status === 302) {
    res
      .set('Cache-Control', `public, max-age=${MAX_AGE}`)
      .redirect(302, `${proxyPath('static')}${answer.picture}?sw=1200&sh=630&sm=cut`)
  } else {
    res.set('Cache-Control', 'no-store').status(answer.status).end()
  }
}

/**
 * `GET /share-image/{site}/{locale}/{kind}/{id}.jpg`: the picture that other sites show beside a link to
 * a page (Open Graph, 1200 to 630). Drawn at most once a day and cached; an unknown id is looked up once in five
 * minutes.
 */
export function shareImage(options: ShareImageOptions): RequestHandler {
  const answers = new KeptAnswers<Answer>({
    lifetimeOf,
    isHit: ({status}) => status === 200 || status === 302,
    maxHits: KEPT,
    maxBytes: KEPT_BYTES,
    bytesOf: (answer) => (answer.status === 200 ? answer.image.length : 0),
    maxRunning: MAX_DRAWINGS,
  })

  return (req, res) => {
    const {kind = '', id = ''} = req.params
    const shop = options.shopOf(req, res)
    if (!shop || id.length > LONGEST_ID) return send(res, {status: 404})
    const key = [shop.site.id, shop.locale.id, kind, id].join('/')
    const answer = answers.obtain(key, () => makeAnswer(options, shop, kind, id))
    if (answer) return void answer.then((made) => send(res, made))
    res
      .set({'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER)})
      .status(503)
      .end()
  }
}
