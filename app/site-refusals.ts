import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {ShopperSearch} from '@app/generated/commerce/shopper-search'
import {escapeReserved} from '@common/api-id'
import {readInBatches} from '@app/features/catalog/public/read-products'
import {refinedBy} from '@app/features/catalog/public/listing-request'
import {isRefused, metaTagsOf} from '@app/shared/lib/meta-tags'
import type {Shop} from '@app/shared/lib/shop-context'

/** Listings that are read at the same time. */
const CONCURRENCY = 8

type WireTags = ShopperSearchTypes.ProductSearchResult['pageMetaTags']

const refuses = (tags: WireTags): boolean => isRefused(metaTagsOf(tags, {}))

/**
 * The products whose pages a rule of the backend takes out of search engines (rule SEO-10), in the language of `shop`.
 * @throws ApiFault
 */
export async function refusedProducts(
  shop: Shop,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const products = await readInBatches(shop, ids, {
    expand: ['page_meta_tags'],
    select: '(data.(id,pageMetaTags))',
  })
  return new Set(products.filter(({pageMetaTags}) => refuses(pageMetaTags)).map(({id}) => id))
}

/** The tags of a category's first page, which belong to the search for its products. */
async function listingTags({api}: Shop, categoryId: string): Promise<WireTags> {
  const {pageMetaTags} = await api.clients.of(ShopperSearch).productSearch({
    parameters: {
      refine: refinedBy(`cgid=${escapeReserved(categoryId)}`),
      limit: 1,
      expand: ['page_meta_tags'],
      select: '(pageMetaTags)',
    },
  })
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
  for (let start = 0; start < ids.length; start += CONCURRENCY) {
    const batch = ids.slice(start, start + CONCURRENCY)
    const tags = await Promise.all(batch.map((id) => listingTags(shop, id)))
    batch.forEach((id, index) => refuses(tags[index]) && refused.add(id))
  }
  return refused
}
