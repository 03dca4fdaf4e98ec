import {
  type ContentBody,
  type ContentNode,
  type ContentWidget,
  isWidget,
} from '@common/content-body'
import type {ComponentValue, DesignedComponent, DesignedRegion} from '@common/content-document'
import type {ContentPage} from '@app/features/content/public/content'

/** A list of products by a search. */
export interface ProductSearch {
  readonly query?: string
  readonly categoryId?: string
  readonly sort?: string
  readonly limit: number
}

/** What the widgets of a page need to read. */
export interface WidgetRequests {
  readonly products: readonly string[]
  /** Products whose accessories are shown. */
  readonly accessoriesOf: readonly string[]
  readonly articles: readonly string[]
  readonly searches: readonly ProductSearch[]
}

/** Numbers of products of a search: usual and at most. */
const SEARCH_LENGTH = 4
const MAX_SEARCH_LENGTH = 12

const PRODUCT_WIDGETS = new Set(['product', 'productinfos', 'addToCart'])

/** Ids that an editor wrote with commas or blanks between them. */
export const idsIn = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(/[\s,]+/).filter(Boolean)),
]

/** The search of a widget `search`; null without a phrase and without a category. */
export function searchOf({
  query,
  categoryId,
  sort,
  limit,
}: Readonly<Record<string, string>>): ProductSearch | null {
  if (!query && !categoryId) return null
  const length = Number.parseInt(limit ?? '', 10) || SEARCH_LENGTH
  return {
    ...(query && {query}),
    ...(categoryId && {categoryId}),
    ...(sort && {sort}),
    limit: Math.min(Math.max(length, 1), MAX_SEARCH_LENGTH),
  }
}

/** Key of a search in the answers. */
export const searchKey = ({query = '', categoryId = '', sort = '', limit}: ProductSearch): string =>
  [query, categoryId, sort, limit].join('|')

function inNodes(nodes: readonly ContentNode[]): ContentWidget[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return isWidget(node) ? [node] : inNodes(node.children ?? [])
  })
}

const inBody = (body: ContentBody | null): ContentWidget[] => inNodes(body?.nodes ?? [])

function inValue(value: ComponentValue): ContentWidget[] {
  if (typeof value !== 'object' || value === null) return []
  if ('body' in value) return inBody(value.body as ContentBody)
  return Object.values(value as Readonly<Record<string, ComponentValue>>).flatMap(inValue)
}

/** Text of an entry; '' for other kinds of entries. */
const textOf = (value: ComponentValue | undefined): string =>
  typeof value === 'string' ? value : ''

/** Components that show products are widgets with a frame of their own. */
function asWidget({typeId, data}: DesignedComponent): ContentWidget[] {
  const name = typeId.split('.').at(-1)
  if (name === 'productTile') {
    return [{widget: 'product', options: {productId: textOf(data['product'])}}]
  }
  if (name !== 'productCarousel') return []
  const entries = ['query', 'categoryId', 'sort', 'limit'].flatMap((key): [string, string][] => {
    const value = data[key]
    return value === undefined || value === null || value === '' ? [] : [[key, String(value)]]
  })
  return [{widget: 'search', options: Object.fromEntries(entries)}]
}

function inRegions(regions: readonly DesignedRegion[]): ContentWidget[] {
  return regions.flatMap(({components}) =>
    components.flatMap((component) => [
      ...asWidget(component),
      ...Object.values(component.data).flatMap(inValue),
      ...inRegions(component.regions),
    ]),
  )
}

const widgetsOf = (page: ContentPage): ContentWidget[] => {
  if (page.kind === 'asset') return inBody(page.body)
  return page.kind === 'designed' ? inRegions(page.page.regions) : []
}

/** What the widgets of a page need, each once. */
export function widgetRequests(page: ContentPage): WidgetRequests {
  const widgets = widgetsOf(page)
  const idsOf = (named: (widget: ContentWidget) => boolean, option: string): string[] => [
    ...new Set(widgets.filter(named).flatMap(({options}) => idsIn(options[option]))),
  ]
  const searches = widgets.flatMap(({widget, options}) =>
    widget === 'search' ? (searchOf(options) ?? []) : [],
  )
  return {
    products: idsOf(({widget}) => PRODUCT_WIDGETS.has(widget), 'productId'),
    accessoriesOf: idsOf(({widget}) => widget === 'accessories', 'productId'),
    articles: idsOf(({widget}) => widget === 'article', 'contentId'),
    searches: [...new Map(searches.map((one) => [searchKey(one), one])).values()],
  }
}
