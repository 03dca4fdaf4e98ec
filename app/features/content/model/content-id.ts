import {pageRoots} from '@common/page-roots'
import {routes} from '@common/routes'

/** Content asset of `/contact-us`, the only address that does not end in the id of its asset. */
const CONTACT_FORM = 'contact-form'

interface ContentParams {
  pageId?: string
  contentPath?: string
  contentId?: string
}

/**
 * Id of the content asset for a URL (rule CONTENT-1): the last segment without `.html`, as in
 * `/customer-service/legal/privacy-policy.html`; `/contact-us` shows the contact form's page.
 */
export function contentIdOf({pageId, contentPath, contentId}: ContentParams): string {
  const path = contentId ?? contentPath ?? pageId ?? CONTACT_FORM
  return (path.split('/').pop() ?? '').replace(/\.html$/, '')
}

const CONTENT_PATH = new RegExp(
  `^/(?:${pageRoots(['support', 'content']).join('|')})/(?<path>.+)$|^${routes.contactUs.patterns[0]}$`,
)

/** Id of the content asset that a link of the content team points to; null for a link to another target. */
export function contentIdOfHref(href: string): string | null {
  const match = CONTENT_PATH.exec(href.split(/[?#]/)[0] ?? '')
  return match && contentIdOf({pageId: match.groups?.path})
}

/**
 * Address of the pages of a folder, with `*` for their id, from the address of its index: `/newsroom/news.html` has
 * `/newsroom/*.html`, others are below `/content/`.
 * @param path address of the index, without site and locale
 */
export function folderBaseOf(path: string): string {
  const folder = /^(\/(?:stokke|ct|newsroom)\/.*?)[^/]+\.html$/.exec(path)?.[1]
  return folder ? `${folder}*.html` : '/content/*'
}
