import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {contentDataOf, type ContentResultDocument} from '@app/features/content/model/content-asset'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {sharedRead} from '@app/shared/lib/shared-read'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  navigationOf,
  teaserOf,
  withTeasers,
  type NavigationItem,
  type NavigationTeaser,
} from '../model/navigation'

/** Levels of the category tree that the menu shows below the root. */
const LEVELS = 3
const BANNER_PREFIX = 'banner-'

type Teasers = ReadonlyMap<string, NavigationTeaser>

/** Teasers of the top level: the banners of the categories. The menu works without them. */
async function readTeasers({api}: Shop, items: readonly NavigationItem[]): Promise<Teasers> {
  const ids = items.map(({id}) => BANNER_PREFIX + id)
  if (ids.length === 0) return new Map()
  try {
    const {data = []} = await api.ocapi<ContentResultDocument>(`/content/(${ids.join(',')})`)
    return new Map(
      data.flatMap((asset) => {
        const teaser = teaserOf(contentDataOf(asset))
        return teaser ? [[asset.id.slice(BANNER_PREFIX.length), teaser] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}

async function readNavigation(shop: Shop): Promise<readonly NavigationItem[]> {
  const root = await shop.api.scapi<ShopperProductsTypes.Category>(
    '/product/shopper-products/v1/organizations/:org/categories/root',
    {query: {levels: LEVELS}},
  )
  const items = navigationOf(root)
  return withTeasers(items, await readTeasers(shop, items))
}

/** The menu, from the category tree (SCAPI Shopper Products `getCategory`) and the category banners. */
export function navigationQuery(shop: Shop) {
  const queryKey = ['navigation', shop.site.id, shop.locale.id]
  return {
    queryKey,
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: () => sharedRead(queryKey, () => readNavigation(shop)),
  }
}
