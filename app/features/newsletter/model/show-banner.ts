import {NEWSLETTER_HIDDEN_ON} from '@config/newsletter'
import {routeOf} from '@app/shared/lib/route-of'
import {routeNamed, sitePrefixExpression} from '@common/routes'

/**
 * Whether a page has the newsletter banner: not pages with the checkout footer, and not the configured route
 * (rule NEWS-1).
 * @param pathname path with site and locale
 */
export function showsNewsletterBanner(pathname: string): boolean {
  const name = routeOf(pathname)
  if (name && routeNamed(name).footer === 'checkout') return false
  return pathname.replace(sitePrefixExpression, '') !== NEWSLETTER_HIDDEN_ON
}
