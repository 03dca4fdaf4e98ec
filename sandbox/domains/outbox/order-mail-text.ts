import {fillText} from '../fill-text'
import type {MailItem, MailRow, MailText} from './mail'
import {writeLetter, type Letter, type OrderTexts} from './mail-texts'
import type {
  OrderMailDelivery,
  OrderMailItem,
  OrderMailLanguage,
  OrderMailValues,
} from './order-mail-values'

/** Composes the mails about orders from the texts of a language. */
export function orderMails(texts: OrderTexts): OrderMailLanguage {
  const {facts, links, letters} = texts
  const itemsOf = (items: readonly OrderMailItem[]): MailItem[] =>
    items.map(({name, quantity, price, picture}) => ({
      name,
      detail: fillText(texts.quantity, {count: quantity}),
      ...(price ? {value: price} : {}),
      ...(picture ? {picture} : {}),
    }))
  const fact = (label: string, lines: readonly string[]): MailRow[] =>
    lines.length > 0 ? [{label, value: lines.join('\n')}] : []
  const delivery = (one: OrderMailDelivery, index: number): MailRow[] =>
    fact(one.isPickup ? facts.store : `${facts.address} ${index + 1}`, [
      ...one.goods,
      ...one.address,
      one.method,
      ...(one.giftMessage ? [`${facts.giftMessage}: ${one.giftMessage}`] : []),
    ])
  const aboutReturn = (
    letter: Letter,
    {refund, isCredit, ...values}: OrderMailValues['orderReturnReceived'],
  ): MailText => ({
    ...writeLetter(letter, {...values, ...(isCredit ? {credit: refund} : {refund})}),
    items: itemsOf(values.items),
    facts: [{label: facts.refund, value: refund}],
    link: seeOrder(values.orderLink),
  })
  const seeOrder = (href: string) => ({label: links.order, href})
  const withdraw = (href: string | undefined) =>
    href === undefined ? [] : [{label: links.withdraw, href}]
  return {
    orderTotals: texts.totals,
    orderConfirmation: (values): MailText => ({
      ...writeLetter(letters.orderConfirmation, values),
      items: itemsOf(values.items),
      rows: values.totals.map(({kind, value, isFree}) => ({
        label: texts.totals[kind],
        value: isFree ? texts.free : value,
        ...(kind === 'total' && {strong: true}),
      })),
      facts: [
        ...(values.deliveries
          ? values.deliveries.flatMap(delivery)
          : [...fact(facts.address, values.address), {label: facts.method, value: values.method}]),
        {label: facts.payment, value: texts.payments[values.payment]},
        ...fact(facts.giftMessage, values.giftMessage ? [values.giftMessage] : []),
      ],
      link: seeOrder(values.orderLink),
      links: [{label: links.cancel, href: values.cancelLink}, ...withdraw(values.withdrawLink)],
    }),
    orderPaymentFailed: (values) => ({
      ...writeLetter(letters.orderPaymentFailed, values),
      items: itemsOf(values.items),
      link: {label: links.cart, href: values.cartLink},
    }),
    orderCancelled: (values) => ({
      ...writeLetter(letters.orderCancelled, values),
      items: itemsOf(values.items),
      link: seeOrder(values.orderLink),
    }),
    orderShipped: (values) => ({
      ...writeLetter(letters.orderShipped, values),
      items: itemsOf(values.items),
      facts: [
        {label: facts.trackingNumber, value: values.trackingNumber},
        ...fact(facts.address, values.address),
      ],
      link: {label: links.track, href: values.trackingLink},
      links: [seeOrder(values.orderLink), ...withdraw(values.withdrawLink)],
    }),
    orderReadyForPickup: (values) => ({
      ...writeLetter(letters.orderReadyForPickup, values),
      items: itemsOf(values.items),
      facts: fact(facts.store, values.store),
      link: seeOrder(values.orderLink),
    }),
    orderReturnAnnounced: (values) => aboutReturn(letters.orderReturnAnnounced, values),
    orderReturnReceived: (values) => aboutReturn(letters.orderReturnReceived, values),
  }
}
