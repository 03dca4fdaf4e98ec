import {useEffect, useRef, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {activateAccount, requestActivation} from '../api/activate-account'
import styles from './auth.module.css'

type State = 'busy' | 'done' | 'failed' | 'sent'

const TEXTS = {
  busy: 'auth.activation.busy',
  done: 'auth.activation.done',
  failed: 'auth.activation.failed',
  sent: 'auth.activation.sent',
} as const

/** Activates an account by the link of its mail, once; an old link offers a new mail. */
export function Activation({email, token}: {email: string; token: string}) {
  const t = useTranslate()
  const shop = useShop()
  const [state, setState] = useState<State>('busy')
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    activateAccount(shop, {email, token}).then(
      () => setState('done'),
      () => setState('failed'),
    )
  }, [shop, email, token])
  const again = () => {
    setState('busy')
    requestActivation(shop, email).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }
  return (
    <div className={styles.said}>
      {/* Values for a text without arguments would be reported by the formatter. */}
      <p role="status">{state === 'sent' ? t(TEXTS.sent, {email}) : t(TEXTS[state])}</p>
      {state === 'failed' && (
        <Button variant="secondary" size="small" onClick={again}>
          {t('auth.activation.again')}
        </Button>
      )}
    </div>
  )
}
