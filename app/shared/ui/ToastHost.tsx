import loadable from '@loadable/component'
import {useToasterWanted} from './toast'

const Toaster = loadable(() => import('./overlay/Toaster'), {ssr: false})

/** Place of the toasts in the shell; loads their code when the first one is shown. */
export function ToastHost() {
  return useToasterWanted() ? <Toaster /> : null
}
