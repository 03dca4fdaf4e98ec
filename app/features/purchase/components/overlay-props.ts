import type {BuyingOverlay} from '../overlay-store'

/** What every overlay of buying is given. */
export interface BuyingOverlayProps<Kind extends BuyingOverlay['kind']> {
  readonly overlay: Extract<BuyingOverlay, {kind: Kind}>
  readonly open: boolean
  readonly onClose: () => void
}
