import type {z} from 'zod'
import {readData} from '../data'
import type {Text} from '../languages/languages'
import {editorialSchema} from '../schema'

type EditorialData = z.infer<typeof editorialSchema>

/** An article or a part of one. */
export type Article = EditorialData['articles'][number]
/** A part of a body. */
export type Block = Article['blocks'][number]
export type DesignedPage = EditorialData['designedPages'][number]
/** A component of Page Designer with those in its regions. */
export type Component = DesignedPage['components'][number]

export const {shared, articles, designedPages} = readData('editorial', editorialSchema)

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function blockIn(block: Block, say: (text: Text) => string): string {
  if ('heading' in block) return `<h2>${say(block.heading)}</h2>`
  if ('text' in block) return `<p>${say(block.text)}</p>`
  if ('quote' in block) return `<blockquote>${say(block.quote)}</blockquote>`
  if ('image' in block) {
    const spots = block.spots.map(
      ({x, y, productId, label}) =>
        `<a data-x="${x}" data-y="${y}" data-product-id="${productId}">${say(label)}</a>`,
    )
    const alt = attribute(say(block.alt))
    return `<div data-widget="hotspot" data-image="${block.image}" data-alt="${alt}">${spots.join('')}</div>`
  }
  const title: Record<string, string> = block.title ? {title: say(block.title)} : {}
  const options = Object.entries({...block.options, ...title})
    .map(([name, value]) => ` data-${name}="${attribute(value)}"`)
    .join('')
  return `<div data-widget="${block.widget}"${options}></div>`
}

/** The markup of blocks in the language that `say` takes. */
export const bodyOf = (blocks: readonly Block[], say: (text: Text) => string): string =>
  blocks.map((block) => blockIn(block, say)).join('\n')
