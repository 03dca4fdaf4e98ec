/** Seconds between attempts to deliver a message; after the last one the sender stops. */
const pauses = [0.5, 2, 8, 30, 120, 600, 1800, 3600, 7200, 14_400]

/** Returns the milliseconds to wait after a number of failed attempts; null when no attempt is left. */
export function pauseAfter(attempts: number): number | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : pause * 1000
}
