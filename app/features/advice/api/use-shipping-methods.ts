import {useProduct} from '@salesforce/commerce-sdk-react'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {escapeReserved} from '@common/api-id'
import {plainText} from '@common/plain-text'
import {includedRateOf} from '@app/features/catalog/public/net-price'

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

const shippingParameters = (productId: string) => ({
  id: escapeReserved(productId),
  expand: ['prices' as const, 'shipping_methods' as const],
  select: '(id,shippingMethods)',
})

const methodsOf = ({shippingMethods = []}: WireProduct): ProductShippingMethod[] =>
  shippingMethods.flatMap(({id, name, description = '', price = 0, ...method}) =>
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

/** The shipping methods of a product (SCAPI Shopper Products, `expand=shipping_methods`). */
export function useShippingMethodsOfProduct(productId: string): {
  readonly methods: readonly ProductShippingMethod[]
  readonly isLoading: boolean
} {
  const {data, isLoading} = useProduct({parameters: shippingParameters(productId)})
  return {methods: data ? methodsOf(data) : [], isLoading}
}
