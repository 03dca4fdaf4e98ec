/** Page that a URL of the shop belongs to. */
export interface UrlMapping {
  readonly resourceType?: 'CATEGORY' | 'PRODUCT' | 'CONTENT_ASSET'
  readonly resourceSubType?: 'STANDARD_CONTENT_ASSET' | 'PAGE_DESIGNER_CONTENT_ASSET'
  readonly resourceId?: string
  /** Status code of a redirect; absent without one. */
  readonly statusCode?: number
  readonly destinationUrl?: string
  readonly copySourceParams?: boolean
  readonly additionalUrlParams?: string
  readonly productCategoryId?: string
  readonly onlineFrom?: string
  readonly onlineTo?: string
}
