import {FIELD_PATH} from '../../common/field-report'
import {PREVIEW_PATH} from '../../common/preview'
import {SITE_DIRECTORY_PATH} from '../../common/site-directory'

/** Paths that the server answers without rendering; a trailing slash includes every path below. */
const SERVER_PATHS: readonly string[] = [
  '/guarantee-code/',
  '/manifest/',
  '/mobify/',
  '/preview/',
  '/push/',
  '/services/',
  '/session/',
  '/share-image/',
  '/sitemap/',
  '/sitemap.xml',
  '/callback',
  '/favicon.ico',
  '/healthz',
  PREVIEW_PATH,
  '/robots.txt',
  '/worker.js',
  '/worker.js.map',
  FIELD_PATH,
  SITE_DIRECTORY_PATH,
]

/**
 * True for a request that is answered by rendering a page, the not-found page included.
 * @param url path and query
 */
export function isPageRequest(method: string | undefined, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const [pathname = '/'] = url.split('?')
  return !SERVER_PATHS.some((path) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  )
}
