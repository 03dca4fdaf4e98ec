import type {ContentPage} from '@app/features/content/public/content'
import type {DefinedQuery} from '@app/shared/api/define-query'
import {widgetDataQuery} from '@app/features/content-widgets/api/get-widget-data'
import type {PagePart} from '@app/shared/lib/page'
import type {Shop} from '@app/shared/lib/shop-context'

/** Data of the widgets in a content page: part of the server-rendered page, so that nothing moves. */
export const contentParts = (shop: Shop, query: DefinedQuery<ContentPage>): readonly PagePart[] => [
  {
    ...widgetDataQuery(shop, {source: query}),
    name: 'widgets',
    timeoutMs: 2000,
    cacheableWithout: false,
  },
]
