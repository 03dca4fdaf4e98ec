/** Content asset as OCAPI Shop gives it; markup and data are custom attributes. */
export interface ContentAssetDocument {
  id: string
  name?: string
  description?: string
  page_title?: string
  page_description?: string
  c_body?: string
  /** JSON. */
  c_data?: string
}

/** Answer of a read of several assets; unknown and offline ones are left out. */
export interface ContentResultDocument {
  data?: ContentAssetDocument[]
}

/** What a content page shows. */
export interface ContentPage {
  id: string
  title: string
  /** HTML as the content team wrote it. */
  body: string
  metaTitle: string | null
  metaDescription: string | null
}

/** Reads an asset as a page. @throws Error when the asset has no body (spec 8) */
export function contentPageOf(asset: ContentAssetDocument): ContentPage {
  if (!asset.c_body) throw new Error(`Content asset ${asset.id} has no body.`)
  return {
    id: asset.id,
    title: asset.name ?? asset.id,
    body: asset.c_body,
    metaTitle: asset.page_title ?? null,
    metaDescription: asset.page_description ?? null,
  }
}

/** The structured data of an asset. @throws Error when there is none or it is no JSON */
export function contentDataOf(asset: ContentAssetDocument): unknown {
  if (!asset.c_data) throw new Error(`Content asset ${asset.id} has no data.`)
  return JSON.parse(asset.c_data)
}
