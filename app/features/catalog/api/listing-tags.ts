import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {CategoryPath} from '../model/category-path'
import {metaTagsOf, type MetaTags} from '@app/shared/lib/meta-tags'
import type {Shop} from '@app/shared/lib/shop-context'
import {categoryOf} from '../model/category'
import {categoryQuery} from './get-category'

/**
 * The meta tags of a category's listing, as far as they differ from the texts of the category (rule SEO-10).
 * @param path ids or slugs of the category
 * @returns an object to spread; empty without tags
 */
export async function listingTags(
  shop: Shop,
  path: CategoryPath,
  {pageMetaTags}: ShopperSearchTypes.ProductSearchResult,
): Promise<{readonly metaTags?: MetaTags}> {
  const {pageTitle, pageDescription} = categoryOf(await categoryQuery(shop, path).queryFn())
  const metaTags = metaTagsOf(pageMetaTags, {title: pageTitle, description: pageDescription})
  return metaTags ? {metaTags} : {}
}
