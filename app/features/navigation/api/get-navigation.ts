import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {
  contentDataOf,
  type ContentAssetDocument,
  type ContentResultDocument,
} from '@app/features/content/model/content-asset'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {readOptional} from '@app/shared/lib/incomplete'
import type {MaybeIncomplete} from '@app/shared/lib/page'
import type {Shop} from '@app/shared/lib/shop-context'
import {
  navigationOf,
  teaserOf,
  withTeasers,
  type NavigationItem,
  type NavigationTeaser,
} from '../model/navigation'

/** SCAPI returns at most two levels of the category tree, and the menu shows three below the root. */
const MOST_LEVELS = 2
const BANNER_PREFIX = 'banner-'

type Category = ShopperProductsTypes.Category

type Teasers = ReadonlyMap<string, NavigationTeaser>

export interface Navigation extends MaybeIncomplete {
  readonly items: readonly NavigationItem[]
}

/** The teaser in an asset; null when its data is invalid, which only the content team can correct. */
function teaserIn(asset: ContentAssetDocument): NavigationTeaser | null {
  try {
    return teaserOf(contentDataOf(asset))
  } catch {
    return null
  }
}

/** Teasers of the top-level entries: the banners of the categories. */
async function readTeasers({api}: Shop, items: readonly NavigationItem[]): Promise<Teasers> {
  const ids = items.map(({id}) => BANNER_PREFIX + id)
  if (ids.length === 0) return new Map()
  const {data = []} = await api.ocapi<ContentResultDocument>(`/content/(${ids.join(',')})`)
  return new Map(
    data.flatMap((asset) => {
      const teaser = teaserIn(asset)
      return teaser ? [[asset.id.slice(BANNER_PREFIX.length), teaser] as const] : []
    }),
  )
}

const CATEGORIES = '/product/shopper-products/v1/organizations/:org/categories'

/** The root with three levels below it: levels two and three are part of their parents, in one request. */
async function readTree({api}: Shop): Promise<Category> {
  const root = await api.scapi<Category>(`${CATEGORIES}/root`, {query: {levels: 1}})
  const ids = (root.categories ?? []).map(({id}) => id)
  if (ids.length === 0) return root
  const {data = []} = await api.scapi<ShopperProductsTypes.CategoryResult>(CATEGORIES, {
    query: {ids: ids.join(','), levels: MOST_LEVELS},
  })
  const byId = new Map(data.map((category) => [category.id, category]))
  return {...root, categories: ids.flatMap((id) => byId.get(id) ?? [])}
}

/** The menu; without its teasers when only the teasers cannot be read. */
async function readNavigation(shop: Shop): Promise<Navigation> {
  const items = navigationOf(await readTree(shop))
  const {value, ...rest} = await readOptional<Teasers>(
    'teasers',
    readTeasers(shop, items),
    new Map(),
  )
  return {items: withTeasers(items, value), ...rest}
}

/** The menu, from the category tree (SCAPI Shopper Products `getCategory`) and the category banners. */
export function navigationQuery(shop: Shop) {
  return {
    queryKey: ['navigation', shop.site.id, shop.locale.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: () => readNavigation(shop),
  }
}
