import {useMemo} from 'react'
import {useProducts} from '@salesforce/commerce-sdk-react'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {escapeReserved} from '@common/api-id'
import {productOf} from '@app/features/product/public/build-product'
import type {ProductModel} from '@app/features/product/public/product'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {useShop} from '@app/shared/lib/shop-context'

const EXPAND: ShopperProductsTypes.getProductsQueryParameters['expand'] = [
  'availability',
  'promotions',
  'images',
  'prices',
  'variations',
]

const comparedParameters = (ids: readonly string[]) => ({
  ids: ids.map(escapeReserved),
  expand: EXPAND,
  allImages: true,
  imgTypes: 'mainview:1',
  perPricebook: true,
})

/**
 * Products to compare, in the order of the ids, in one call (SCAPI Shopper Products `getProducts`); those of the last ids
 * until they are there. Products that are no longer available are left out.
 */
export function useCompared(ids: readonly string[]): {
  readonly products: readonly ProductModel[] | undefined
  readonly isError: boolean
} {
  const withPrices = !useShop().site.isContentOnlySite
  const {data, isError} = useProducts(
    {parameters: comparedParameters(ids)},
    {keepPreviousData: true, staleTime: STATIC_STALE_TIME_MS},
  )
  const found = useMemo(
    () => data?.data?.map((product) => productOf({product, variants: [], withPrices})),
    [data, withPrices],
  )
  const products = found && ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
  return {products: data && (products ?? []), isError}
}
