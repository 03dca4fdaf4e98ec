import {addresseeName, sendLetter} from 'commerce-sandbox/domains/outbox'
import {cancellationTimeZone, formatOrderDate, type Order} from 'commerce-sandbox/domains/orders'
import type {SessionContext} from 'commerce-sandbox/plugin'
import type {WithdrawalRequest, WithdrawalResult} from './withdrawal-service'

interface Statement extends WithdrawalRequest {
  readonly id: string
  /** Goods in words; null for the whole order. */
  readonly words: string | null
  readonly order: Order | undefined
  readonly result: WithdrawalResult | undefined
}

/** What follows, for the paragraphs of the mail: a paragraph is left out when its value is missing. */
function consequences({site}: SessionContext, {order, result}: Statement) {
  if (!order || !result) return {byHand: ''}
  const day = (time: string | undefined) =>
    formatOrderDate(site, order, Date.parse(time ?? new Date().toISOString()))
  switch (result.outcome) {
    case 'cancelled':
      return {cancelledOrder: order.orderNo}
    case 'return': {
      const until = day(result.followUpUntil)
      return result.delivered ? {sendBackBy: until, refundBy: until} : {parcelRefundBy: until}
    }
    case 'late':
      return {endedOn: day(result.endedAt), byHand: ''}
    case 'nothing':
      return {byHand: ''}
  }
}

/**
 * Acknowledges a statement by mail to the address that it names: its content as it was written, with date and time, and
 * for a proven order what follows.
 */
export function acknowledge(context: SessionContext, statement: Statement, now: number): void {
  const {db, site, locale} = context
  const {id, name, email, words, orderNo, order} = statement
  const time = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: cancellationTimeZone(site, order ?? {custom: {}}),
  }).format(now)
  sendLetter(db, site, {
    locale,
    to: email,
    template: 'withdrawalReceived',
    values: {
      reference: id,
      time,
      name,
      ...(words === null ? {wholeOrder: orderNo} : {partOrder: orderNo, goods: words}),
      ...consequences(context, statement),
      ...addresseeName(),
    },
  })
}
