/**
 * The sandbox's own payment provider. It supports test cards only. Because only the masked number
 * is stored, the last four digits decide the outcome:
 *
 * | number              | brand      | outcome                          |
 * |---------------------|------------|----------------------------------|
 * | 4111 1111 1111 1111 | Visa       | authorized                       |
 * | 5555 5555 5555 4444 | Mastercard | authorized                       |
 * | 3782 822463 10005   | Amex       | authorized                       |
 * | 4000 0000 0000 0002 | Visa       | declined: `card_declined`        |
 * | 4000 0000 0000 9995 | Visa       | declined: `insufficient_funds`   |
 *
 * Every other number that passes the checks of its brand is authorized, as is any expiry date in
 * the future and any security code. Invoices are always accepted.
 */

const declines: Readonly<Record<string, {code: string; message: string}>> = {
  '0002': {code: 'card_declined', message: 'The card was declined.'},
  '9995': {code: 'insufficient_funds', message: 'The card has insufficient funds.'},
}

export interface Authorization {
  authorized: boolean
  /** Result code: `OK`, or the reason of the refusal. */
  code: string
  message: string
}

/** Requests authorization of an amount; `card` is null for methods without a card. */
export function authorize(card: {numberLastDigits: string} | null): Authorization {
  const decline = card && declines[card.numberLastDigits]
  if (decline) return {authorized: false, ...decline}
  return {authorized: true, code: 'OK', message: 'The payment was authorized.'}
}
