import {useCallback, useEffect, useRef} from 'react'
import {faultFromThrown} from '@common/fault'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {faultMessage, type FaultContext} from './model/fault-message'

/** Shows whatever a remote call threw as an error toast (rule ERROR-1; it stays as long as rule FRAME-14 says). */
export function useFaultToast(): (error: unknown, context?: FaultContext) => void {
  const t = useTranslate()
  const latest = useRef(t)
  useEffect(() => {
    latest.current = t
  })
  return useCallback((error, context) => {
    const title = faultMessage(faultFromThrown(error), latest.current, context)
    showToast({title, status: 'error'})
  }, [])
}
