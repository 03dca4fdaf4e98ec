import * as server from '../components/server-islands'
import {useHasWishes} from '@app/features/wishlist/public/wishes'
import {island} from '@app/shared/ui/island/island'
// The styles of markup whose code comes later.
import '@app/shared/ui/Accordion.module.css'
import '@app/features/law/public/GuaranteeNotice.module.css'
import '@app/features/law/public/SafetyFacts.module.css'
import '../components/ProductDetails.module.css'
import '../components/ProductReading.module.css'
import '../components/ProductStory.module.css'
import '@app/shared/ui/tools.module.css'

/** Parts of a product page below its first view. */
export const MoreWays = island(
  () => import('@app/features/registry/public/MoreWays'),
  server.MoreWays,
)
export const ProductReading = island(
  () => import('../components/ProductReading'),
  server.ProductReading,
)
export const ProductTools = island(
  () => import('../components/ProductTools'),
  server.ProductTools,
  useHasWishes,
)
