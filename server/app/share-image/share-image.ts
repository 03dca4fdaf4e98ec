import type {Request, RequestHandler, Response} from 'express'
import {bannerQuery} from '../../../app/features/catalog/api/get-banner'
import {categoryQuery} from '../../../app/features/catalog/api/get-category'
import {listingQuery} from '../../../app/features/catalog/api/get-listing'
import {parseListingRequest} from '../../../app/features/catalog/model/listing-request'
import {homeQuery} from '../../../app/features/home/api/get-home'
import {contentImage} from '../../../app/features/content/model/content-image'
import {productQuery} from '../../../app/features/product/api/get-product'
import {picturesOf} from '../../../app/features/product/model/product'
import {isApiFault} from '../../../app/shared/api/fault'
import type {Shop} from '../../../app/shared/lib/shop-context'
import {KeptAnswers} from '../kept-answers'
import {messagesOf} from '../messages'
import {drawShareImage, imageLibrary} from './draw'
import {proxyPath} from '../../../app/shared/lib/proxy-path'

/** Path of the route; `kind` is what is shared, `id` its id (`home` for the home page). */
export const SHARE_IMAGE_PATH = '/share-image/:site/:locale/:kind(product|category|home)/:id.jpg'

/** Seconds. */
const MAX_AGE = 86_400
/** Pictures that a process keeps, and their bytes. */
const KEPT = 500
const KEPT_BYTES = 16 * 2 ** 20
/** Milliseconds for which an unknown thing is not looked up again, and a failed drawing not tried again. */
const UNKNOWN_MS = 300_000
const FAILED_MS = 10_000
/** Pictures that a process draws at a time. */
const MAX_DRAWINGS = 8
/** Seconds after which a request that found no place may come again. */
const RETRY_AFTER = 5
/** CSS pixels asked of the picture server: the picture is cut from it. */
const SOURCE_WIDTH = 960
/** Milliseconds for the source picture. */
const PICTURE_TIMEOUT_MS = 6000

/** What is drawn: a name and the path of a picture on the static host. */
interface Subject {
  title: string
  picture: string | undefined
}

/** Emotional pictures show more than the product alone. */
const bestPicture = (paths: readonly string[]): string | undefined =>
  paths.find((path) => path.includes('emotional')) ?? paths[0]

/** A category that the content team gave no picture is shown by its first product, if one is found. */
async function firstProduct(shop: Shop, categoryId: string): Promise<string | undefined> {
  const query = listingQuery(shop, parseListingRequest(new URLSearchParams('limit=1'), categoryId))
  const listing = await query.queryFn().catch(() => null)
  if (!listing) return undefined
  const {tiles, imageFolder} = query.select(listing)
  const [tile] = tiles
  const image = tile?.colors?.[tile.color ?? 0]?.image ?? tile?.image
  return image === undefined ? undefined : imageFolder + image
}

async function subjectOf(shop: Shop, kind: string, id: string): Promise<Subject> {
  if (kind === 'product') {
    const product = await productQuery(shop, id).queryFn()
    return {title: product.name, picture: bestPicture(picturesOf(product, undefined))}
  }
  if (kind === 'category') {
    const [category, banner] = await Promise.all([
      categoryQuery(shop, id).queryFn(),
      bannerQuery(shop, id).queryFn(),
    ])
    const picture = banner?.image
      ? contentImage(shop, banner.image)
      : await firstProduct(shop, category.id)
    return {title: category.name, picture}
  }
  const {hero} = await homeQuery(shop).queryFn()
  return {title: hero?.title ?? '', picture: hero?.image && contentImage(shop, hero.image)}
}

async function readPicture(origin: string, path: string | undefined): Promise<Buffer | null> {
  if (!path) return null
  try {
    const pathname = new URL(path, origin).pathname
    const response = await fetch(`${origin}${pathname}?sw=${SOURCE_WIDTH}&q=90`, {
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
    })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

type Answer =
  | {status: 200; image: Buffer}
  /** No image library here: the plain picture does. */
  | {status: 302; picture: string}
  | {status: 404 | 502}

export interface ShareImageOptions {
  /** The shop of a request's site and locale; null when there is none. */
  shopOf: (req: Request, res: Response) => Shop | null
  /** Where pictures are, such as `https://…`. */
  staticOrigin: string
}

async function makeAnswer(shop: Shop, kind: string, id: string, origin: string): Promise<Answer> {
  try {
    const {title, picture} = await subjectOf(shop, kind, id)
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
 * a page (Open Graph, 1200 to 630). Drawn once a day at most and kept; an unknown thing is looked up once in five
 * minutes.
 */
export function shareImage({shopOf, staticOrigin}: ShareImageOptions): RequestHandler {
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
    const shop = shopOf(req, res)
    if (!shop || !/^[\w.-]{1,100}$/.test(id)) return send(res, {status: 404})
    const key = [shop.site.id, shop.locale.id, kind, id].join('/')
    const answer = answers.obtain(key, () => makeAnswer(shop, kind, id, staticOrigin))
    if (answer) return void answer.then((made) => send(res, made))
    res
      .set({'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER)})
      .status(503)
      .end()
  }
}
