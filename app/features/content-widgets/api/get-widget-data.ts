import type {contentPageQuery} from '@app/features/content/public/content-page'
import type {ContentPage} from '@app/features/content/public/content'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {KEEP_PAGE_MS, sharedRead} from '@app/shared/lib/shared-read'
import type {Shop} from '@app/shared/lib/shop-context'
import {NO_WIDGET_DATA, type WidgetData} from '../model/widget-data'

const mayHaveWidgets = (page: ContentPage): boolean =>
  page.kind === 'designed' || (page.kind === 'asset' && Boolean(page.body?.nodes))

/**
 * Data of the widgets in a content page (rule CONTENT-12); the code loads for pages with widgets only.
 * @param query query of the page
 * @param page the page, when it is loaded
 */
export function widgetDataQuery(
  shop: Shop,
  query: ReturnType<typeof contentPageQuery>,
  page?: ContentPage,
) {
  return {
    queryKey: ['content-widgets', ...query.queryKey],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<WidgetData> => {
      const read = page ?? (await sharedRead(shop, query.queryKey, query.queryFn, KEEP_PAGE_MS))
      if (!mayHaveWidgets(read)) return NO_WIDGET_DATA
      const {readWidgetData} = await import('./read-widget-data')
      return readWidgetData(shop, read)
    },
  }
}
