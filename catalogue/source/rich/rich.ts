import {richFurniture} from './furniture'
import type {RichContent} from './rich-content'
import {richStrollers} from './strollers'

/** By product. */
export const richContents: Readonly<Record<string, RichContent>> = {
  ...richStrollers,
  ...richFurniture,
}

/** What the page of a product shows beyond the common attributes; nothing for most. */
export const richContentOf = (productId: string): RichContent => richContents[productId] ?? {}
