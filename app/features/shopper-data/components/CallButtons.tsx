import {useEffect, useId} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useConnection} from '@app/shared/lib/connection'
import {showToast} from '@app/shared/ui/toast'
import {disableCalls} from '../model/disable-calls'
import './CallButtons.module.css'

/**
 * Buttons whose press makes a call (`data-call`, app/shared/ui/Button.tsx) are disabled without a connection, with the
 * reason (rule DEVICE-6). In the document, not in each button: no page carries code for it before it is idle.
 */
export function CallButtons() {
  const t = useTranslate()
  const reasonId = useId()
  const {online} = useConnection()
  const reason = t('error.offline')
  useEffect(() => {
    if (online) return undefined
    return disableCalls(reasonId, () => showToast({title: reason, status: 'error'}))
  }, [online, reasonId, reason])
  return online ? null : (
    <p id={reasonId} hidden>
      {reason}
    </p>
  )
}
