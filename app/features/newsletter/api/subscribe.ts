import type {Shop} from '@app/shared/lib/shop-context'

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
