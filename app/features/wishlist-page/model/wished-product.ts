import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {hitOfProduct} from '@app/features/catalog/model/product-tile'
import {stateOf, tileOf, type TileModel} from '@app/features/catalog/model/tile'

type Product = ShopperProductsTypes.Product

/** What can be done with a wish: put it into the cart, choose first, or look at its page. */
export type WishAction = 'add' | 'choose' | 'page'

/** A wish as its page shows it. */
export interface WishedProduct {
  readonly tile: TileModel
  /** Chosen values in the words of the locale. */
  readonly choices: readonly string[]
  readonly action: WishAction
  /** Units that one order takes at least. */
  readonly minOrderQuantity: number
}

type Values = Readonly<Record<string, string>>

function choicesOf({type, variationAttributes = [], variationValues}: Product): string[] {
  if (!type?.variant) return []
  const chosen = (variationValues ?? {}) as Values
  return variationAttributes.flatMap(({id, values = []}) => {
    const value = chosen[id]
    return value ? [values.find((known) => known.value === value)?.name ?? value] : []
  })
}

/** What has no choice left and can be had goes into the cart; what is made one's own has its page. */
function actionOf(product: Product): WishAction {
  const {type, inventory, c_customizable: customizable, c_redirectLinkPartner: partner} = product
  if (customizable === true || partner || type?.set || type?.bundle) return 'page'
  if (type?.master) return stateOf({...hitOfProduct(product)}) ? 'page' : 'choose'
  return inventory?.orderable ? 'add' : 'page'
}

/** A product of Shopper Products as a wish. */
export function wishedProductOf(product: Product): WishedProduct {
  return {
    tile: tileOf(hitOfProduct(product), true),
    choices: choicesOf(product),
    action: actionOf(product),
    minOrderQuantity: Math.max(1, product.minOrderQuantity ?? 1),
  }
}

/** What stands in the place of a product that the shop does not have any more. */
export const goneProduct = (id: string, name: string): WishedProduct => ({
  tile: {id, name, state: 'discontinued', unlinked: true},
  choices: [],
  action: 'page',
  minOrderQuantity: 1,
})
