import type {ShopContext} from '../baskets/shop-context'
import {toDecimal} from '../money'
import {sendMail} from '../outbox/send-mail'
import type {Order} from './order'

/**
 * Mails about an order, in the language in which it was placed. They are stored in the order's
 * transaction.
 */

type Shop = Pick<ShopContext, 'db' | 'site'>

const ACCESS_CODE_MINUTES = 15

function addressee({locale, content}: Order) {
  return {locale, to: content.email ?? ''}
}

function money(order: Order, minor: number | null): string {
  const {currency} = order.content
  const amount = toDecimal(minor ?? 0, currency)
  return new Intl.NumberFormat(order.locale ?? 'en', {style: 'currency', currency}).format(amount)
}

/** Sends the confirmation of an accepted order: one placed on account or by card, or one paid later. */
export function sendConfirmation({db, site}: Shop, order: Order): void {
  const {items, totals, billingAddress} = order.content
  sendMail(db, site, {
    ...addressee(order),
    template: 'orderConfirmation',
    values: {
      orderNo: order.orderNo,
      total: money(order, totals.total),
      rows: items.map(({productName, quantity, price}) => ({
        label: `${quantity} × ${productName}`,
        value: money(order, price),
      })),
      ...(billingAddress?.firstName ? {firstName: billingAddress.firstName} : {}),
    },
  })
}

/** Sends the confirmation of a cancellation; `refund` is the refunded amount in minor units. */
export function sendCancellation({db, site}: Shop, order: Order, refund: number): void {
  sendMail(db, site, {
    ...addressee(order),
    template: 'orderCancelled',
    values: {orderNo: order.orderNo, ...(refund > 0 ? {refund: money(order, refund)} : {})},
  })
}

/** Sends the access code of an order to a guest. */
export function sendAccessCode({db, site}: Shop, order: Order, code: string): void {
  sendMail(db, site, {
    ...addressee(order),
    template: 'orderAccessCode',
    values: {code, minutes: ACCESS_CODE_MINUTES, orderNo: order.orderNo},
  })
}
