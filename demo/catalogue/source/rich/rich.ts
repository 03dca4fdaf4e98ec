import type {z} from 'zod'
import {readData} from '../data'
import {richContentSchema} from '../schema'

type RichContents = z.infer<typeof richContentSchema>

/** What a product page shows beyond the common attributes. */
export type RichContent = RichContents[string]
export type EngravingSource = NonNullable<RichContent['engraving']>

/** By product. */
export const richContents: Readonly<RichContents> = readData('rich-content', richContentSchema)

/** What the page of a product shows beyond the common attributes; nothing for most. */
export const richContentOf = (productId: string): RichContent => richContents[productId] ?? {}
