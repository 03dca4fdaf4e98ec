import {decodePart, encodePart} from './address-part'
import {relativePaths} from './paths'
import type {RouteParams} from './route-params'
import {pageRoots} from './page-roots'
import {routes} from './routes'

/** Content asset of `/contact-us`, the only address that does not end in the id of its asset. */
export const CONTACT_FORM = 'contact-form'

type ContentParams = Pick<RouteParams, 'pageId' | 'contentPath' | 'contentId'>

/**
 * Id of the content asset for a URL (rule CONTENT-1): the last segment; for customer service without `.html`, as in
 * `/customer-service/legal/privacy-policy.html`; `/contact-us` shows the contact form's page.
 */
export const contentIdOf = ({pageId, contentPath, contentId}: ContentParams): string =>
  contentId ?? contentPath?.at(-1) ?? (pageId?.at(-1) ?? CONTACT_FORM).replace(/\.html$/, '')

const CONTENT_PATH = new RegExp(
  `^/(?:${pageRoots(['support', 'content']).join('|')})/(?<path>.+)$|^${routes.contactUs.patterns[0]}$`,
)

/** Id of the content asset that a link of the content team points to; null for a link to another target. */
export function contentIdOfHref(href: string): string | null {
  const match = CONTENT_PATH.exec(href.split(/[?#]/)[0] ?? '')
  const path = match?.groups?.path?.split('/').map(decodePart)
  if (!match || !path) return match && contentIdOf({})
  return href.startsWith(relativePaths.content('')) ? (path[0] ?? '') : contentIdOf({pageId: path})
}

/**
 * Address of a page of a folder: that of an index `/newsroom/news.html` is `/newsroom/{id}.html`, others are below
 * `/content/`.
 * @param index address of the index, without site and locale
 */
export function folderPagePath(index: string, id: string): string {
  const folder = /^(\/(?:stokke|ct|newsroom)\/.*?)[^/]+\.html$/.exec(index)?.[1]
  return folder ? `${folder}${encodePart(id)}.html` : relativePaths.content(id)
}
