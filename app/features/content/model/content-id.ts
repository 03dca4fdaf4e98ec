/** Pages whose address does not end in the id of their content asset. */
const ASSET_OF_PATH: Readonly<Record<string, string>> = {'contact-form': 'contact'}

interface ContentParams {
  pageId?: string
  contentPath?: string
  contentId?: string
}

/**
 * Content asset behind an address (spec 2 "Routes"): the last segment without `.html`, as in
 * `/customer-service/legal/privacy-policy.html`; `/contact-us` shows the contact form's page.
 */
export function contentIdOf({pageId, contentPath, contentId}: ContentParams): string {
  const path = contentId ?? contentPath ?? pageId ?? 'contact-form'
  const name = (path.split('/').pop() ?? '').replace(/\.html$/, '')
  return ASSET_OF_PATH[name] ?? name
}

const CONTENT_PATH =
  /^\/(?:support|customer-service|content|stokke|ct|newsroom)\/(?<path>.+)$|^\/contact-us$/

/** Content asset that a link of the content team leads to; null for a link to something else. */
export function contentIdOfHref(href: string): string | null {
  const match = CONTENT_PATH.exec(href.split(/[?#]/)[0] ?? '')
  return match && contentIdOf({pageId: match.groups?.path})
}
