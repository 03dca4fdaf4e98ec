import {defineQuery, type DefinedQuery} from '@app/shared/api/define-query'
import type {ContentPage} from '@app/features/content/public/content'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {KEEP_PAGE_MS, sharedRead} from '@app/shared/lib/shared-read'
import {NO_WIDGET_DATA, type WidgetData} from '../model/widget-data'

const mayHaveWidgets = (page: ContentPage): boolean =>
  page.kind === 'designed' || (page.kind === 'asset' && Boolean(page.body?.nodes))

interface PageWithWidgets {
  readonly source: DefinedQuery<ContentPage>
  /** The page, when it is loaded. */
  readonly page?: ContentPage | undefined
}

/** Data of the widgets in a content page (rule CONTENT-12); the code loads for pages with widgets only. */
export const {query: widgetDataQuery, use: useWidgetData} = defineQuery({
  key: ['content-widgets'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, {source, page}: PageWithWidgets): Promise<WidgetData> => {
    const read = page ?? (await sharedRead(shop, source.queryKey, source.queryFn, KEEP_PAGE_MS))
    if (!mayHaveWidgets(read)) return NO_WIDGET_DATA
    const {readWidgetData} = await import('./read-widget-data')
    return readWidgetData(shop, read)
  },
  keyOf: ({source}) => source.queryKey,
})
