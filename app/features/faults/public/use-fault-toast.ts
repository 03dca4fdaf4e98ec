import {faultMessage, isAnnounced, type FaultContext} from './fault-message'
import {faultFromThrown} from '@common/fault'
import {useTranslate} from '@app/shared/i18n/messages'
import {useCallback, useEffect, useRef} from 'react'
import {showToast} from '@app/shared/ui/toast'

/**
 * Shows the error of a remote call as an error toast (rule ERROR-1; its duration is set in
 * rule FRAME-14).
 */
export function useFaultToast(): (error: unknown, context?: FaultContext) => void {
  const t = useTranslate()
  const latest = useRef(t)
  useEffect(() => {
    latest.current = t
  })
  return useCallback((error, context) => {
    const fault = faultFromThrown(error)
    if (isAnnounced(fault)) return
    const title = faultMessage(fault, latest.current, context)
    showToast({title, status: 'error'})
  }, [])
}
