import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'

/**
 * Link of a mail to a page of the storefront, which redeems a code for the address.
 * @param path such as `/reset-password-landing`
 * @param values the code, by the name that the page gives it, and the email address
 */
export function shopLink(
  {config}: Sandbox,
  site: Pick<Site, 'id' | 'defaultLocale'>,
  path: string,
  {
    locale = site.defaultLocale,
    ...values
  }: {readonly locale?: string; readonly email: string} & (
    | {readonly token: string}
    | {readonly activate: string}
  ),
): string {
  const query = {site: site.id, locale: locale.replace('_', '-'), ...values}
  return `${config.shopUrl}${path}?${new URLSearchParams(query)}`
}
