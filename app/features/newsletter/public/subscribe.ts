import type {Shop} from '@app/shared/lib/shop-context'
import {isOffline, type ApiFault} from '@common/fault'
import {botCheckMessage} from '@app/features/scripts/public/use-bot-check'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'

/** Where a sign-up comes from (rule API-8). */
export type NewsletterSource = 'Web - Newsletter' | 'Web - Registration' | 'Web - Notify'

export interface Subscriber {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Phone number of a stock alert; absent when it was not given. */
  readonly phone?: string
}

interface SignUp {
  readonly source: NewsletterSource
  /** Token of the bot check. */
  readonly token: string
  /** Additional data of the sign-up, such as the page that has the form. */
  readonly data?: string
}

/**
 * Signs up for the newsletter (rule NEWS-3). The service mails a link that confirms the address.
 * @throws Error when the service cannot be reached or refuses the sign-up
 */
export async function subscribeToNewsletter(
  {api}: Shop,
  {email, firstName, lastName, phone}: Subscriber,
  {source, token, data}: SignUp,
): Promise<void> {
  const {c_result: result} = await api.ocapi<{c_result?: {success?: boolean; message?: string}}>(
    '/custom_objects/ocapi/newsletter',
    {
      query: {
        email,
        firstName,
        lastName,
        ...(source === 'Web - Notify' ? {phone: phone || undefined} : {optIn: 1, data}),
        gRecaptchaResponse: token,
        source,
      },
    },
  )
  if (result?.success !== true) throw new Error(result?.message ?? 'The sign-up was refused.')
}

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
