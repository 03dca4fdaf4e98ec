import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {scapiId} from '@common/api-id'
import {plainText} from '@common/plain-text'
import {includedRateOf} from '@app/features/catalog/model/net-price'
import type {Shop} from '@app/shared/lib/shop-context'

/** A method of home delivery; the price is in major units, for one unit of the product. */
export interface ProductShippingMethod {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  /** Tax in the price, 0.19 for 19 percent; missing where prices are net. */
  readonly taxRate?: number
}

type WireProduct = ShopperProductsTypes.Product & {
  shippingMethods?: {
    id?: string
    name?: string
    description?: string
    price?: number
    c_taxRate?: unknown
  }[]
}

/** Query for the shipping methods of a product (SCAPI Shopper Products, `expand=shipping_methods`). */
export function shippingMethodsOfProductQuery(shop: Shop, productId: string) {
  const {site, locale, currency} = shop
  return {
    queryKey: ['product-advice', 'shipping-methods', site.id, locale.id, productId],
    queryFn: async (): Promise<ProductShippingMethod[]> => {
      const {shippingMethods = []} = await shop.api.scapi<WireProduct>(
        `/product/shopper-products/v1/organizations/:org/products/${scapiId(productId)}`,
        {query: {expand: 'prices,shipping_methods', currency, select: '(id,shippingMethods)'}},
      )
      return shippingMethods.flatMap(({id, name, description = '', price = 0, ...method}) =>
        id
          ? [
              {
                id,
                name: plainText(name) || id,
                description: description && plainText(description),
                price,
                taxRate: includedRateOf(method),
              },
            ]
          : [],
      )
    },
  }
}
