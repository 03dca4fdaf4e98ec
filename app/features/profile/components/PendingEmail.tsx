import {useState} from 'react'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock} from '@app/shared/ui/form/FormFrame'
import {showToast} from '@app/shared/ui/toast'
import {cancelEmailChange} from '../api/email-change'
import {formatExpiry} from '../model/expiry'

/** The address that waits for its confirmation, and the button that takes it back. */
export function PendingEmail({
  pending: {email, expiresAt},
  onCancelled,
}: {
  pending: {readonly email: string; readonly expiresAt: string}
  onCancelled: () => Promise<void>
}) {
  const t = useTranslate()
  const shop = useShop()
  const showFault = useFaultToast()
  const [busy, setBusy] = useState(false)
  const cancel = () => {
    setBusy(true)
    cancelEmailChange(shop)
      .then(onCancelled)
      .then(() => showToast({title: t('profile.email.cancelled'), status: 'info'}))
      .catch(showFault)
      .finally(() => setBusy(false))
  }
  return (
    <FormBlock width="section">
      <p role="status">
        {t('profile.email.pending', {email, time: formatExpiry(expiresAt, shop.locale.id)})}
      </p>
      <Button variant="secondary" busy={busy} onClick={cancel}>
        {t('profile.email.cancel')}
      </Button>
    </FormBlock>
  )
}
