import {plainText} from '@common/plain-text'

/** A hotspot on the first picture; its position is in percent of the picture (rule PROD-9). */
export interface Hotspot {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly text: string
  /** Id of the product that the hotspot describes. */
  readonly productId?: string
  /** Site-relative address of its link, when it is not a product. */
  readonly href?: string
}

export interface Film {
  readonly src: string
  readonly label: string
  readonly poster?: string
}

export interface Download {
  readonly href: string
  readonly label: string
  /** Size in kilobytes; missing when unknown. */
  readonly size?: number
}

export interface Question {
  readonly question: string
  readonly answer: string
}

type Fields = Readonly<Record<string, unknown>>

/** Entries of a JSON list in a custom attribute; none for invalid text. */
export function entriesOf(value: unknown): Fields[] {
  if (typeof value !== 'string' || value === '') return []
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list)
      ? list.filter((entry): entry is Fields => typeof entry === 'object' && entry !== null)
      : []
  } catch {
    return []
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100

/** Hotspots from `c_hotspots`; those outside of the picture or without content are left out. */
export function hotspotsOf(value: unknown): Hotspot[] {
  return entriesOf(value).flatMap(({x, y, label, text, product, href}) => {
    if (!isPercent(x) || !isPercent(y) || !plainText(label)) return []
    const productId = textOf(product)
    const address = textOf(href)
    return [
      {
        x,
        y,
        label: plainText(label),
        text: plainText(text),
        ...(productId && {productId}),
        ...(!productId && address.startsWith('/') && {href: address}),
      },
    ]
  })
}

/** Films from `c_videos`, as paths on the static host. */
export function filmsOf(value: unknown, pathOf: (link: string) => string): Film[] {
  return entriesOf(value).flatMap(({src, label, poster}) =>
    textOf(src)
      ? [
          {
            src: pathOf(textOf(src)),
            label: plainText(label),
            ...(textOf(poster) && {poster: pathOf(textOf(poster))}),
          },
        ]
      : [],
  )
}

/** Downloads from `c_downloads`, as paths on the static host. */
export function downloadsOf(value: unknown, pathOf: (link: string) => string): Download[] {
  return entriesOf(value).flatMap(({href, label, size}) =>
    textOf(href) && plainText(label)
      ? [
          {
            href: pathOf(textOf(href)),
            label: plainText(label),
            ...(typeof size === 'number' && size > 0 && {size}),
          },
        ]
      : [],
  )
}

/** Questions and answers from `c_faq`. */
export function questionsOf(value: unknown): Question[] {
  return entriesOf(value).flatMap(({q, a}) =>
    plainText(q) && plainText(a) ? [{question: plainText(q), answer: plainText(a)}] : [],
  )
}
