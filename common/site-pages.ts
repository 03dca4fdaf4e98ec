/** Kinds of pages that search engines list; each has sitemaps of its own. */
export const sitePageKinds = ['products', 'categories', 'content', 'stores'] as const
export type SitePageKind = (typeof sitePageKinds)[number]

/** A page of one site that search engines list. */
export interface SitePage {
  /** Path below site and locale. Pages of several sites and locales with the same path are alternates. */
  readonly path: string
  /** Path of its picture on the static host. */
  readonly image?: string
  /** ISO time of the last change, where the backend has one. */
  readonly lastChange?: string
}

/** All pages of one site. */
export type SitePages = Readonly<Record<SitePageKind, readonly SitePage[]>>
