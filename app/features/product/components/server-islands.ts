import MoreWaysList from '@app/features/registry/public/MoreWays'
import {objectName} from '@app/shared/lib/object-name'
import {cachedComponent} from '@app/shared/ui/CachedFragment'
import ReadingOfProduct from './ProductReading'
import ToolsOfProduct from './ProductTools'

/** What the server renders of the islands; in browsers, `browser-islands.ts` takes the place of this file. */
export const MoreWays = cachedComponent(
  MoreWaysList,
  ({productId, sold, item}) => `${productId} ${sold} ${item !== undefined}`,
)
export const ProductReading = cachedComponent(ReadingOfProduct, ({product}) => objectName(product))
export const ProductTools = cachedComponent(ToolsOfProduct, ({product}) => objectName(product))
