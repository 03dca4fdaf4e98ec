import {useCallback, useRef} from 'react'
import {faultFromThrown} from '@app/shared/api/fault'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {faultMessage, type FaultContext} from './model/fault-message'
import {ERROR_TOAST_MS} from './model/toast-durations'

/** Shows whatever a remote call threw as an error toast (spec 8, 9 "Toasts"). */
export function useFaultToast(): (error: unknown, context?: FaultContext) => void {
  const t = useTranslate()
  const latest = useRef(t)
  latest.current = t
  return useCallback((error, context) => {
    const title = faultMessage(faultFromThrown(error), latest.current, context)
    showToast({title, status: 'error', duration: ERROR_TOAST_MS})
  }, [])
}
