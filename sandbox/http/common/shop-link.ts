import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'

/** Pages of the storefront that mails link to. */
const pages = {
  activation: '/activate-account',
  emailChange: '/confirm-email',
  login: '/passwordless-login-landing',
  reset: '/reset-password-landing',
} as const

/** Link of a mail to a page of the storefront, which redeems the code for the address. */
export function shopLink(
  {config}: Sandbox,
  site: Pick<Site, 'id' | 'defaultLocale'>,
  page: keyof typeof pages,
  {locale = site.defaultLocale, code, email}: {locale?: string; code: string; email: string},
): string {
  const query = new URLSearchParams({
    site: site.id,
    locale: locale.replace('_', '-'),
    ...(page === 'activation' ? {activate: code} : {token: code}),
    email,
  })
  return `${config.shopUrl}${pages[page]}?${query}`
}
