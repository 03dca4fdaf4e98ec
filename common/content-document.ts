import type {ContentBody} from './content-body'

/** Content asset or folder as OCAPI Shop returns it, without its markup. */
export interface AssetDocument {
  readonly id: string
  readonly name?: string
  readonly description?: string
  readonly page_title?: string
  readonly page_description?: string
  /** Data as JSON. */
  readonly c_data?: string
}

/** An asset in the index page of its folder. */
export interface FolderItem {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly image: string | null
  /** Day of an article, `2026-03-01`. */
  readonly date: string | null
}

/** Value that an editor entered for a component; markup is sanitised. */
export type ComponentValue =
  | string
  | number
  | boolean
  | null
  | {readonly body: ContentBody}
  | {readonly [name: string]: ComponentValue}
  | readonly ComponentValue[]

export interface DesignedRegion {
  readonly id: string
  readonly components: readonly DesignedComponent[]
}

export interface DesignedComponent {
  readonly id: string
  readonly typeId: string
  readonly data: Readonly<Record<string, ComponentValue>>
  readonly regions: readonly DesignedRegion[]
}

/** A page of Page Designer with its components. */
export interface DesignedPageDocument {
  readonly id: string
  readonly typeId: string
  readonly name: string
  readonly description: string | null
  readonly pageTitle: string | null
  readonly pageDescription: string | null
  readonly regions: readonly DesignedRegion[]
}

/** Answer of `GET /services/content/pages/{id}`. */
export type ContentDocument =
  | {readonly kind: 'asset'; readonly document: AssetDocument; readonly body: ContentBody | null}
  | {
      readonly kind: 'folder'
      readonly document: AssetDocument
      readonly items: readonly FolderItem[]
    }
  | {readonly kind: 'designed'; readonly page: DesignedPageDocument}
