/** Times of an order without a readable answer, milliseconds. */
export interface OrderTiming {
  /** How long the shop waits for the answer to an order. */
  readonly answerMs: number
  /** How long after it was sent an order can still be carried out: longer than proxies wait for it. */
  readonly runMs: number
  /** How long an order that was carried out can stay invisible to a look-up. */
  readonly visibleMs: number
  /** How long the shop waits for the answer to a look-up. */
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
