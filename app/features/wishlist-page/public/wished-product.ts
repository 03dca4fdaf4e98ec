import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {plainText} from '@common/plain-text'
import {hitOfProduct} from '@app/features/catalog/public/get-tiles'
import {tileOf, type TileModel} from '@app/features/catalog/public/tile'

type Product = ShopperProductsTypes.Product

/** Action of a wish: add to the cart, choose a variant, or open its page. */
export type WishAction = 'add' | 'choose' | 'page'

/** Model of a wish on the wish-list page. */
export interface WishedProduct {
  readonly tile: TileModel
  /** Names of the chosen values in the language of the page. */
  readonly choices: readonly string[]
  readonly action: WishAction
  /** Minimum order quantity in units. */
  readonly minOrderQuantity: number
  /** Units that are left, when there are few. */
  readonly left?: number
}

/** Number of units up to which the list says how many are left. */
const FEW = 5

type Values = Readonly<Record<string, string>>

function choicesOf({type, variationAttributes = [], variationValues}: Product): string[] {
  if (!type?.variant) return []
  const chosen = (variationValues ?? {}) as Values
  return variationAttributes.flatMap(({id, values = []}) => {
    const value = chosen[id]
    return value ? [plainText(values.find((known) => known.value === value)?.name) || value] : []
  })
}

/**
 * A product without an open choice that is orderable can be added to the cart; a customizable one links to
 * its page.
 */
function actionOf(product: Product, {state}: TileModel): WishAction {
  const {type, inventory, c_customizable: customizable, c_redirectLinkPartner: partner} = product
  if (customizable === true || partner || type?.set || type?.bundle || state) return 'page'
  if (type?.master) return 'choose'
  return inventory?.orderable ? 'add' : 'page'
}

function leftOf({type, inventory}: Product): Pick<WishedProduct, 'left'> {
  const {orderable, ats = 0} = inventory ?? {}
  return !type?.master && orderable && ats > 0 && ats <= FEW ? {left: ats} : {}
}

/** A product of Shopper Products as a wish. */
export function wishedProductOf(product: Product): WishedProduct {
  const tile = tileOf(hitOfProduct(product), true)
  return {
    tile,
    choices: choicesOf(product),
    action: actionOf(product, tile),
    minOrderQuantity: Math.max(1, product.minOrderQuantity ?? 1),
    ...leftOf(product),
  }
}

/** Placeholder of a product that is no longer sold. */
export const goneProduct = (id: string, name: string): WishedProduct => ({
  tile: {id, name, state: 'discontinued', unlinked: true},
  choices: [],
  action: 'page',
  minOrderQuantity: 1,
})
