import type {BuyingOverlay} from '../overlay-store'

/** Props of every purchase overlay. */
export interface BuyingOverlayProps<Kind extends BuyingOverlay['kind']> {
  readonly overlay: Extract<BuyingOverlay, {kind: Kind}>
  readonly open: boolean
  readonly onClose: () => void
}
