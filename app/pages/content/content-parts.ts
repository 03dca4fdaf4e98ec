import type {contentPageQuery} from '@app/features/content/public/content-page'
import {widgetDataQuery} from '@app/features/content-widgets/api/get-widget-data'
import type {PagePart} from '@app/shared/lib/page'
import type {Shop} from '@app/shared/lib/shop-context'

/** Data of the widgets in a content page: part of the server-rendered page, so that nothing moves. */
export const contentParts = (
  shop: Shop,
  query: ReturnType<typeof contentPageQuery>,
): readonly PagePart[] => [
  {...widgetDataQuery(shop, query), name: 'widgets', timeoutMs: 2000, cacheableWithout: false},
]
