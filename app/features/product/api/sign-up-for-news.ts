import type {Shop} from '@app/shared/lib/shop-context'

/** Source of a marketing sign-up (rule API-8). */
const SOURCE = 'Web - Notify'

export interface Subscriber {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Phone number; '' when it was not given. */
  readonly phone: string
}

/** Signs up for the newsletter when the shopper chose it with a stock alert. @param token of the bot check */
export async function signUpForNews(
  {api}: Shop,
  {phone, ...person}: Subscriber,
  token: string,
): Promise<void> {
  await api.ocapi('/custom_objects/ocapi/newsletter', {
    query: {
      ...person,
      phone: phone || undefined,
      gRecaptchaResponse: token,
      optIn: 1,
      source: SOURCE,
    },
  })
}
