/** Times for an order without a readable answer, in milliseconds. */
export interface OrderTiming {
  /** Timeout of the order request. */
  readonly answerMs: number
  /** Maximum time after sending within which an order can still be processed: longer than proxy timeouts. */
  readonly runMs: number
  /** Maximum time for which a placed order can be invisible to a look-up. */
  readonly visibleMs: number
  /** Timeout of a look-up. */
  readonly lookUpMs: number
  /** Pauses between two look-ups; the last one repeats. */
  readonly pausesMs: readonly number[]
}

export const ORDER_TIMING: OrderTiming = {
  answerMs: 30_000,
  runMs: 45_000,
  visibleMs: 5000,
  lookUpMs: 8000,
  pausesMs: [500, 1000, 2000, 4000],
}
