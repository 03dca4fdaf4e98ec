import {useEffect} from 'react'
import {useAction, type Action} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {activateAccount, requestActivation} from '../api/activate-account'
import styles from './auth.module.css'

const TEXTS = {
  busy: 'auth.activation.busy',
  done: 'auth.activation.done',
  failed: 'auth.activation.failed',
  sent: 'auth.activation.sent',
} as const

/** @param request of another mail, which follows a failed activation */
function stateOf(
  activation: Action<void, unknown>,
  request: Action<void, unknown>,
): keyof typeof TEXTS {
  if (request.done) return 'sent'
  if (activation.done) return 'done'
  return activation.fault && !request.busy ? 'failed' : 'busy'
}

/** Activates an account by the link of its mail, once; an old link offers a new mail. */
export function Activation({email, token}: {email: string; token: string}) {
  const t = useTranslate()
  const shop = useShop()
  const activation = useAction(() => activateAccount(shop, {email, token}), {place: 'beside'})
  const request = useAction(() => requestActivation(shop, email), {place: 'beside'})
  const {run} = activation
  useEffect(() => void run(), [run])
  const state = stateOf(activation, request)
  return (
    <div className={styles.said}>
      {/* Values for a text without arguments would be reported by the formatter. */}
      <p role="status">{state === 'sent' ? t(TEXTS.sent, {email}) : t(TEXTS[state])}</p>
      {state === 'failed' && (
        <Button variant="secondary" size="small" onClick={() => void request.run()}>
          {t('auth.activation.again')}
        </Button>
      )}
    </div>
  )
}
