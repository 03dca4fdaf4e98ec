import {encodePart} from '@common/address-part'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {SafeHtml} from '@common/safe-html'
import {readContent} from '@app/features/content/public/content-page'
import type {Shop} from '@app/shared/lib/shop-context'

/**
 * The description of a product (ADR 0014): on the server made from the product, in browsers read from a route of our
 * server, because a browser puts no HTML of an answer of the backend into the page.
 */
export async function readDescription(
  shop: Shop,
  {id, longDescription}: ShopperProductsTypes.Product,
): Promise<SafeHtml | undefined> {
  if (!longDescription) return undefined
  if (shop.safeText) return shop.safeText(longDescription)
  const {html} = await readContent<{html: SafeHtml}>(shop, `/products/${encodePart(id)}`)
  return html
}
