import {useProduct} from '@salesforce/commerce-sdk-react'
import {escapeReserved} from '@common/api-id'
import {plainText} from '@common/plain-text'
import {includedRateOf} from '@app/features/catalog/model/net-price'

/** A method of home delivery; the price is in major units, for one unit of the product. */
export interface ProductShippingMethod {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  /** Tax in the price, 0.19 for 19 percent; missing where prices are net. */
  readonly taxRate?: number
}

type Method = NonNullable<
  NonNullable<ReturnType<typeof useProduct>['data']>['shippingMethods']
>[number]

const methodOf = ({
  id,
  name,
  description = '',
  price = 0,
  ...method
}: Method): ProductShippingMethod => ({
  id,
  name: plainText(name) || id,
  description: description && plainText(description),
  price,
  taxRate: includedRateOf(method),
})

/** The shipping methods of a product; undefined while they are loaded, empty when they cannot be. */
export function useProductShippingMethods(
  productId: string,
): readonly ProductShippingMethod[] | undefined {
  const {data, isLoading} = useProduct({
    parameters: {
      id: escapeReserved(productId),
      expand: ['prices', 'shipping_methods'],
      select: '(id,shippingMethods)',
    },
  })
  return isLoading ? undefined : (data?.shippingMethods ?? []).map(methodOf)
}
