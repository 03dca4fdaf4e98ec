import {useEffect} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {stopAsking} from '../public/ask-again'
import {askConsentService, followConsentService} from '../model/consent-service'

interface ConsentServiceProps {
  /** Address of the service. */
  address: string
  /** Hash of its script. */
  integrity: string | undefined
  /** The shopper opened the question from the footer. */
  again: boolean
}

const warn = (error: Error) => console.warn(`Consent service: ${error.message}`)

/**
 * The consent service in place of the shop's own question (rules CONSENT-5 and CONSENT-6). Default export: lazy.
 */
export default function ConsentService({address, integrity, again}: ConsentServiceProps) {
  const t = useTranslate()
  useEffect(followConsentService, [])
  useEffect(() => {
    askConsentService({address, integrity}, false).catch(warn)
  }, [address, integrity])
  useEffect(() => {
    if (!again) return
    stopAsking()
    askConsentService({address, integrity}, true).catch((error: Error) => {
      warn(error)
      showToast({status: 'error', title: t('error.generic')})
    })
  }, [address, integrity, again, t])
  return null
}
