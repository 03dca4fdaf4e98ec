import {useEffect} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {stopAsking} from '../model/ask-again'
import {askConsentService, followConsentService} from '../model/consent-service'

interface ConsentServiceProps {
  /** Address of the service. */
  script: string
  /** The shopper opened the question from the footer. */
  again: boolean
}

const warn = (error: Error) => console.warn(`Consent service: ${error.message}`)

/**
 * The consent service in place of the shop's own question (rules CONSENT-5 and CONSENT-6). Default export: lazy.
 */
export default function ConsentService({script, again}: ConsentServiceProps) {
  const t = useTranslate()
  useEffect(followConsentService, [])
  useEffect(() => {
    askConsentService(script, false).catch(warn)
  }, [script])
  useEffect(() => {
    if (!again) return
    stopAsking()
    askConsentService(script, true).catch((error: Error) => {
      warn(error)
      showToast({status: 'error', title: t('error.generic')})
    })
  }, [script, again, t])
  return null
}
