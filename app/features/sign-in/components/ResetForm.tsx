import {useShop} from '@app/shared/lib/shop-context'
import {requestNewPassword} from '../api/session-calls'
import {resetRequestFault} from '../model/auth-fault'
import {MailRequestForm} from './MailRequestForm'

/** Asks for a mail with which a new password can be chosen. */
export function ResetForm({onSent}: {onSent: (email: string) => void}) {
  const shop = useShop()
  return (
    <MailRequestForm
      id="reset-email"
      text="auth.reset.text"
      action="auth.reset"
      send={(email) => requestNewPassword(shop, email)}
      textOf={resetRequestFault}
      onSent={onSent}
    />
  )
}
