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

/** The data of a content page. */
export interface ContentPage {
  id: string
  title: string
  /** HTML from the content team; null when there is none (rule CONTENT-5). */
  body: string | null
  picture: ContentPicture | null
  /** Complete document title, including the brand. */
  metaTitle: string | null
  metaDescription: string | null
}

/** Parses the structured data of an asset. @throws Error when there is none or it is not valid JSON */
export function contentDataOf(asset: ContentAssetDocument): unknown {
  if (!asset.c_data) throw new Error(`Content asset ${asset.id} has no data.`)
  return JSON.parse(asset.c_data)
}

/** The picture of a page: `{image, imageAlt}` in its data, if there is one. */
function pictureOf(asset: ContentAssetDocument): ContentPicture | null {
  if (!asset.c_data) return null
  const {image, imageAlt} = contentDataOf(asset) as {image?: unknown; imageAlt?: unknown}
  if (typeof image !== 'string') return null
  return {src: image, alt: typeof imageAlt === 'string' ? imageAlt : ''}
}

/** Ids of assets shown in the header, footer, home and category pages (`docs/guides/content.md`). */
const PART_ID = /^(pwa_.*|home|banner-.*)$/
/** The fields that a page's data may have; an asset with other data and no body is part of a page. */
const PAGE_DATA = new Set(['image', 'imageAlt'])

/** Whether an asset is part of pages, such as the footer, a banner or a teaser, and not a page itself. */
export function isPartOfPages(asset: ContentAssetDocument): boolean {
  if (PART_ID.test(asset.id)) return true
  if (asset.c_body?.trim() || !asset.c_data) return false
  return Object.keys(contentDataOf(asset) ?? {}).some((name) => !PAGE_DATA.has(name))
}

/** Converts an asset to a page. */
export function contentPageOf(asset: ContentAssetDocument): ContentPage {
  return {
    id: asset.id,
    title: asset.name ?? asset.id,
    body: asset.c_body?.trim() || null,
    picture: pictureOf(asset),
    metaTitle: asset.page_title ?? null,
    metaDescription: asset.page_description ?? asset.description ?? null,
  }
}
