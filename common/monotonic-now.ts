/** Milliseconds of a monotonic clock, for measuring durations; the time of day is `Date.now()`. */
export const monotonicNow = (): number => performance.now()
