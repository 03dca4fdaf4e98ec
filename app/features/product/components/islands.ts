import * as server from '@app/features/product/components/server-islands'
import {useHasWishes} from '@app/features/wishlist/model/wishlist-store'
import {island} from '@app/shared/ui/island/island'
// The styles of markup whose code comes later.
import '@app/shared/ui/Accordion.module.css'
import './ProductDetails.module.css'
import './ProductReading.module.css'
import './ProductStory.module.css'
import './ProductTools.module.css'

/** Parts of a product page below its first view. */
export const MoreWays = island(() => import('./MoreWays'), server.MoreWays)
export const ProductReading = island(() => import('./ProductReading'), server.ProductReading)
export const ProductTools = island(
  () => import('./ProductTools'),
  server.ProductTools,
  useHasWishes,
)
