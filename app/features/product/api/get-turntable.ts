import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {escapeReserved} from '@common/api-id'
import {staticPath} from '@app/features/catalog/model/image-paths'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/model/tile'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** View type of the turntable frames (rule PROD-9). */
export const TURNTABLE_VIEW = '3Dimages'

/** Query for the turntable frames of a colour, in their order; empty when there are none. */
export function turntableQuery({api, site, locale}: Shop, productId: string, color: string) {
  return {
    queryKey: ['product', 'turntable', site.id, locale.id, productId, color],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<string[]> => {
      const {imageGroups = []} = await api.clients.of(ShopperProducts).getProduct({
        parameters: {
          id: escapeReserved(productId),
          expand: ['images'],
          allImages: true,
          imgTypes: TURNTABLE_VIEW,
          select:
            '(imageGroups.(viewType,images.(link,disBaseLink),variationAttributes.(id,values.(value))))',
        },
      })
      const turns = imageGroups.filter(({viewType}) => viewType === TURNTABLE_VIEW)
      const colorOf = ({variationAttributes = []}: ShopperProductsTypes.ImageGroup) =>
        variationAttributes.find(({id}) => id === COLOR_ATTRIBUTE)?.values?.[0]?.value ?? ''
      const group = turns.find((turn) => colorOf(turn) === color) ?? turns[0]
      return (group?.images ?? []).map(({disBaseLink, link}) => staticPath(disBaseLink ?? link))
    },
  }
}
