import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {type OcapiDocument, ocapiDocument} from './document'

type Product = ShopperProductsTypes.Product

/** Properties of a product that the Shopper APIs have and OCAPI does not. */
const unknown = [
  'primaryCategory',
  'slugUrl',
  'tieredPrices',
  'priceRanges',
  'pricePerUnitMax',
  'pageMetaTags',
  'fetchDate',
] as const

/**
 * A product as an OCAPI document: links to the products it refers to, and a type on every value of
 * an option. `link` builds the address of a product.
 */
export function ocapiProduct(
  product: Product,
  link: (productId: string) => string,
): OcapiDocument<'product'> {
  return ocapiDocument('product', productMembers(product, link))
}

/** The members of a product nested in another document. */
export function productMembers(product: Product, link: (productId: string) => string): object {
  const {master, variants, variationGroups, setProducts, bundledProducts, options} = product
  const {productPromotions, recommendations, type} = product
  return {
    ...Object.fromEntries(
      Object.entries(product).filter(([name]) => !(unknown as readonly string[]).includes(name)),
    ),
    type: {_type: 'product_type', ...type},
    ...(master ? {master: {...master, link: link(master.masterId)}} : {}),
    ...(variants
      ? {
          variants: variants.map(({tieredPrices: _tiers, ...variant}) => ({
            ...variant,
            link: link(variant.productId),
          })),
        }
      : {}),
    ...(variationGroups
      ? {variationGroups: variationGroups.map((one) => ({...one, link: link(one.productId)}))}
      : {}),
    ...(setProducts ? {setProducts: setProducts.map((one) => productMembers(one, link))} : {}),
    ...(bundledProducts
      ? {
          bundledProducts: bundledProducts.map(({product: part, quantity}) => ({
            product: {_type: 'product', ...productMembers(part, link)},
            quantity,
          })),
        }
      : {}),
    ...(options ? {options: options.map(optionMembers)} : {}),
    ...(productPromotions ? {productPromotions: productPromotions.map((one) => ({...one}))} : {}),
    ...(recommendations
      ? {
          recommendations: recommendations.map((one) => ({
            ...one,
            recommendationType: {_type: 'recommendation_type', ...one.recommendationType},
            recommendedItemLink: link(one.recommendedItemId ?? ''),
          })),
        }
      : {}),
  }
}

function optionMembers({values = [], ...option}: ShopperProductsTypes.Option): object {
  return {...option, values: values.map((value) => ({_type: 'option_value', ...value}))}
}
