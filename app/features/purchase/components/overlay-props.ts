import type {PurchaseOverlay} from '../overlay-store'

/** Props of every purchase overlay. */
export interface PurchaseOverlayProps<Kind extends PurchaseOverlay['kind']> {
  readonly overlay: Extract<PurchaseOverlay, {kind: Kind}>
  readonly open: boolean
  readonly onClose: () => void
}
