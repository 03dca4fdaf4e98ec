import loadable from '@loadable/component'
import type {BuyingOverlayProps} from '@app/features/purchase/components/overlay-props'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'

/** The quick view of a product, whose code loads when it first opens. */
export const QuickView = lazyOverlay(
  loadable<BuyingOverlayProps<'quickView'>>(() => import('./QuickView'), {ssr: false}),
)
