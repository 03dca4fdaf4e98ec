import type {SafeHtml} from './safe-html'

/** Widgets that editors embed in content (rule CONTENT-12). */
export const WIDGETS = [
  'accessories',
  'addToCart',
  'article',
  'cms',
  'fanreel',
  'hotspot',
  'newsletter',
  'product',
  'productinfos',
  'search',
  'store',
  'stylesheet',
] as const

export type WidgetName = (typeof WIDGETS)[number]

/** A labelled point of a picture; coordinates in percent. */
export interface ContentSpot {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly productId?: string
  readonly href?: string
}

/** A widget in a body: rendered by the storefront in the place of its element. */
export interface ContentWidget {
  readonly widget: WidgetName
  /** The `data-` attributes of the element, named as in `dataset`: `data-product-id` is `productId`. */
  readonly options: Readonly<Record<string, string>>
  /** Points of a `hotspot`. */
  readonly spots?: readonly ContentSpot[]
  /** Why the content of a `cms` could not be read. */
  readonly failure?: string
}

/** An element. It has its markup as text, or its children when a widget is among them. */
interface ContentElement {
  readonly tag: string
  /** Attributes by their names in React. */
  readonly attributes: Readonly<Record<string, string>>
  readonly html?: SafeHtml
  readonly children?: readonly ContentNode[]
}

/** Text is a string. */
export type ContentNode = string | ContentElement | ContentWidget

/** Styles of editors, which apply below the element with the class `scope` only. */
interface ContentStyles {
  readonly scope: string
  readonly href: string
}

/** A heading of the second or third level in a body without widgets. */
export interface ContentHeading {
  readonly level: 2 | 3
  /** Id of its element; '' for a third level without one. */
  readonly id: string
  readonly text: string
  /** Where its element begins and ends in the markup; missing inside another element. */
  readonly place?: readonly [start: number, end: number]
}

/** Markup of editors after sanitising. A body without widgets is one text. */
export interface ContentBody {
  readonly html: SafeHtml | null
  readonly headings?: readonly ContentHeading[]
  readonly nodes: readonly ContentNode[] | null
  readonly styles: ContentStyles | null
}

/** Path of the route of our server that answers sanitised content. */
export const CONTENT_PATH = '/services/content'

export const isWidget = (node: ContentNode): node is ContentWidget =>
  typeof node === 'object' && 'widget' in node
