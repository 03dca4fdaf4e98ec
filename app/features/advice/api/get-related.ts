import {defineQuery} from '@app/shared/api/define-query'
import {partProductOf} from '@app/features/product/public/build-product'
import {readOffers, readParts} from '@app/features/catalog/public/read-products'
import type {Part} from '@app/features/product/public/product'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Advice} from '@app/features/product/public/advice'

/**
 * Query for the extensions and accessories of a product, in batches, followed by the offers of their
 * variants (rule PROD-18). Products that the site does not sell are left out.
 */
export const {use: useRelated} = defineQuery({
  key: ['product-advice', 'related'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, {needs = [], goesWith = []}: Advice): Promise<Part[]> => {
    const withPrices = !shop.site.isContentOnlySite
    const ids = [...needs, ...goesWith]
    const found = await readParts(shop, ids)
    const variantIds = found.flatMap(({variants = []}) => variants.map((one) => one.productId))
    const variants = withPrices ? await readOffers(shop, variantIds) : []
    return ids.flatMap((id) => {
      const product = found.find((one) => one.id === id)
      return product
        ? [
            {
              product: partProductOf({product, variants, withPrices}),
              quantity: 1,
              role: needs.includes(id) ? ('extension' as const) : ('accessory' as const),
            },
          ]
        : []
    })
  },
  keyOf: ({needs = [], goesWith = []}) => [needs, goesWith],
})
