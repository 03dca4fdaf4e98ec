import type {TileRow} from '@app/features/catalog/public/get-tiles'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import type {WidgetProduct} from './widget-product'

/** A teaser of a content page. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly image: string | null
}

/** Data of the widgets of a page, by id; what could not be read is missing, and its widget is not shown. */
export interface WidgetData extends MaybeIncomplete {
  readonly products: Readonly<Record<string, WidgetProduct>>
  readonly accessories: Readonly<Record<string, TileRow>>
  readonly articles: Readonly<Record<string, Article>>
  readonly searches: Readonly<Record<string, TileRow>>
}

/** Data of a page without widgets. */
export const NO_WIDGET_DATA: WidgetData = {
  products: {},
  accessories: {},
  articles: {},
  searches: {},
}
