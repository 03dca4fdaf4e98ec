import loadable from '@loadable/component'
import type {PurchaseOverlayProps} from '@app/features/purchase/public/overlay-store'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'

/** Quick view of a product; its code loads when it first opens. */
export const QuickView = lazyOverlay(
  loadable<PurchaseOverlayProps<'quickView'>>(() => import('./QuickView'), {ssr: false}),
)
