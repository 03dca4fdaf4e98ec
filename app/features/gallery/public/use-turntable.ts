import {useMemo} from 'react'
import {useProduct} from '@salesforce/commerce-sdk-react'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {escapeReserved} from '@common/api-id'
import {staticPath} from '@app/features/catalog/public/image-paths'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'

/** View type of the turntable frames (rule PROD-9). */
const TURNTABLE_VIEW = '3Dimages'

const turntableParameters = (productId: string) => ({
  id: escapeReserved(productId),
  expand: ['images' as const],
  allImages: true,
  imgTypes: TURNTABLE_VIEW,
  select:
    '(imageGroups.(viewType,images.(link,disBaseLink),variationAttributes.(id,values.(value))))',
})

const colorOf = ({variationAttributes = []}: ShopperProductsTypes.ImageGroup): string =>
  variationAttributes.find(({id}) => id === COLOR_ATTRIBUTE)?.values?.[0]?.value ?? ''

function framesOf({imageGroups = []}: ShopperProductsTypes.Product, color: string): string[] {
  const turns = imageGroups.filter(({viewType}) => viewType === TURNTABLE_VIEW)
  const group = turns.find((turn) => colorOf(turn) === color) ?? turns[0]
  return (group?.images ?? []).map(({disBaseLink, link}) => staticPath(disBaseLink ?? link))
}

const NONE: readonly string[] = []

/** The turntable frames of a colour, in their order; empty when there are none, and until they are there. */
export function useTurntable(
  productId: string,
  color: string,
): {readonly frames: readonly string[]; readonly isError: boolean} {
  const {data, isError} = useProduct(
    {parameters: turntableParameters(productId)},
    {staleTime: STATIC_STALE_TIME_MS},
  )
  const frames = useMemo(() => (data ? framesOf(data, color) : NONE), [data, color])
  return {frames, isError}
}
