import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {COLOR_ATTRIBUTE, tileOf, type TileModel} from './tile'

type Product = ShopperProductsTypes.Product
type Hit = ShopperSearchTypes.ProductSearchHit

/** Tiles and the folder that their pictures are relative to, in the format of `ProductGrid`. */
export interface TileRow {
  readonly tiles: readonly TileModel[]
  readonly imageFolder: string
}

/**
 * First picture of a variant in its colour; for other products, pictures for all colours come before
 * those for one colour.
 */
function leadPicture({imageGroups = [], variationValues}: Product) {
  const own = (variationValues as Readonly<Record<string, string>> | undefined)?.[COLOR_ATTRIBUTE]
  const main = imageGroups.filter(({viewType}) => viewType === 'mainview')
  const ofOwn = main.find(({variationAttributes}) =>
    variationAttributes?.some(
      ({id, values}) => id === COLOR_ATTRIBUTE && values?.some(({value}) => value === own),
    ),
  )
  const group = ofOwn ?? main.find(({variationAttributes}) => !variationAttributes?.length)
  return (group ?? main[0])?.images[0]
}

/** Converts a product of Shopper Products to a search hit. A variant has no attributes left to select. */
export function hitOfProduct(product: Product): Hit {
  const {id, name, inventory, type, variationAttributes, ...rest} = product
  const image = leadPicture(product)
  return {
    ...(rest as unknown as Hit),
    ...(variationAttributes &&
      !type?.variant && {
        variationAttributes: variationAttributes as unknown as Hit['variationAttributes'],
      }),
    productId: id,
    productName: name,
    productType: type as Hit['productType'],
    ...(inventory && {orderable: inventory.orderable}),
    ...(image && {image: image as Hit['image']}),
  }
}

/**
 * Converts products, looked up by id, to a row of tiles in the order of the ids; products that cannot
 * be shown are left out.
 */
export function tileRowOf(
  products: readonly Product[],
  ids: readonly string[],
  withPrices: boolean,
): TileRow {
  const byId = new Map(products.map((product) => [product.id, product]))
  const tiles = ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [tileOf(hitOfProduct(product), withPrices)] : []
  })
  return {tiles, imageFolder: ''}
}
