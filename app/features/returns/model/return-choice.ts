import type {OrderCare} from '@app/features/order/public/order-care'

/** What the shopper chose for one line; a quantity of 0 keeps the line. */
export interface LineChoice {
  readonly quantity: number
  readonly reason: string
}

/** Choices by item id. */
export type ReturnChoice = Readonly<Record<string, LineChoice>>

export interface ReturnRequestLine {
  readonly itemId: string
  readonly quantity: number
  readonly reason: string
}

const chosen = (choice: ReturnChoice) =>
  Object.entries(choice).filter(([, {quantity}]) => quantity > 0)

/** The chosen lines, for the request. */
export const requestLines = (choice: ReturnChoice): ReturnRequestLine[] =>
  chosen(choice).map(([itemId, {quantity, reason}]) => ({itemId, quantity, reason}))

/** Item ids of chosen lines without a reason. */
export const linesWithoutReason = (choice: ReturnChoice): string[] =>
  chosen(choice).flatMap(([itemId, {reason}]) => (reason === '' ? [itemId] : []))

/** Whether a choice returns all goods that are left; the delivery costs are then refunded too. */
export const returnsEverything = ({lines}: OrderCare, choice: ReturnChoice): boolean =>
  lines.every(({itemId, refunds}) => (choice[itemId]?.quantity ?? 0) >= refunds.length)

/**
 * Refund of a choice in major units: the sum of amounts that the backend gave for each quantity
 * (rule ORDER-6).
 */
export function refundOf(care: OrderCare, choice: ReturnChoice): number {
  const goods = care.lines.map(({itemId, refunds}) => {
    const quantity = choice[itemId]?.quantity ?? 0
    return quantity > 0 ? (refunds[quantity - 1] ?? 0) : 0
  })
  if (goods.every((amount) => amount === 0)) return 0
  const delivery = returnsEverything(care, choice) ? care.deliveryRefund : 0
  // Hundredths are exact as integers; no currency of the shop has more decimals.
  return [...goods, delivery].reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}
