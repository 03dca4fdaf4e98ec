import loadable from '@loadable/component'
import type {PurchaseOverlayProps} from '../public/overlay-store'

export const AddedDialogChunk = loadable<PurchaseOverlayProps<'added'>>(
  () => import('./AddedDialog'),
  {ssr: false},
)
export const BonusDialogChunk = loadable<PurchaseOverlayProps<'bonus'>>(
  () => import('./BonusDialog'),
  {ssr: false},
)
