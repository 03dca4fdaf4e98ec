import {z} from 'zod'
import {encodePart} from '../../../common/address-part'
import {escapeReserved} from '../../../common/api-id'
import {isApiFault} from '../../../common/fault'
import {ShopperProducts} from '../../../app/generated/commerce/shopper-products'
import {ShopperSEO} from '../../../app/generated/commerce/shopper-seo'
import type {Shop} from '../../../app/shared/lib/shop-context'
import {within} from '../../../app/shared/lib/within'
import {AnswerCache} from '../answer-cache'
import type {ArchiveRedirect} from './redirect-target'

const CACHED_MS = 60_000
const FAILED_MS = 5_000
const MAX_CACHED = 2_000
const MAX_BYTES = 1_000_000
/** Maximum number of look-ups at the same time by one process. */
const MAX_RUNNING = 16
/** Maximum length of an encoded path: Shopper SEO refuses longer addresses. */
const MAX_PATH = 1_500

const mappingSchema = z.object({
  statusCode: z.union([z.literal(301), z.literal(302), z.literal(307)]).optional(),
  resourceType: z.string().optional(),
  resourceId: z.string().optional(),
  destinationUrl: z.string().optional(),
  copySourceParams: z.boolean().optional(),
  additionalUrlParams: z.string().optional(),
})

interface LookedUp {
  redirect: ArchiveRedirect | null
  failed?: true
}

/** Reads the redirect of a path; null when there is none. Never rejects: a failed read is null and is logged. */
export type ReadRedirect = (shop: Shop, path: string) => Promise<ArchiveRedirect | null>

/** Reads the page of an object by its id, in the words of Shopper SEO. */
const READERS: Readonly<Record<string, (api: Shop['api'], id: string) => Promise<unknown>>> = {
  PRODUCT: ({clients}, id) =>
    clients
      .of(ShopperProducts)
      .getProduct({parameters: {id: escapeReserved(id), expand: ['none'], select: '(id)'}}),
  CATEGORY: ({clients}, id) =>
    clients.of(ShopperProducts).getCategory({parameters: {id: escapeReserved(id), levels: 0}}),
  CONTENT_ASSET: ({ocapi}, id) => ocapi(`/content/${encodePart(id)}`, {query: {select: '(id)'}}),
}

/** False for a redirect to an object that the site does not have; true while that is not known. */
async function isThere(api: Shop['api'], {resourceType = '', resourceId}: ArchiveRedirect) {
  try {
    if (resourceId) await READERS[resourceType]?.(api, resourceId)
  } catch (error) {
    return !(isApiFault(error) && error.status === 404)
  }
  return true
}

async function lookUp({api}: Shop, path: string, timeoutMs: number): Promise<LookedUp> {
  try {
    const answer = await within(
      timeoutMs,
      () => api.clients.of(ShopperSEO).getUrlMapping({parameters: {urlSegment: path}}),
      undefined,
    )
    const {statusCode, ...mapping} = mappingSchema.parse(answer)
    const redirect = statusCode === undefined ? null : {statusCode, ...mapping}
    return {redirect: redirect && (await isThere(api, redirect)) ? redirect : null}
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return {redirect: null}
    console.warn(`Redirects could not be read: ${error instanceof Error ? error.name : 'unknown'}`)
    return {redirect: null, failed: true}
  }
}

/**
 * Reader of redirects (SCAPI Shopper SEO `getUrlMapping`). It keeps answers for a minute, so that repeated requests
 * for unknown addresses reach no backend.
 */
export function redirectReader(timeoutMs: number): ReadRedirect {
  const answers = new AnswerCache<LookedUp>({
    lifetimeOf: ({failed}) => (failed ? FAILED_MS : CACHED_MS),
    isHit: ({redirect}) => redirect !== null,
    maxHits: MAX_CACHED,
    maxBytes: MAX_BYTES,
    bytesOf: (answer) => JSON.stringify(answer).length,
    maxRunning: MAX_RUNNING,
  })
  return async (shop, path) => {
    if (path === '' || encodePart(path).length > MAX_PATH) return null
    const key = JSON.stringify([shop.site.id, shop.locale.id, path])
    const answer = await answers.obtain(key, () => lookUp(shop, path, timeoutMs))
    return answer?.redirect ?? null
  }
}
