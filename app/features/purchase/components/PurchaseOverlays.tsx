import {useEffect, useState, type ComponentType} from 'react'
import loadable from '@loadable/component'
import {setQuickViewOpener} from '@app/features/catalog/public/use-tile-frame'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'
import {
  closeOverlay,
  openOverlay,
  useOverlay,
  type PurchaseOverlay,
  type PurchaseOverlayProps,
} from '../public/overlay-store'
import type {OverlayHostProps} from './OverlayHost'

const OverlayHost = lazyOverlay(
  loadable<OverlayHostProps>(() => import('./OverlayHost'), {ssr: false}),
)

interface OverlaysProps {
  /** Component of the quick view. It is passed in, since this feature does not depend on product pages. */
  quickView: ComponentType<PurchaseOverlayProps<'quickView'>>
}

/**
 * Keeps the last overlay mounted for its closing transition. Separate from the component that reads the
 * store: React 18 misses changes of a store whose reader sets state while it renders.
 */
function LastOverlay({overlay, quickView}: OverlaysProps & {overlay: PurchaseOverlay | null}) {
  const [last, setLast] = useState(overlay)
  if (overlay && overlay !== last) setLast(overlay)
  return (
    last && (
      <OverlayHost
        open={overlay !== null}
        onClose={closeOverlay}
        overlay={last}
        quickView={quickView}
      />
    )
  )
}

/** Container of the purchase overlays of a page; all of their code loads when the first one opens. */
export function PurchaseOverlays(props: OverlaysProps) {
  useEffect(
    () => setQuickViewOpener((productId) => openOverlay({kind: 'quickView', productId})),
    [],
  )
  return <LastOverlay {...props} overlay={useOverlay()} />
}
