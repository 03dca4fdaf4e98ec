import {encodePart} from '../../../common/address-part'
import type {CachePolicy} from '../page-cache/cache-policy'
import type {PageAddress} from '../page-cache/page-address'
import type {PurgeRequest} from '../page-cache/page-store'
import {encodeTag} from '../../../common/page-headers'
import {earlyHints} from './early-hints'

/** Content delivery network in front of the hosts. */
export type Cdn = 'none' | 'varnish' | 'fastly' | 'cloudflare'

/** What a network is told about a page. */
export interface EdgePage {
  readonly address: PageAddress
  /** Content of the page, such as `product:BH-1010`. */
  readonly tags: readonly string[]
  readonly policy: CachePolicy
  readonly body: Buffer
}

/** Name and value of headers, alternating, as of a stored page. */
export type EdgeHeaders = (page: EdgePage) => string[]

/** A path that is safe in a list of keys. */
const encodePath = (path: string): string => path.replace(/[\s,]/g, (sign) => encodePart(sign))

/** The key that all pages meant by a purge have in the network; null for everything. */
export function edgeKeyOf(request: PurgeRequest): string | null {
  if ('all' in request) return null
  if ('site' in request) return encodeTag(`site:${request.site}`)
  return 'tag' in request ? encodeTag(request.tag) : `url:${encodePath(request.url)}`
}

const keysOf = ({address: {siteId, pathname}, tags}: EdgePage): string[] =>
  [{url: pathname}, {site: siteId}, ...tags.map((tag) => ({tag}))].flatMap(
    (request) => edgeKeyOf(request) ?? [],
  )

/** The rule of the page cache for a shared cache (RFC 9111, RFC 5861), seconds. */
function controlOf({policy: {freshMs, staleMs, errorMs}}: EdgePage): string {
  const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
  const stale = `stale-while-revalidate=${seconds(staleMs)}`
  return `max-age=${seconds(freshMs)}, ${stale}, stale-if-error=${seconds(Math.max(errorMs, staleMs))}`
}

const surrogate: EdgeHeaders = (page) => [
  'Surrogate-Key',
  keysOf(page).join(' '),
  'Surrogate-Control',
  controlOf(page),
]

function cloudflare(page: EdgePage): string[] {
  const link = earlyHints(page.body.toString())
  return [
    'Cache-Tag',
    keysOf(page).join(','),
    'CDN-Cache-Control',
    controlOf(page),
    ...(link ? ['Link', link] : []),
  ]
}

/** Headers of a shared page for each network, which removes them; without a network there are none. */
export const edgeHeaders: Readonly<Record<Cdn, EdgeHeaders>> = {
  none: () => [],
  varnish: surrogate,
  fastly: surrogate,
  cloudflare,
}
