import {isOffline, type ApiFault} from '@common/fault'
import {botCheckMessage} from '@app/features/bot-check/model/bot-check-token'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'

/** Toast of a failed sign-up, with the text of the bot check when that failed, or of a lost connection (rule NEWS-5). */
export function useNewsletterFailure(): (fault: ApiFault) => void {
  const t = useTranslate()
  return (fault) => {
    const message = isOffline() ? 'error.offline' : botCheckMessage(fault)
    showToast({
      status: 'error',
      title: t('newsletter.failure'),
      ...(message && {description: t(message)}),
    })
  }
}
