import loadable from '@loadable/component'
import type {BuyingOverlayProps} from './overlay-props'

export const AddedDialogChunk = loadable<BuyingOverlayProps<'added'>>(
  () => import('./AddedDialog'),
  {ssr: false},
)
export const BonusDialogChunk = loadable<BuyingOverlayProps<'bonus'>>(
  () => import('./BonusDialog'),
  {ssr: false},
)
