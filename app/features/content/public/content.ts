import {plainText} from '@common/plain-text'
import type {ContentBody} from '@common/content-body'
import type {ContentDocument, DesignedPageDocument, FolderItem} from '@common/content-document'
import type {Shop} from '@app/shared/lib/shop-context'

/** Content asset as returned by OCAPI Shop; markup and data are custom attributes. */
export interface ContentAssetDocument {
  id: string
  name?: string
  description?: string
  page_title?: string
  page_description?: string
  c_body?: string
  /** Data as JSON. */
  c_data?: string
}

/** Response to a request for several assets; unknown and offline assets are left out. */
export interface ContentResultDocument {
  data?: ContentAssetDocument[]
}

export interface ContentPicture {
  /** Name of a picture in the content library. */
  src: string
  alt: string
}

interface PageTexts {
  id: string
  title: string
  /** Complete document title, including the brand. */
  metaTitle: string | null
  metaDescription: string | null
}

/** The data of a content page. */
export interface AssetPage extends PageTexts {
  kind: 'asset'
  /** Markup of the content team; null when there is none (rule CONTENT-5). */
  body: ContentBody | null
  picture: ContentPicture | null
  /** Day of an article, `2026-03-01`. */
  date: string | null
}

/** Index page of a folder, such as the newsroom. */
export interface FolderPage extends PageTexts {
  kind: 'folder'
  text: string
  items: readonly FolderItem[]
}

/** A page of Page Designer. */
export interface DesignedPage extends PageTexts {
  kind: 'designed'
  page: DesignedPageDocument
}

export type ContentPage = AssetPage | FolderPage | DesignedPage

/** Parses the structured data of an asset. @throws Error when there is none or it is not valid JSON */
export function contentDataOf(asset: ContentAssetDocument): unknown {
  if (!asset.c_data) throw new Error(`Content asset ${asset.id} has no data.`)
  return JSON.parse(asset.c_data)
}

/** The picture of a page, `{image, imageAlt}` in its data, and its day, if there are any. */
function pageData(asset: ContentAssetDocument): Pick<AssetPage, 'picture' | 'date'> {
  if (!asset.c_data) return {picture: null, date: null}
  const {image, imageAlt, date} = contentDataOf(asset) as Record<string, unknown>
  const alt = typeof imageAlt === 'string' ? imageAlt : ''
  return {
    picture: typeof image === 'string' ? {src: image, alt} : null,
    date: typeof date === 'string' ? date : null,
  }
}

/** Ids of assets shown in the header, footer, home and category pages (`docs/guides/content.md`). */
const PART_ID = /^(pwa_.*|home|banner-.*)$/
/** The fields that a page's data may have; an asset with other data and no body is part of a page. */
const PAGE_DATA = new Set(['image', 'imageAlt', 'date'])

/** Whether an asset is part of pages, such as the footer, a banner or a teaser, and not a page itself. */
export function isPartOfPages(asset: ContentAssetDocument, hasBody: boolean): boolean {
  if (PART_ID.test(asset.id)) return true
  if (hasBody || !asset.c_data) return false
  return Object.keys(contentDataOf(asset) ?? {}).some((name) => !PAGE_DATA.has(name))
}

/** Converts content to a page; null for content that is part of pages. */
export function contentPageOf(content: ContentDocument): ContentPage | null {
  if (content.kind === 'designed') {
    const {page} = content
    return {
      kind: 'designed',
      id: page.id,
      title: page.name,
      metaTitle: page.pageTitle,
      metaDescription: page.pageDescription ?? page.description,
      page,
    }
  }
  const {document} = content
  const texts = {
    id: document.id,
    title: plainText(document.name) || document.id,
    metaTitle: plainText(document.page_title) || null,
    metaDescription: plainText(document.page_description ?? document.description) || null,
  }
  if (content.kind === 'folder') {
    return {kind: 'folder', ...texts, text: plainText(document.description), items: content.items}
  }
  if (isPartOfPages(document, content.body !== null)) return null
  return {kind: 'asset', ...texts, body: content.body, ...pageData(document)}
}

/**
 * Path on the static host of a picture whose path is relative to the content library, such as
 * `content/home-hero.jpg`, or to the site's folder (rule SITE-12). Absolute URLs and root-relative paths are returned unchanged.
 */
export function contentImage(
  {commerce, site}: Pick<Shop, 'commerce' | 'site'>,
  image: string,
): string {
  if (/^(https?:)?\//.test(image)) return image
  const base = site.pictures?.base
  if (base) return `${base.replace(/\/$/, '')}/${image}`
  const instance = commerce.organizationId.replace(/^f_ecom_/, '').toUpperCase()
  const library = `Sites-${site.contentLibrary}`
  return `/dw/image/v2/${instance}/on/demandware.static/-/${library}/default/dw00000000/images/${image}`
}

/** Message of a page whose content the server could not read, in English; the page says it in its language (rule CONTENT-5). */
export const CONTENT_FAILED = 'Hmmm! Something went wrong. Please try again.'
