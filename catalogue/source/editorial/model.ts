import type {Text} from '../model'

/** A labelled point of a picture; coordinates in percent. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly productId: string
  readonly label: Text
}

/** A part of a body. */
export type Block =
  | {readonly heading: Text}
  | {readonly text: Text}
  | {readonly quote: Text}
  | {
      readonly widget: string
      readonly options: Readonly<Record<string, string>>
      readonly title?: Text
    }
  | {readonly image: string; readonly alt: Text; readonly spots: readonly Spot[]}

/** An article or a part of one. */
export interface Article {
  readonly id: string
  readonly title: Text
  readonly description: Text
  /** Day of an article; one without is part of others. */
  readonly date?: string
  readonly picture?: {readonly image: string; readonly alt: Text}
  readonly blocks: readonly Block[]
}

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
