import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {ALWAYS_REFINED} from '@app/features/catalog/model/listing-request'
import {isRefused, metaTagsOf} from '@app/shared/lib/meta-tags'
import type {Shop} from '@app/shared/lib/shop-context'

/** Products of one call; the maximum of Shopper Products. */
const IDS_PER_CALL = 24
/** Listings that are read at the same time. */
const CONCURRENCY = 8

type WireTags = ShopperSearchTypes.ProductSearchResult['pageMetaTags']

const refuses = (tags: WireTags): boolean => isRefused(metaTagsOf(tags, {}))

const batchesOf = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/**
 * The products whose pages a rule of the backend takes out of search engines (rule SEO-10), in the language of `shop`.
 * @throws ApiFault
 */
export async function refusedProducts(
  {api}: Shop,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>()
  for (const batch of batchesOf(ids, IDS_PER_CALL)) {
    const {data = []} = await api.scapi<ShopperProductsTypes.ProductResult>(
      '/product/shopper-products/v1/organizations/:org/products',
      {
        query: {
          ids: batch.join(','),
          expand: 'page_meta_tags',
          select: '(data.(id,pageMetaTags))',
        },
      },
    )
    for (const {id, pageMetaTags} of data) if (refuses(pageMetaTags)) refused.add(id)
  }
  return refused
}

/** The tags of a category's first page, which belong to the search for its products. */
async function listingTags({api}: Shop, categoryId: string): Promise<WireTags> {
  const {pageMetaTags} = await api.scapi<ShopperSearchTypes.ProductSearchResult>(
    '/search/shopper-search/v1/organizations/:org/product-search',
    {
      query: {
        refine: [`cgid=${categoryId}`, ALWAYS_REFINED],
        limit: 1,
        expand: 'page_meta_tags',
        select: '(pageMetaTags)',
      },
    },
  )
  return pageMetaTags
}

/**
 * The categories whose pages a rule of the backend takes out of search engines (rule SEO-10), in the language of `shop`.
 * @throws ApiFault
 */
export async function refusedCategories(
  shop: Shop,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>()
  for (const batch of batchesOf(ids, CONCURRENCY)) {
    const tags = await Promise.all(batch.map((id) => listingTags(shop, id)))
    batch.forEach((id, index) => refuses(tags[index]) && refused.add(id))
  }
  return refused
}
