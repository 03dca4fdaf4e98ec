/** Does all steps of a work that pauses in between; returns its result. */
export function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const {done, value} = steps.next()
    if (done) return value
  }
}
