import {CODE_MINUTES, type MailPermit} from '../../domains/auth/action-codes'
import type {ShopContext} from '../../domains/baskets/shop-context'
import type {Customer} from '../../domains/customers/customer'
import {addresseeName} from '../../domains/outbox/addressee-name'
import {sendMail} from '../../domains/outbox/send-mail'

/** Creates a code with which a password is set. */
export const resetCode = (
  {site}: Pick<ShopContext, 'site'>,
  permit: MailPermit,
  {login}: Customer,
): string => permit.issueCode({action: 'reset', siteId: site.id, userId: login})

/** Mails a code for a new password to a customer. */
export function mailReset(shop: ShopContext, permit: MailPermit, customer: Customer): void {
  const {email, profile} = customer
  sendMail(shop.db, shop.site, {
    locale: profile.preferredLocale ?? shop.locale,
    to: email,
    template: 'passwordReset',
    values: {
      code: resetCode(shop, permit, customer),
      minutes: CODE_MINUTES.reset,
      ...addresseeName(profile),
    },
  })
}
