import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock} from '@app/shared/ui/form/FormFrame'
import {showToast} from '@app/shared/ui/toast'
import {useCancelEmailChange} from '../api/email-change'
import {formatWithWeekday} from '@app/shared/i18n/format-day'

/** A time in ISO 8601 as weekday and time of day in a language, in the time zone of the browser. */
const formatExpiry = (time: string, locale: string): string =>
  formatWithWeekday(new Date(time), locale, {weekday: 'long', hour: 'numeric', minute: '2-digit'})

/** The address that waits for its confirmation, and the button that takes it back. */
export function PendingEmail({
  pending: {email, expiresAt},
  customerId,
}: {
  pending: {readonly email: string; readonly expiresAt: string}
  customerId: string
}) {
  const t = useTranslate()
  const {locale} = useShop()
  const cancelChange = useCancelEmailChange()
  const {busy, run} = useAction(async () => {
    await cancelChange({customerId})
    showToast({title: t('profile.email.cancelled'), status: 'info'})
  })
  return (
    <FormBlock width="section">
      <p role="status">
        {t('profile.email.pending', {email, time: formatExpiry(expiresAt, locale.id)})}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        {t('profile.email.cancel')}
      </Button>
    </FormBlock>
  )
}
