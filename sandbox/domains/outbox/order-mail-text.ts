import type {MailItem, MailRow, MailText} from './mail'
import type {
  OrderMailDelivery,
  OrderMailItem,
  OrderMailLanguage,
  OrderMailTotal,
  OrderMailValues,
} from './order-mail-values'

/** A part of a mail about an order: subject and paragraphs. */
export interface OrderLetter {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

type Letter<Template extends keyof OrderMailValues> = (
  values: OrderMailValues[Template] & {shop: string},
) => OrderLetter

/** Texts of the mails about orders in one language. */
export interface OrderTexts {
  quantity(count: number): string
  readonly totals: Readonly<Record<OrderMailTotal['kind'], string>>
  readonly facts: {
    readonly address: string
    readonly method: string
    readonly payment: string
    readonly giftMessage: string
    readonly trackingNumber: string
    readonly store: string
    readonly refund: string
  }
  readonly payments: Readonly<Record<OrderMailValues['orderConfirmation']['payment'], string>>
  readonly links: {
    readonly order: string
    readonly cancel: string
    readonly cart: string
    readonly track: string
  }
  readonly letters: {readonly [Template in keyof OrderMailValues]: Letter<Template>}
}

/** Composes the mails about orders from the texts of a language. */
export function orderMails(texts: OrderTexts): OrderMailLanguage {
  const {facts, links, letters} = texts
  const itemsOf = (items: readonly OrderMailItem[]): MailItem[] =>
    items.map(({name, quantity, price, picture}) => ({
      name,
      detail: texts.quantity(quantity),
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
  const seeOrder = (href: string) => ({label: links.order, href})
  return {
    orderTotals: texts.totals,
    orderConfirmation: (values): MailText => ({
      ...letters.orderConfirmation(values),
      items: itemsOf(values.items),
      rows: values.totals.map(({kind, value}) => ({label: texts.totals[kind], value})),
      facts: [
        ...(values.deliveries
          ? values.deliveries.flatMap(delivery)
          : [...fact(facts.address, values.address), {label: facts.method, value: values.method}]),
        {label: facts.payment, value: texts.payments[values.payment]},
        ...fact(facts.giftMessage, values.giftMessage ? [values.giftMessage] : []),
      ],
      link: seeOrder(values.orderLink),
      links: [{label: links.cancel, href: values.cancelLink}],
    }),
    orderPaymentFailed: (values) => ({
      ...letters.orderPaymentFailed(values),
      items: itemsOf(values.items),
      link: {label: links.cart, href: values.cartLink},
    }),
    orderCancelled: (values) => ({
      ...letters.orderCancelled(values),
      items: itemsOf(values.items),
      link: seeOrder(values.orderLink),
    }),
    orderShipped: (values) => ({
      ...letters.orderShipped(values),
      items: itemsOf(values.items),
      facts: [
        {label: facts.trackingNumber, value: values.trackingNumber},
        ...fact(facts.address, values.address),
      ],
      link: {label: links.track, href: values.trackingLink},
      links: [seeOrder(values.orderLink)],
    }),
    orderReadyForPickup: (values) => ({
      ...letters.orderReadyForPickup(values),
      items: itemsOf(values.items),
      facts: fact(facts.store, values.store),
      link: seeOrder(values.orderLink),
    }),
    orderReturnReceived: (values) => ({
      ...letters.orderReturnReceived(values),
      items: itemsOf(values.items),
      facts: [{label: facts.refund, value: values.refund}],
      link: seeOrder(values.orderLink),
    }),
  }
}
