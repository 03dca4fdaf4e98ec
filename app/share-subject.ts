import {bannerQuery} from '@app/features/catalog/api/get-banner'
import {categoryQuery} from '@app/features/catalog/api/get-category'
import {readListing} from '@app/features/catalog/public/get-listing'
import {categoryOf} from '@app/features/catalog/public/category'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {contentImage} from '@app/features/content/public/content'
import {homeQuery} from '@app/features/home/api/get-home'
import {productQuery} from '@app/features/product/public/get-product'
import {picturesOf} from '@app/features/product/public/product'
import type {Shop} from '@app/shared/lib/shop-context'

/** What a share image shows: a name and the path of a picture on the static host. */
interface ShareSubject {
  title: string
  picture: string | undefined
}

/** Emotional pictures show more than the product alone. */
const bestPicture = (paths: readonly string[]): string | undefined =>
  paths.find((path) => path.includes('emotional')) ?? paths[0]

/** A category that the content team gave no picture is shown by its first product, if one is found. */
async function firstProduct(shop: Shop, categoryId: string): Promise<string | undefined> {
  const request = parseListingRequest(new URLSearchParams('limit=1'), categoryId)
  const listing = await readListing(shop, request).catch(() => null)
  if (!listing) return undefined
  const {tiles, imageFolder} = listing
  const [tile] = tiles
  const image = tile?.colors?.[tile.color ?? 0]?.image ?? tile?.image
  return image === undefined ? undefined : imageFolder + image
}

/**
 * Reads name and picture of what a page shows, for the picture that other sites show beside a link to it.
 * @param kind `product`, `category`, else the home page
 * @throws ApiFault with status 404 for an unknown product or category
 */
export async function readShareSubject(
  shop: Shop,
  kind: string,
  id: string,
): Promise<ShareSubject> {
  if (kind === 'product') {
    const product = await productQuery(shop, {productId: id}).queryFn()
    return {title: product.name, picture: bestPicture(picturesOf(product, undefined))}
  }
  if (kind === 'category') {
    const [answer, banner] = await Promise.all([
      categoryQuery(shop, [id]).queryFn(),
      bannerQuery(shop, [id]).queryFn(),
    ])
    const category = categoryOf(answer)
    const picture = banner?.image
      ? contentImage(shop, banner.image)
      : await firstProduct(shop, category.id)
    return {title: category.name, picture}
  }
  const {hero} = await homeQuery(shop).queryFn()
  return {title: hero?.title ?? '', picture: hero?.image && contentImage(shop, hero.image)}
}
