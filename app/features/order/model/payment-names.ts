import type {MessageId, Translate} from '@app/shared/i18n/messages'
import {CREDIT_CARD, INVOICE} from './payment-ids'

/** A payment of a basket or an order. */
export interface NamedPayment {
  readonly methodId: string
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

/** Display name of a payment; its id when the shop has no name for it. */
export function paymentName({methodId, card}: NamedPayment, t: Translate): string {
  if (card) {
    const type = BRANDS[card.type] ?? card.type
    return t('checkout.card.ending', {type, digits: card.lastDigits})
  }
  const id = METHODS[methodId]
  return id ? t(id) : methodId
}
