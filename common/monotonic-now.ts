/** Milliseconds of a clock that is never set, for measuring durations; the day's time is `Date.now()`. */
export const monotonicNow = (): number => performance.now()
