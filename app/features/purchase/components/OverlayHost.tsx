import {useEffect, type ComponentType} from 'react'
import loadable from '@loadable/component'
import {useHistory} from 'react-router-dom'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'
import type {PurchaseOverlay, PurchaseOverlayProps} from '../public/overlay-store'

const AddedDialog = lazyOverlay(
  loadable<PurchaseOverlayProps<'added'>>(() => import('./AddedDialog'), {ssr: false}),
)
const BonusDialog = lazyOverlay(
  loadable<PurchaseOverlayProps<'bonus'>>(() => import('./BonusDialog'), {ssr: false}),
)

export interface OverlayHostProps {
  overlay: PurchaseOverlay
  open: boolean
  onClose: () => void
  /** Component of the quick view. */
  quickView: ComponentType<PurchaseOverlayProps<'quickView'>>
}

/**
 * The purchase overlays. A change of page closes them (rule FRAME-13).
 * Default export: loaded with the first one.
 */
export default function OverlayHost(props: OverlayHostProps) {
  const {overlay, open, onClose, quickView: QuickView} = props
  const history = useHistory()
  useEffect(() => {
    let {pathname} = history.location
    return history.listen((location) => {
      if (location.pathname !== pathname) onClose()
      pathname = location.pathname
    })
  }, [history, onClose])
  const frame = {open, onClose}
  switch (overlay.kind) {
    case 'added':
      return <AddedDialog {...frame} overlay={overlay} />
    case 'bonus':
      return <BonusDialog key={overlay.choiceId} {...frame} overlay={overlay} />
    case 'quickView':
      return <QuickView key={overlay.productId} {...frame} overlay={overlay} />
  }
}
