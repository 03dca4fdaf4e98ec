import type {MessageId, Translate} from '@app/shared/i18n/messages'

/** Payment method ids of B2C Commerce that need additional input, or have an icon of their own. */
const CREDIT_CARD = 'CREDIT_CARD'
const INVOICE = 'INVOICE'

/** A payment of a basket or an order. */
export interface NamedPayment {
  readonly methodId: string
  /** Text of the payment provider, such as `Visa 1111`. */
  readonly instrument?: string
  /** Last characters of the code of a gift certificate. */
  readonly certificate?: string
  readonly card?: {readonly type: string; readonly lastDigits: string}
}

const METHODS: Readonly<Record<string, MessageId>> = {
  [CREDIT_CARD]: 'checkout.payment.card',
  [INVOICE]: 'checkout.payment.invoice',
}

/** Brand spellings for card type ids of B2C Commerce that differ from them. */
const BRANDS: Readonly<Record<string, string>> = {
  'Master Card': 'Mastercard',
  Amex: 'American Express',
}

/** Card brand and last digits in a text of the payment provider. */
const CARD = /^(.+) (\d{4})$/

/** Display name of a payment; its id when the shop has no name for it. */
export function paymentName(
  {methodId, instrument, card, certificate}: NamedPayment,
  t: Translate,
): string {
  if (certificate !== undefined) return t('payment.gift.name', {digits: certificate})
  if (card) {
    const type = BRANDS[card.type] ?? card.type
    return t('checkout.card.ending', {type, digits: card.lastDigits})
  }
  if (instrument) {
    const [, type, digits] = CARD.exec(instrument) ?? []
    return type && digits ? t('checkout.card.ending', {type, digits}) : instrument
  }
  const id = METHODS[methodId]
  return id ? t(id) : methodId
}
