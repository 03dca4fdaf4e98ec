import {plainText} from '@common/plain-text'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {hitOfProduct} from '@app/features/catalog/public/get-tiles'
import {tileOf, type TileModel} from '@app/features/catalog/public/tile'
import {wishedProductOf, type WishAction} from '@app/features/wishlist-page/public/wished-product'

/** A product in content: its tile, its text and the action of its button. */
export interface WidgetProduct {
  readonly tile: TileModel
  readonly choices: readonly string[]
  readonly summary: string
  /** Add to the cart, choose a variant, or open the page. */
  readonly action: WishAction
  /** Units that the button adds. */
  readonly quantity: number
}

/** A product of Shopper Products in content. */
export function widgetProductOf(
  product: ShopperProductsTypes.Product,
  withPrices: boolean,
): WidgetProduct {
  const {choices, action, minOrderQuantity} = wishedProductOf(product)
  return {
    tile: tileOf(hitOfProduct(product), withPrices),
    choices,
    summary: plainText(product.shortDescription),
    action: withPrices ? action : 'page',
    quantity: minOrderQuantity,
  }
}
