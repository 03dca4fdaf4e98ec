import type {Request, RequestHandler} from 'express'
import {isApiFault} from '../../../common/fault'
import type {Shop} from '../../../app/shared/lib/shop-context'
import type {ConfiguredOrigin} from '../../../config/configured-origin'
import {callBackend} from '../call-backend'
import {createShop} from '../create-shop'
import {cachedRoute, type Answer} from '../answer-cache'
import {messagesOf} from '../messages'
import type {RouteModule, Storefront} from '../route'
import {fromPath} from '../site-resolver'
import {drawShareImage, imageLibrary} from './draw'
import {proxyPath} from '../../../common/proxy-path'

/** Path of the route; `kind` is the type of the shared page, `id` its id (`home` for the home page). */
export const SHARE_IMAGE_PATH = '/share-image/:site/:locale/:kind(product|category|home)/:id.jpg'

/** Maximum age in seconds. */
const MAX_AGE = 86_400
/** Milliseconds for which an unknown id is not looked up again, and a failed drawing is not retried. */
const UNKNOWN_MS = 300_000
const FAILED_MS = 10_000
/** Width in CSS pixels requested from the picture server: the picture is cut from it. */
const SOURCE_WIDTH = 960
/** Time limit in milliseconds for the source picture. */
const PICTURE_TIMEOUT_MS = 6000

/** Maximum length of an id that a backend accepts. */
const LONGEST_ID = 256

async function readPicture(
  origin: ConfiguredOrigin,
  path: string | undefined,
): Promise<Buffer | null> {
  if (!path) return null
  try {
    const pathname = new URL(path, origin).pathname
    const response = await callBackend(origin, `${pathname}?sw=${SOURCE_WIDTH}&q=90`, {
      timeoutMs: PICTURE_TIMEOUT_MS,
    })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

interface ShareImageOptions {
  /** Site and locale of a request; null when they are unknown. */
  shopOf: (req: Request) => Shop | null
  /** Origin of the pictures, such as `https://…`. */
  staticOrigin: ConfiguredOrigin
  readSubject: Storefront['readShareSubject']
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
      // The image library is not installed: the source picture stands in.
      const source = picture && `${proxyPath('static')}${new URL(picture, origin).pathname}`
      const location = `${source}?sw=1200&sh=630&sm=cut`
      return source ? {status: 302, maxAge: MAX_AGE, location} : {status: 404}
    }
    const brand = messagesOf(shop.locale.id)['common.brand']
    const image = await drawShareImage(sharp, {
      title,
      brand: typeof brand === 'string' ? brand : '',
      picture: await readPicture(origin, picture),
    })
    return {status: 200, maxAge: MAX_AGE, type: 'image/jpeg', body: image}
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return {status: 404}
    console.warn(`No share image of ${kind} ${id}: ${String(error)}`)
    return {status: 502}
  }
}

function lifetimeOf(status: number): number {
  if (status === 404) return UNKNOWN_MS
  return status === 502 ? FAILED_MS : MAX_AGE * 1000
}

/**
 * `GET /share-image/{site}/{locale}/{kind}/{id}.jpg`: the picture that other sites show beside a link to
 * a page (Open Graph, 1200 to 630). Drawn at most once a day and cached; an unknown id is looked up once in five
 * minutes.
 */
export const shareImage = (options: ShareImageOptions): RequestHandler =>
  cachedRoute(
    {
      lifetimeOf,
      maxHits: 500,
      maxBytes: 16 * 2 ** 20,
      maxRunning: 8,
      busy: {status: 503, retryAfter: 5},
    },
    (req) => {
      const {kind = '', id = ''} = req.params
      const shop = options.shopOf(req)
      if (!shop || id.length > LONGEST_ID) return {status: 404}
      const key = [shop.site.id, shop.locale.id, kind, id].join('/')
      return {key, make: () => makeAnswer(options, shop, kind, id)}
    },
  )

export const shareImageRoutes: RouteModule = ({env, shop, storefront}) => [
  {
    method: 'get',
    path: SHARE_IMAGE_PATH,
    rate: {perSecond: 2, burst: 60},
    handler: shareImage({
      staticOrigin: env.STATIC_ORIGIN,
      readSubject: storefront.readShareSubject,
      shopOf: ({params}) => {
        const where = fromPath(`/${params.site}/${params.locale}`)
        return where && createShop(env, where, {origin: shop.origin})
      },
    }),
  },
]
